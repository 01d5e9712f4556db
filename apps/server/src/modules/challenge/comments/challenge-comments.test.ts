import { beforeEach, describe, expect, it } from 'vitest';
import { reportsThatHide } from '@hanji/domain/challenge/limits.ts';
import type {
  ChallengeComment,
  ChallengeCommentLikes,
  ChallengeCommentPage,
} from '@hanji/contract/entities/challenge-comment.ts';
import { addCreator } from '#modules/challenge/testing/challenge-works.ts';
import { openChallenge } from '#modules/challenge/testing/open-challenge.ts';

const { db, sql, ask, done, title, content, chapter, pass } = await openChallenge();

type Person = Awaited<ReturnType<typeof addCreator>>;

let one = { contentId: 0, chapterId: 0 };
let ren: Person;
let mio: Person;

beforeEach(async () => {
  one = await title();
  [ren, mio] = [await addCreator(db), await addCreator(db)];
});

const path = () => `/challenge/comment/${one.contentId}/${one.chapterId}`;

function post({ token }: Person, comment: string): Promise<ChallengeComment> {
  return done<ChallengeComment>(path(), { form: { comment }, token });
}

function list(query = '', who?: Person): Promise<ChallengeCommentPage> {
  return done<ChallengeCommentPage>(path() + query, who === undefined ? {} : { token: who.token });
}

async function words(query = '', who?: Person): Promise<string[]> {
  return (await list(query, who)).comments.map(({ comment }) => comment);
}

function like({ token }: Person, id: number, method: 'POST' | 'DELETE' = 'POST') {
  return done<ChallengeCommentLikes>(`/challenge/comment/${id}/like`, { method, token });
}

describe('writing', () => {
  it('[B7-054] [B3-005] [B6-010] is a member’s, and answers what was written', async () => {
    await sql`update member set nickname = '蓮' where id = ${ren.memberId}::uuid`;
    const written = await post(ren, '  面白い  ');
    expect(written).toEqual({
      commentId: expect.any(Number) as number,
      contentId: one.contentId,
      chapterId: one.chapterId,
      userId: String(ren.readerId),
      comment: '面白い',
      totalLikes: 0,
      status: 'posted',
      createdAt: expect.any(String) as string,
      updatedAt: written.createdAt,
      nickname: '蓮',
      avatarFilePath: null,
      avatarFileName: null,
    });
    expect((await ask(path(), { form: { comment: 'x' } })).code).toBe(401);
    expect((await content(one)).commentCount).toBe(1);
    const { chapter: shown, readerId } = await chapter(one, { token: ren.token });
    expect([shown.userComments, readerId]).toEqual([[written], written.userId]);
  });

  it('[B7-054] of nothing or too much is refused, and the same again within a minute is one', async () => {
    const { token } = ren;
    expect((await ask(path(), { form: { comment: '  ' }, token })).code).toBe(400);
    expect((await ask(path(), { form: { comment: '長'.repeat(401) }, token })).code).toBe(400);
    const first = await post(ren, '長'.repeat(400));
    expect((await post(ren, '長'.repeat(400))).commentId).toBe(first.commentId);
    pass(61);
    expect((await post(ren, '長'.repeat(400))).commentId).not.toBe(first.commentId);
  });

  it('[B7-054] again under its key, however late, is one, and none where that is gone', async () => {
    const { token } = ren;
    const send = (comment: string) =>
      ask<ChallengeComment>(path(), { form: { comment, key: 'a1b2c3d4e5f6a7b8' }, token });
    const first = await send('面白い');
    pass(3600);
    expect((await send('面白い')).data.commentId).toBe(first.data.commentId);
    expect((await send('別の言葉')).code).toBe(400);
    expect(await words()).toEqual(['面白い']);
    await done(`/challenge/comment/${first.data.commentId}`, { method: 'DELETE', token });
    expect((await send('面白い')).code).toBe(404);
    expect(await words()).toEqual([]);
  });

  it('is not where the creator takes none', async () => {
    await sql`update challenge_title set comment_enabled = false where id = ${one.contentId}`;
    const { token } = ren;
    expect((await ask(path(), { form: { comment: 'x' }, token })).code).toBe(404);
    expect((await ask(path())).code).toBe(404);
    expect((await chapter(one)).chapter).toMatchObject({ commentEnabled: false });
  });
});

describe('the list', () => {
  it('[B7-053] [B4-012] has the newest or the most liked first, of those alike the newest, by pages', async () => {
    for (const said of ['一', '二', '三', '四']) {
      pass(1);
      await post(ren, said);
    }
    const [, third, second] = (await list()).comments;
    await like(mio, second?.commentId ?? 0);
    await like(mio, third?.commentId ?? 0);
    await like(ren, second?.commentId ?? 0);
    expect(await words()).toEqual(['四', '三', '二', '一']);
    expect(await words('?orderType=likes')).toEqual(['二', '三', '四', '一']);
    const page = await list('?pageSize=3&pageNo=1');
    expect(page.comments.map(({ comment }) => comment)).toEqual(['一']);
    expect(page.page).toEqual({ pageNo: 1, pageSize: 3, hasNext: false, total: 4 });
    expect((await list('', ren)).readerId).toBe(String(ren.readerId));
    expect((await list()).readerId).toBeNull();
    const { userComments } = (await chapter(one)).chapter;
    expect(userComments.map(({ comment }) => comment)).toEqual(['二', '三', '四', '一']);
  });

  it('leaves out whom a reader has blocked', async () => {
    await post(ren, '騒がしい');
    await done(`/comment/author/${ren.readerId}/block`, { method: 'POST', token: mio.token });
    expect(await words('', mio)).toEqual([]);
    expect(await words()).toEqual(['騒がしい']);
  });
});

describe('a like of a comment', () => {
  it('[B7-055] counts once a member, can be taken back, and wins over a chapter’s id', async () => {
    const { commentId } = await post(ren, 'いいね');
    expect(await like(mio, commentId)).toEqual({ totalLikes: 1, status: 'liked' });
    expect(await like(mio, commentId)).toEqual({ totalLikes: 1, status: 'liked' });
    expect((await list('', mio)).comments[0]).toMatchObject({ status: 'liked', totalLikes: 1 });
    expect((await list('', ren)).comments[0]).toMatchObject({ status: 'posted', totalLikes: 1 });
    expect(await like(mio, commentId, 'DELETE')).toEqual({ totalLikes: 0, status: 'posted' });
    const visitor = await ask(`/challenge/comment/${commentId}/like`, { method: 'POST' });
    expect(visitor.code).toBe(401);
  });
});

describe('deleting', () => {
  it('[B7-056] takes one’s own words away, and nobody else’s', async () => {
    const { commentId } = await post(ren, 'まちがい');
    const remove = ({ token }: Person) =>
      ask(`/challenge/comment/${commentId}`, { method: 'DELETE', token });
    expect((await remove(mio)).code).toBe(403);
    expect((await remove(ren)).code).toBe(200);
    expect((await remove(ren)).code).toBe(404);
    expect(await words()).toEqual([]);
    expect((await content(one)).commentCount).toBe(0);
    expect(await sql`select body from challenge_comment where id = ${commentId}`).toEqual([
      { body: '' },
    ]);
  });
});

describe('a report of a comment', () => {
  const form = { remarksDetail: '' };

  it('[B7-057] hides its words from who reported it, once, and is not of one’s own', async () => {
    const { commentId } = await post(ren, 'ネタバレ');
    const report = ({ token }: Person) =>
      ask(`/challenge/comment/${commentId}/report/spoiler`, { form, token });
    expect((await report(ren)).code).toBe(403);
    expect((await report(mio)).code).toBe(200);
    expect((await report(mio)).code).toBe(409);
    expect((await list('', mio)).comments).toMatchObject([{ status: 'reported', comment: '' }]);
    expect(await words()).toEqual(['ネタバレ']);
  });

  it('[B7-057] of enough members hides its words from everybody', async () => {
    const { commentId } = await post(ren, 'ひどい');
    for (let said = 0; said < reportsThatHide.comment; said += 1) {
      const { token } = await addCreator(db);
      await done(`/challenge/comment/${commentId}/report/abuse`, { form, token });
    }
    expect((await list()).comments).toMatchObject([{ status: 'reported', comment: '' }]);
    expect((await chapter(one)).chapter.userComments).toEqual([]);
    expect((await content(one)).commentCount).toBe(0);
  });
});
