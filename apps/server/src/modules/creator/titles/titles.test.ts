import sharp from 'sharp';
import type { OwnTitle, OwnTitles, TitleActivity } from '@hanji/contract/entities/creator.ts';
import { describe, expect, it } from 'vitest';
import { signIn } from '#http/testing/sign-in.ts';
import { encoded } from '#ingest/testing/pictures.ts';
import { bodyOf, draft, openDesk } from '#modules/creator/testing/open-desk.ts';

const desk = await openDesk();
const { db, sql, ask, done } = desk;

async function begin(token: string): Promise<OwnTitle> {
  return done<OwnTitle>('/manage/title', { token, json: draft });
}

describe('a title', () => {
  it('[B1-019] is begun, stands in the list, is opened and changed', async () => {
    const { token } = await signIn(db);
    const begun = await begin(token);
    expect(begun).toMatchObject({ ...draft, genres: ['mystery', 'drama'], revision: 1 });
    expect(begun).toMatchObject({ listed: false, publishedAt: null, cover: null, articleCount: 0 });
    const path = `/manage/title/${begun.contentId}`;
    const json = { ...draft, name: '  図書館の朝 ', completed: true, revision: 1 };
    const changed = await done<OwnTitle>(path, { token, method: 'PUT', json });
    expect(changed).toMatchObject({ name: '図書館の朝', completed: true, revision: 2 });
    expect(await done<OwnTitle>(path, { token })).toEqual(changed);
    const { titles, limits } = await done<OwnTitles>('/manage/title', { token });
    expect(titles).toEqual([changed]);
    expect(limits).toEqual({
      kinds: ['jpeg', 'png', 'webp', 'gif', 'zip'],
      maxFileBytes: 20_971_520,
      maxFilePixels: 100_000_000,
      maxImages: 300,
      maxChapterBytes: 524_288_000,
      maxTotalBytes: 21_474_836_480,
      partBytes: 2_097_152,
      keptHours: 24,
    });
  });

  it.each([
    { name: '' },
    { name: 'あ'.repeat(51) },
    { genres: [] },
    { genres: ['gag', 'gag'] },
    { primaryGenre: 'gag' },
  ])('with %j is refused', async (wrong) => {
    const { token } = await signIn(db);
    const { code } = await ask('/manage/title', { token, json: { ...draft, ...wrong } });
    expect(code).toBe(400);
    expect((await done<OwnTitles>('/manage/title', { token })).titles).toEqual([]);
  });

  it('that was changed in another window is not overwritten: 409 with what it is by now', async () => {
    const { token } = await signIn(db);
    const { contentId } = await begin(token);
    const change = (name: string) =>
      ask<OwnTitle>(`/manage/title/${contentId}`, {
        token,
        method: 'PUT',
        json: { ...draft, name, revision: 1 },
      });
    const answers = await Promise.all([change('一'), change('二'), change('三')]);
    const [kept, ...others] = answers.filter(({ code }) => code === 200);
    expect(others).toEqual([]);
    const lost = answers.filter(({ code }) => code === 409);
    const newer = { newerTitle: kept?.data };
    expect(lost.map(({ data }) => data)).toEqual([newer, newer]);
    expect(await done<OwnTitle>(`/manage/title/${contentId}`, { token })).toEqual(kept?.data);
  });

  it('of a creator who begins many at once stays within the most that one has', async () => {
    const { token } = await signIn(db);
    const first = await begin(token);
    await sql`insert into challenge_title (reader_id, name, genre_ids, created_at, updated_at)
      select reader_id, name, genre_ids, now(), now() from challenge_title, generate_series(1, 97)
      where id = ${first.contentId}::int`;
    const more = Array.from({ length: 4 }, () => ask('/manage/title', { token, json: draft }));
    const codes = (await Promise.all(more)).map(({ code }) => code);
    expect(codes.filter((code) => code === 200)).toHaveLength(2);
    expect(codes.filter((code) => code === 409)).toHaveLength(2);
  });

  it('that is deleted is gone from the desk, while its row and its articles stay', async () => {
    const { token, title, article, path } = await desk.creator();
    await desk.send({ token, path }, { name: '1.png', bytes: await encoded(300, 300) });
    const json = { revision: 1, publishAt: null };
    await done(`${path}/publish`, { token, json });
    const own = `/manage/title/${title.contentId}`;
    expect((await ask(`${own}?revision=7`, { token, method: 'DELETE' })).code).toBe(409);
    await done(`${own}?revision=1`, { token, method: 'DELETE' });
    for (const gone of [own, path, `/manage/article/${title.contentId}`]) {
      expect((await ask(gone, { token })).code).toBe(404);
    }
    const rows = await sql`select status, listed from challenge_chapter
      join challenge_title on challenge_title.id = content_id
      where challenge_chapter.id = ${article.chapterId}::int`;
    expect(rows).toEqual([{ status: 'withdrawn', listed: false }]);
  });

  it('that is suspended or under review says so to its creator, and why', async () => {
    const { token } = await signIn(db);
    const { contentId } = await begin(token);
    await sql`update challenge_title set suspended_at = now(), suspended_by = 'sujin',
      suspended_reason = '無断転載' where id = ${contentId}::int`;
    const title = await done<OwnTitle>(`/manage/title/${contentId}`, { token });
    expect(title).toMatchObject({ suspended: true, suspendedReason: '無断転載', listed: false });
    expect(title.underReview).toBe(false);
    await sql`update challenge_title set hidden_at = now() where id = ${contentId}::int`;
    const reviewed = await done<OwnTitle>(`/manage/title/${contentId}`, { token });
    expect(reviewed.underReview).toBe(true);
  });
});

describe('a cover', () => {
  const crop = { left: 100, top: 0, width: 450, height: 600 };

  async function set(token: string, contentId: number, bytes: Uint8Array, more = {}) {
    const words = Object.fromEntries(
      Object.entries({ ...crop, revision: 1, ...more }).map(([key, value]) => [key, String(value)]),
    );
    const parts = bodyOf('image', bytes, words);
    return ask<OwnTitle>(`/manage/title/${contentId}/image/cover`, { token, parts });
  }

  it('is cut out of a picture, which is not kept, and seen by everybody', async () => {
    const { token } = await signIn(db);
    const { contentId } = await begin(token);
    const { code, data } = await set(token, contentId, await encoded(800, 600));
    expect(code).toBe(200);
    expect(data).toMatchObject({ revision: 2, square: null });
    const response = await desk.api.inject({ url: data.cover?.url ?? '' });
    const facts = await sharp(response.rawPayload).metadata();
    expect([facts.width, facts.height]).toEqual([450, 600]);
    expect(await desk.stored('uploads/')).toEqual([]);
    // On the revision that it has no more it is not cut again.
    expect((await set(token, contentId, await encoded(800, 600))).code).toBe(409);
    expect(await desk.stored('uploads/')).toEqual([]);
  });

  it.each([
    ['outside of the picture', { left: 351 }, 400],
    ['of another shape', { width: 500 }, 400],
    ['too small', { width: 60, height: 80 }, 400],
  ])('%s is refused', async (_, wrong, expected) => {
    const { token } = await signIn(db);
    const { contentId } = await begin(token);
    const { code } = await set(token, contentId, await encoded(800, 600), wrong);
    expect(code).toBe(expected);
    expect((await done<OwnTitle>(`/manage/title/${contentId}`, { token })).cover).toBeNull();
  });

  it.each([
    ['a script in SVG', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ['a page', '<!doctype html><script>alert(1)</script>'],
    ['a picture that breaks off', '\u0089PNG\r\n\u001a\nrest'],
  ])('that is %s is refused with a sentence', async (_, content) => {
    const { token } = await signIn(db);
    const { contentId } = await begin(token);
    const { code, message } = await set(token, contentId, Buffer.from(content, 'latin1'));
    expect([code, message.length > 5]).toEqual([415, true]);
    expect(await desk.stored('uploads/')).toEqual([]);
  });
});

it('the figures of a creator are told by day of Tokyo, of all titles and of one', async () => {
  const { token } = await signIn(db);
  const [one, two] = [await begin(token), await begin(token)];
  const stranger = await begin((await signIn(db)).token);
  const add = (contentId: number, day: string, views: number) =>
    sql`insert into challenge_day (content_id, day, views, likes, comments, subscribers)
      values (${contentId}::int, ${day}::date, ${views}::int, 2, 1, 3)`;
  // It is noon of the 20th in Tokyo.
  await add(one.contentId, '2026-11-20', 10);
  await add(two.contentId, '2026-11-20', 5);
  await add(one.contentId, '2026-11-14', 7);
  await add(one.contentId, '2026-11-13', 100);
  await add(stranger.contentId, '2026-11-20', 1000);
  const path = '/manage/title/activity';
  const week = await done<TitleActivity>(`${path}?days=7`, { token });
  expect(week.days.map(({ day }) => day)).toEqual(
    Array.from({ length: 7 }, (_, index) => `2026-11-${14 + index}`),
  );
  expect(week.days.map(({ views }) => views)).toEqual([7, 0, 0, 0, 0, 0, 15]);
  expect(week.total).toEqual({ views: 22, likes: 6, comments: 3, subscribers: 9 });
  expect(week.titles.map(({ views }) => views)).toEqual([17, 5]);
  const ofOne = await done<TitleActivity>(`${path}?days=30&contentId=${one.contentId}`, { token });
  expect(ofOne.days).toHaveLength(30);
  expect(ofOne.total.views).toBe(117);
  expect((await ask(`${path}?days=8`, { token })).code).toBe(400);
});
