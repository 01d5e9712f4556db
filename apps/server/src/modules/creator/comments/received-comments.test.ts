import type { ReceivedComment, ReceivedComments } from '@hanji/contract/entities/creator.ts';
import { expect, it } from 'vitest';
import { signIn } from '#http/testing/sign-in.ts';
import { openDesk } from '#modules/creator/testing/open-desk.ts';

const desk = await openDesk();
const { db, sql, ask, done } = desk;

type Own = Awaited<ReturnType<typeof desk.creator>>;

async function write({ article, title }: Own, count: number): Promise<number[]> {
  const { memberId } = await signIn(db, { nickname: '読者' });
  await sql`insert into reader (kind, member_id) values ('member', ${memberId}::uuid)`;
  const rows = await sql<{ id: number }>`
    insert into challenge_comment (chapter_id, content_id, reader_id, body, posted_at)
    select ${article.chapterId}::int, ${title.contentId}::int, reader.id, 'comment ' || number, now()
    from reader, generate_series(1, ${count}::int) as number
    where member_id = ${memberId}::uuid order by number returning challenge_comment.id`;
  return rows.map(({ id }) => id);
}

it('comments on a creator’s articles are listed to the end, the newest first', async () => {
  const own = await desk.creator();
  const ids = await write(own, 51);
  const { token } = own;
  const first = await done<ReceivedComments>('/manage/comment', { token });
  expect(first.comments.map(({ commentId }) => commentId)).toEqual(ids.toReversed().slice(0, 50));
  expect(first.comments[0]).toMatchObject({
    contentName: own.title.name,
    chapterName: own.article.name,
    nickname: '読者',
    comment: 'comment 51',
    hidden: false,
  });
  const next = `/manage/comment?after=${first.after}&chapterId=${own.article.chapterId}`;
  const second = await done<ReceivedComments>(next, { token });
  expect(second.comments.map(({ commentId }) => commentId)).toEqual([ids[0]]);
  expect(second.after).toBeNull();
});

it('a creator hides a comment from readers, and shows it again', async () => {
  const own = await desk.creator();
  const [id = 0] = await write(own, 1);
  const { token } = own;
  const set = (method: 'POST' | 'DELETE') =>
    done<ReceivedComment>(`/manage/comment/${id}/hide`, { token, method });
  const shown = async () => {
    const rows = await sql<{ count: number }>`select comment_count as count from challenge_chapter
      where id = ${own.article.chapterId}::int`;
    return rows[0]?.count;
  };
  expect(await shown()).toBe(1);
  for (const _ of [1, 2]) expect((await set('POST')).hidden).toBe(true);
  expect(await shown()).toBe(0);
  // The creator goes on seeing it.
  const { comments } = await done<ReceivedComments>('/manage/comment', { token });
  expect(comments.map(({ hidden }) => hidden)).toEqual([true]);
  for (const _ of [1, 2]) expect((await set('DELETE')).hidden).toBe(false);
  expect(await shown()).toBe(1);
});

it('what an operator has hidden, or its writer deleted, is not the creator’s to show', async () => {
  const own = await desk.creator();
  const [hidden = 0, deleted = 0] = await write(own, 2);
  await sql`update challenge_comment set hidden_at = now(), hidden_by = 'operator',
    hidden_reason = 'r' where id = ${hidden}::int`;
  await sql`update challenge_comment set deleted_at = now(), body = '' where id = ${deleted}::int`;
  const { token } = own;
  for (const id of [hidden, deleted]) {
    for (const method of ['POST', 'DELETE'] as const) {
      expect((await ask(`/manage/comment/${id}/hide`, { token, method })).code).toBe(404);
    }
  }
  expect((await done<ReceivedComments>('/manage/comment', { token })).comments).toEqual([]);
});
