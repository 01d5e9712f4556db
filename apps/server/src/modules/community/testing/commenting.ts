import { expect } from 'vitest';
import type { Comment, CommentPage, CommentReaction } from '@hanji/contract/entities/community.ts';
import type { CommentOrder } from '@hanji/contract/comment-vocabulary.ts';
import { signIn } from '#http/testing/sign-in.ts';
import { testContext } from '#http/testing/test-api.ts';
import { testNow } from '#http/testing/test-now.ts';
import { asker, type Asked } from '#modules/testing/ask.ts';
import { openTestApi } from '#modules/testing/open-test-api.ts';
import { addChapter, addImage, addTitle } from '#modules/testing/works.ts';
import { freshDatabase } from '#testing/fresh-database.ts';

export type Person = { readonly memberId: string; readonly token: string };

/** The chapter, and two members, of the test that runs. */
type Scene = { chapterId: number; sort: number; minsu: Person; sora: Person };

const nobody: Person = { memberId: '', token: '' };

/** A service in which a title is commented on; `beginAnew` before each test. */
export async function openCommenting() {
  const { db, sql } = await freshDatabase();
  let now = testNow;
  const context = { ...(await testContext(db, { edition: 'ko' })), now: () => now };
  const ask = asker(await openTestApi(context), context);
  const title = await addTitle(db);

  const its: Scene = { chapterId: 0, sort: 0, minsu: nobody, sora: nobody };

  /** Before each test: a chapter without comments, and two members who have written nothing. */
  async function beginAnew(): Promise<void> {
    now = testNow;
    its.sort += 1;
    const thumbnailId = await addImage(db, 'covers');
    const row = { sort: its.sort, name: `${its.sort}화`, thumbnailId };
    its.chapterId = (await addChapter(db, title.id, row)).id;
    its.minsu = await signIn(db, { nickname: '민수' });
    its.sora = await signIn(db, { nickname: '소라' });
  }

  function pass(seconds: number): void {
    now = new Date(now.getTime() + seconds * 1000);
  }

  function post(who: Person | null, comment: string, key?: string): Promise<Asked<Comment>> {
    return ask<Comment>(`/comic/${title.id}/chapter/${its.chapterId}/comment`, {
      form: { comment, ...(key !== undefined && { key }) },
      ...(who && { token: who.token }),
    });
  }

  async function posted(who: Person, comment: string): Promise<number> {
    const { code, data } = await post(who, comment);
    expect(code).toBe(200);
    return data.id;
  }

  async function list(
    order: CommentOrder,
    { who, after }: { who?: Person; after?: string } = {},
  ): Promise<CommentPage> {
    const query = after === undefined ? '' : `?lastRespondedSeqNo=${after}`;
    const path = `/comic/${title.id}/chapter/${its.chapterId}/comment/${order}${query}`;
    const { code, data } = await ask<CommentPage>(path, who ? { token: who.token } : {});
    expect(code).toBe(200);
    return data;
  }

  async function words(order: CommentOrder, who?: Person): Promise<string[]> {
    return (await list(order, who ? { who } : {})).comments.map(({ comment }) => comment);
  }

  function like(who: Person | null, id: number, method: 'POST' | 'DELETE' = 'POST') {
    const token = who ? { token: who.token } : {};
    return ask<CommentReaction>(`/comic/comment/${id}/like`, { method, ...token });
  }

  function report(who: Person, id: number, category = 'spoiler') {
    return ask<null>(`/comic/comment/${id}/report/${category}`, {
      token: who.token,
      form: { remarksDetail: '' },
    });
  }

  function remove(who: Person, id: number, type = 'comic') {
    return ask<null>(`/${type}/comment/${id}`, { method: 'DELETE', token: who.token });
  }

  async function total(): Promise<number> {
    return (await list('recent')).total;
  }
  return {
    db,
    sql,
    context,
    ask,
    title,
    its,
    beginAnew,
    pass,
    post,
    posted,
    list,
    words,
    like,
    report,
    remove,
    total,
  };
}
