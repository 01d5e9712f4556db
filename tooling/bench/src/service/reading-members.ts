import type { Database } from '@hanji/server/db/client.ts';
import { sessionCookie } from '@hanji/contract/headers.ts';
import { signIn } from '@hanji/server/http/testing/sign-in.ts';
import { sqlOf } from '@hanji/server/testing/sql.ts';

/** Members of whom each has read one chapter more of a title than the one before: their cookies. */
export async function addReadingMembers(
  db: Database,
  contentId: number,
  count: number,
): Promise<{ readonly cookie: string }[]> {
  const sql = sqlOf(db);
  const cookies: { readonly cookie: string }[] = [];
  for (let chapters = 1; chapters <= count; chapters += 1) {
    const expiresAt = new Date(Date.now() + 3_600_000);
    const { memberId, token } = await signIn(db, { expiresAt });
    await sql`
      with written as (
        insert into reader (kind, member_id) values ('member', ${memberId}) returning id
      )
      insert into chapter_reading (reader_id, content_id, chapter_id, opened_at, read_at, finished_at)
      select written.id, content_id, chapter.id, now(), now(), now()
      from written, chapter where content_id = ${contentId} and sort <= ${chapters}`;
    cookies.push({ cookie: `${sessionCookie}=${token}` });
  }
  return cookies;
}
