import { expect, it } from 'vitest';
import { forgetMember } from '#modules/readers/forget-member.ts';
import { addCreator } from '#modules/challenge/testing/challenge-works.ts';
import { openChallenge } from '#modules/challenge/testing/open-challenge.ts';

const { db, sql, ask, done, title, content } = await openChallenge();

type Person = Awaited<ReturnType<typeof addCreator>>;
type Titled = { readonly contentId: number; readonly chapterId: number };

/** Whatever a reader can do with a title. */
async function live({ token }: Person, { contentId, chapterId }: Titled): Promise<void> {
  const path = `/challenge/content/${contentId}/${chapterId}`;
  await done(`${path}/read?imageId=1-0&fraction=0.5&share=0.5`, { method: 'POST', token });
  await done(`${path}/like`, { method: 'POST', token });
  await done(`${path}/report/other`, { form: { remarksDetail: '' }, token });
  await done('/challenge/subscribe', { form: { contentId: String(contentId) }, token });
  const form = { comment: '言葉' };
  await done(`/challenge/comment/${contentId}/${chapterId}`, { form, token });
}

async function likeFirst({ token }: Person, { contentId }: Titled): Promise<void> {
  const [row] = await sql<{
    id: number;
  }>`select id from challenge_comment where content_id = ${contentId}
    order by id limit 1`;
  await done(`/challenge/comment/${row?.id}/like`, { method: 'POST', token });
  await done(`/challenge/comment/${row?.id}/report/abuse`, {
    form: { remarksDetail: '' },
    token,
  });
}

it('who is forgotten leaves likes and reports without a name, and takes titles and words along', async () => {
  const one = await title();
  const [gone, other] = [await addCreator(db), await addCreator(db)];
  await live(other, one);
  await live(gone, one);
  await likeFirst(gone, one);
  const own = await title();
  await sql`update challenge_title set reader_id = ${gone.readerId} where id = ${own.contentId}`;
  await forgetMember(db, gone.memberId);
  expect(await content(one)).toMatchObject({ totalLikes: 2, commentCount: 1, subscribedCount: 1 });
  expect((await ask(`/challenge/content/${own.contentId}`)).code).toBe(404);
  const of = async (table: string) =>
    (await db.$client.query(`select from ${table} where reader_id = $1`, [gone.readerId])).rowCount;
  for (const table of ['like', 'comment', 'comment_like', 'comment_report', 'report', 'title']) {
    expect(await of(`challenge_${table}`), table).toBe(0);
  }
  const reports = await sql`select from challenge_report where content_id = ${one.contentId}`;
  expect(reports).toHaveLength(2);
});
