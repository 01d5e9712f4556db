import { describe, expect, it } from 'vitest';
import type {
  ChallengeHistoryPage,
  ChallengeChapterLikes,
} from '@hanji/contract/entities/challenge.ts';
import { reportsThatHide } from '@hanji/domain/challenge/limits.ts';
import { addCreator } from '#modules/challenge/testing/challenge-works.ts';
import { openChallenge } from '#modules/challenge/testing/open-challenge.ts';

const { db, sql, ask, done, title, content, chapter, pass } = await openChallenge();

type Titled = { readonly contentId: number; readonly chapterId: number };

function pathOf({ contentId, chapterId }: Titled): string {
  return `/challenge/content/${contentId}/${chapterId}`;
}

async function views({ contentId }: Titled): Promise<number> {
  return (await sql`select from challenge_view where content_id = ${contentId}`).length;
}

describe('reading a chapter', () => {
  it('[B7-047] [B7-051] [B3-002] [B3-004] is recorded with the place, which holds while its images do', async () => {
    const one = await title();
    const { token } = await addCreator(db);
    const query = '?imageId=2-0&fraction=0.5&share=0.75';
    await done(`${pathOf(one)}/read${query}`, { method: 'POST', token });
    const activity = {
      subscribed: false,
      lastReadChapterId: one.chapterId,
      lastReadChapterLocator: { imageId: '2-0', fraction: 0.5, share: 0.75 },
      lastReadAt: expect.any(String) as string,
    };
    expect((await content(one, { token })).activity).toEqual(activity);
    await done(`${pathOf(one)}/read`, { method: 'POST', token });
    expect((await chapter(one, { token })).chapter.activity).toEqual(activity);
    await sql`update challenge_chapter set version = 'redrawn' where id = ${one.chapterId}`;
    expect((await content(one, { token })).activity).toEqual({
      ...activity,
      lastReadChapterLocator: null,
    });
  });

  it('counts once a reader and a day of Tokyo, and tells nobody else', async () => {
    const one = await title({}, 1);
    const [reader, other] = [await addCreator(db), await addCreator(db)];
    for (let times = 0; times < 3; times += 1) {
      await done(`${pathOf(one)}/read`, { method: 'POST', token: reader.token });
    }
    expect(await views(one)).toBe(1);
    await done(`${pathOf(one)}/read`, { method: 'POST' });
    await done(`${pathOf(one)}/read`, { method: 'POST' });
    expect(await views(one)).toBe(2);
    // Noon in Tokyo: its midnight is twelve hours away.
    pass(12 * 3600 - 1);
    await done(`${pathOf(one)}/read`, { method: 'POST', token: reader.token });
    expect(await views(one)).toBe(2);
    pass(1);
    await done(`${pathOf(one)}/read`, { method: 'POST', token: reader.token });
    expect(await views(one)).toBe(3);
    expect((await content(one, { token: other.token })).activity.lastReadChapterId).toBeNull();
  });

  it('of a chapter that there is not is 404, and a place that is none is refused', async () => {
    const one = await title();
    const path = pathOf({ ...one, chapterId: 2_000_000_000 });
    expect((await ask(`${path}/read`, { method: 'POST' })).code).toBe(404);
    expect((await ask(`${pathOf(one)}/read?share=2`, { method: 'POST' })).code).toBe(400);
  });

  it('[B7-046] stands in the history, the last first, each title once, and wins over an id', async () => {
    const [one, two] = [await title({ name: '一' }, 2), await title({ name: '二' })];
    const { token } = await addCreator(db);
    const read = async (each: Titled) => {
      pass(1);
      await done(`${pathOf(each)}/read`, { method: 'POST', token });
    };
    await read(one);
    await read(two);
    await read({ ...one, chapterId: one.chapterIds[1] ?? 0 });
    const history = (query = '') =>
      done<ChallengeHistoryPage>(`/challenge/content/history${query}`, { token });
    expect((await history()).contents).toMatchObject([
      { name: '一', lastReadChapterId: one.chapterIds[1], lastReadChapterName: '第2話' },
      { name: '二', lastReadChapterId: two.chapterId, checked: true, withdrawn: false },
    ]);
    const page = await history('?pageNo=1&pageSize=1');
    expect(page.contents).toMatchObject([{ name: '二' }]);
    expect(page.page).toEqual({ pageNo: 1, pageSize: 1, hasNext: false });
    await sql`update challenge_title set hidden_at = now() where id = ${two.contentId}`;
    expect((await history()).contents[1]).toMatchObject({
      name: '二',
      withdrawn: true,
      description: '',
    });
    expect((await ask('/challenge/content/history')).code).toBe(401);
  });
});

describe('a like', () => {
  it('[B7-049] counts once a member, however often and from where it is given, and can be taken back', async () => {
    const one = await title();
    const [reader, other] = [await addCreator(db), await addCreator(db)];
    const like = (token: string, method: 'POST' | 'DELETE' = 'POST') =>
      done<ChallengeChapterLikes>(`${pathOf(one)}/like`, { method, token });
    const answers = await Promise.all(Array.from({ length: 5 }, () => like(reader.token)));
    expect(new Set(answers.map(({ totalLikes }) => totalLikes))).toEqual(new Set([1]));
    expect(await like(other.token)).toEqual({ totalLikes: 2, liked: true });
    expect((await chapter(one, { token: other.token })).chapter).toMatchObject({
      liked: true,
      totalLikes: 2,
    });
    expect((await content(one)).totalLikes).toBe(2);
    expect(await like(other.token, 'DELETE')).toEqual({ totalLikes: 1, liked: false });
    expect(await like(other.token, 'DELETE')).toEqual({ totalLikes: 1, liked: false });
    expect((await chapter(one, { token: other.token })).chapter.liked).toBe(false);
    expect((await ask(`${pathOf(one)}/like`, { method: 'POST' })).code).toBe(401);
  });
});

describe('a report', () => {
  const form = { remarksDetail: '  写しです ' };

  it('[B7-050] is kept once a member with its words, and not of one’s own', async () => {
    const one = await title();
    const { token, readerId } = await addCreator(db);
    const path = `${pathOf(one)}/report/copyright`;
    await done(path, { form, token });
    expect((await ask(path, { form, token })).code).toBe(409);
    expect(
      await sql`select reader_id::int, category, remarks from challenge_report
        where content_id = ${one.contentId}`,
    ).toEqual([{ reader_id: readerId, category: 'copyright', remarks: '写しです' }]);
    expect((await ask(path, { form, token: one.creator.token })).code).toBe(403);
    expect((await ask(path, { form })).code).toBe(401);
    expect((await ask(`${pathOf(one)}/report/boring`, { form, token })).code).toBe(404);
  });

  it('[B7-050] hides the title once enough members said so, two of one member counting once', async () => {
    const one = await title({}, 2);
    const other = { ...one, chapterId: one.chapterIds[1] ?? 0 };
    const report = async (each: Titled, token: string) =>
      done(`${pathOf(each)}/report/sexual`, { form, token });
    const first = await addCreator(db);
    await report(one, first.token);
    await report(other, first.token);
    for (let more = 2; more < reportsThatHide.title; more += 1) {
      await report(one, (await addCreator(db)).token);
    }
    expect((await content(one)).contentId).toBe(one.contentId);
    await report(one, (await addCreator(db)).token);
    expect((await ask(`/challenge/content/${one.contentId}`)).code).toBe(404);
  });
});
