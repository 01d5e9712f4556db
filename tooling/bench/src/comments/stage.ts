import { sessionCookie } from '@hanji/contract/headers.ts';
import { openDatabase } from '@hanji/server/db/client.ts';
import { openSession } from '@hanji/server/db/session.ts';
import { signIn } from '@hanji/server/http/testing/sign-in.ts';
import { wireHeaders } from '@hanji/server/http/testing/wire-headers.ts';
import { liveHolder } from '@hanji/server/postgres/folder/data-lock.ts';
import { fillManyTitles } from '@hanji/server/testing/many-titles.ts';
import { openFolder, removeFolder, serveHanji } from '@hanji/server/testing/served-process.ts';
import { sqlOn } from '@hanji/server/testing/sql.ts';
import { fillComments } from './fill-comments.ts';

const requestSecret = 'a secret of measurements';

export type Stage = {
  /** Asks a call, as the member or as nobody; gives the milliseconds until its last byte. */
  ask(path: string, asMember: boolean): Promise<number>;
  /** The reader's number of who asks, and the comment in the middle of all. */
  readonly askerId: number;
  readonly middle: { readonly id: number; readonly seconds: number };
  close(): Promise<void>;
};

/** A served process with so many comments on one chapter. */
export async function openStage(count: number): Promise<Stage> {
  const folder = await openFolder();
  const served = await serveHanji({
    HANJI_DATA: folder,
    HANJI_REQUEST_SECRET: requestSecret,
    HANJI_RATE_LIMIT: '0',
    HANJI_LOG_LEVEL: 'warn',
    NODE_ENV: 'production',
  });
  const databaseUrl = (await liveHolder(folder))?.database?.ownerUrl ?? '';
  const database = openDatabase(databaseUrl, { poolSize: 1 });
  const expiresAt = new Date(Date.now() + 24 * 3_600_000);
  const { memberId, token } = await signIn(database.db, { expiresAt });
  await database.close();
  const session = await openSession(databaseUrl);
  const sql = sqlOn(session);
  await fillManyTitles(sql, { titles: 20, chaptersEach: 3 });
  const [own] = await sql`
    insert into reader (kind, member_id) values ('member', ${memberId}::uuid) returning id::int`;
  const askerId = Number(own?.['id']);
  await fillComments(sql, count, askerId);
  const [middle] = await sql`
    select id, floor(extract(epoch from posted_at))::int as seconds from chapter_comment
    order by id offset ${Math.floor(count / 2)} limit 1`;
  await session.end();
  const cookie = { cookie: `${sessionCookie}=${token}` };
  return {
    async ask(path, asMember) {
      const headers = { ...wireHeaders(requestSecret, new Date()), ...(asMember && cookie) };
      const began = performance.now();
      const response = await fetch(`${served.urls['server']}${path}`, { headers });
      const body = await response.text();
      if (!response.ok) throw new Error(`${path}: ${response.status} ${body}`);
      return performance.now() - began;
    },
    askerId,
    middle: { id: Number(middle?.['id']), seconds: Number(middle?.['seconds']) },
    async close() {
      await served.end('SIGTERM');
      await removeFolder(folder);
    },
  };
}
