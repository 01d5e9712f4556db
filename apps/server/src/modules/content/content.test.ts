import type { ChapterList } from '@hanji/contract/entities/chapter.ts';
import type { ContentHome } from '@hanji/contract/entities/content.ts';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { content } from '#db/schema/works/catalogue.ts';
import { chapter } from '#db/schema/works/chapter.ts';
import { chapterReport, readingEvent } from '#db/schema/readers/reading.ts';
import { reader } from '#db/schema/readers/reader.ts';
import { banner, popup, promotion } from '#db/schema/works/showcase.ts';
import { signIn } from '#http/testing/sign-in.ts';
import { testContext } from '#http/testing/test-api.ts';
import { testNow } from '#http/testing/test-now.ts';
import { openTestApi } from '#modules/testing/open-test-api.ts';
import { sumViews } from '#modules/readers/views.ts';
import { asker } from '#modules/testing/ask.ts';
import { addChapter, addImage, addTitle } from '#modules/testing/works.ts';
import { freshDatabase } from '#testing/fresh-database.ts';

const { db } = await freshDatabase();
let now = testNow;
const context = await testContext(db, { edition: 'ko', now: () => now });
const ask = asker(await openTestApi(context), context);
const global = await testContext(db, { edition: 'global', now: () => now });
const askGlobal = asker(await openTestApi(global), global);
function hours(count: number): Date {
  return new Date(testNow.getTime() + count * 3_600_000);
}

describe('a content home', () => {
  it('[B7-075] has the title, its chapters, and what stands beside them', async () => {
    const title = await addTitle(db, {
      genres: ['fantasy', 'romance'],
      episodeCount: 2,
      volumeCount: 1,
      rentExpireAt: hours(2),
      gaugeUsable: true,
      recoverInterval: 86_400,
      publishDays: [1, 4],
      publisherName: '한지출판',
    });
    const volume = await addChapter(db, title.id, { unit: 'volume', name: '1권' });
    const thumbnailId = await addImage(db, 'covers');
    const second = await addChapter(db, title.id, {
      sort: 2,
      name: '2화',
      free: false,
      price: 3,
      originalPrice: 4,
      rentAllowedWith: ['gauge', 'coin'],
      purchaseAllowedWith: ['coin'],
      rentalPeriod: 259_200,
      trialPages: 3,
      volumeId: volume.id,
      thumbnailId,
    });
    const first = await addChapter(db, title.id, { sort: 1, name: '1화' });
    await addChapter(db, title.id, { sort: 3, name: '내일', publishedAt: hours(1) });
    const near = await addTitle(db, { name: '이웃', genres: ['romance'], totalViews: 3 });
    await addTitle(db, { name: '남', genres: ['gag'] });
    await db.insert(promotion).values([
      {
        contentId: title.id,
        category: 'chapter_free_for_now',
        title: '무료',
        webLinkUrl: '/x',
        endAt: hours(1),
      },
      {
        contentId: title.id,
        category: 'chapter_unlock_discount',
        title: '지난',
        webLinkUrl: '/x',
        endAt: hours(0),
      },
    ]);
    await db.insert(banner).values({
      language: 'ko-KR',
      category: 'all_comic',
      area: 'content_home',
      sort: 1,
      title: '배너',
      themeColor: '#222222',
      imageId: thumbnailId,
      link: '/all_comic/event',
    });
    const running = {
      language: 'ko-KR',
      area: 'content',
      page: 'content_home',
      uiType: 'content',
      category: 'notice',
      themeColor: '#333333',
      startAt: hours(-1),
      endAt: hours(1),
    } as const;
    await db.insert(popup).values([
      { ...running, title: '이 작품', contentId: title.id },
      { ...running, title: '모든 작품' },
      { ...running, title: '다른 작품', contentId: near.id },
    ]);

    const { data, code } = await ask<ContentHome>(`/comic/${title.id}`);
    expect(code).toBe(200);
    expect(data.content).toMatchObject({
      id: title.id,
      languageId: 'ko-KR',
      genres: ['fantasy', 'romance'],
      authors: [{ name: '김하늘', role: 'writer' }],
      publisherName: '한지출판',
      publishDay: [1, 4],
      chapters: { episode: 2, volume: 1 },
      rentExpireAt: hours(2).toISOString(),
      rentalConfig: { gaugeUsable: true, recoverInterval: 86_400, rentalPeriod: 0 },
      badge: { type: 'started', label: 'NEW' },
      activity: null,
      inventory: null,
    });
    expect(data.content.thumbnails).toEqual([
      {
        type: 'portrait',
        width: 720,
        height: 960,
        url: expect.stringMatching(/^\/api\/media\/covers\/\w+\/720\.webp$/),
      },
    ]);
    expect(data.chapters.map(({ id }) => id)).toEqual([first.id, second.id]);
    expect(data.chapters[1]).toMatchObject({
      volumeId: volume.id,
      hasTrial: true,
      thumbnail: { url: expect.stringContaining('/api/media/covers/') },
      activity: { unlocked: false, rented: false, rentRemained: 0, read: false },
      salesConfig: {
        free: false,
        price: 3,
        rentAllowedWith: ['gauge', 'coin'],
        rentableRemained: 7_200,
        rentalPeriod: 259_200,
      },
    });
    expect(data.recommends.map(({ name }) => name)).toEqual(['이웃']);
    expect(data.promotions).toEqual([
      { category: 'chapter_free_for_now', title: '무료', expireRemained: 3_600, webLinkUrl: '/x' },
    ]);
    expect(data.banners.map(({ title: name }) => name)).toEqual(['배너']);
    expect(data.popups.map(({ title: name }) => name)).toEqual(['이 작품', '모든 작품']);
  });

  it('has banners that lead somewhere: to a link, or to a title that may be shown', async () => {
    const title = await addTitle(db);
    const near = await addTitle(db);
    const hidden = await addTitle(db, { publishedAt: null });
    const adult = await addTitle(db, { restrictedAge: 19 });
    const imageId = await addImage(db, 'covers');
    const destinations = [
      { link: '/x' },
      { contentId: near.id },
      { contentId: adult.id },
      { contentId: hidden.id },
      { contentId: title.id },
      { link: '' },
    ];
    await db.delete(banner);
    await db.insert(banner).values(
      destinations.map((destination, sort) => ({
        language: 'ko-KR' as const,
        category: 'all_comic' as const,
        area: 'content_home',
        sort,
        title: '배너',
        themeColor: '#222222',
        imageId,
        ...destination,
      })),
    );
    const addresses = async (wish: 'Y' | 'N'): Promise<string[]> => {
      const headers = { 'x-accept-mature': wish };
      const { data } = await ask<ContentHome>(`/comic/${title.id}`, { headers });
      return data.banners.map(({ webLinkUrl }) => webLinkUrl);
    };
    expect(await addresses('Y')).toEqual(['/x', `/comic/${near.id}`, `/comic/${adult.id}`]);
    expect(await addresses('N')).toEqual(['/x', `/comic/${near.id}`]);
    await db.delete(banner);
  });

  it('stops offering a rental that has ended', async () => {
    const title = await addTitle(db, { rentExpireAt: hours(0) });
    await addChapter(db, title.id, { free: false, rentAllowedWith: ['coin'] });
    const { data } = await ask<ContentHome>(`/comic/${title.id}`);
    expect(data.chapters[0]?.salesConfig).toMatchObject({
      rentAllowedWith: [],
      rentableRemained: 0,
    });
  });

  it('[B7-074] has all chapters of a unit, oldest first', async () => {
    const title = await addTitle(db);
    for (const sort of [3, 1, 2]) await addChapter(db, title.id, { sort });
    await addChapter(db, title.id, { unit: 'volume' });
    const episodes = await ask<ChapterList>(`/comic/${title.id}/episode`);
    expect(episodes.data.chapters.map(({ sort }) => sort)).toEqual([1, 2, 3]);
    const volumes = await ask<ChapterList>(`/comic/${title.id}/volume`);
    expect(volumes.data.chapters.map(({ unit }) => unit)).toEqual(['volume']);
  });

  it('is 404 for what is unknown, hidden, or of another type', async () => {
    const hidden = await addTitle(db, { publishedAt: null });
    const withdrawn = await addTitle(db, { withdrawnAt: testNow });
    const novel = await addTitle(db, { type: 'novel', category: 'all_novel' });
    for (const path of [
      '/comic/2000000000',
      `/comic/${hidden.id}`,
      `/comic/${withdrawn.id}`,
      `/comic/${novel.id}`,
      `/comic/${hidden.id}/episode`,
    ]) {
      const { code, message } = await ask(path);
      expect([code, message]).toEqual([
        404,
        '주소가 잘못되었거나 더 이상 제공되지 않는 작품일 수 있어요.',
      ]);
    }
    expect((await ask(`/novel/${novel.id}`)).code).toBe(200);
  });

  it('opens a title of another language than the request', async () => {
    const title = await addTitle(db, { language: 'fr-FR' });
    expect((await ask(`/comic/${title.id}`)).code).toBe(200);
  });
});

describe('titles for adults', () => {
  const accepted = { cookie: 'hanji_accept_mature=Y' };
  const wish = { 'x-accept-mature': 'Y' };

  it('need a verified age in ko, whatever a visitor accepts', async () => {
    const title = await addTitle(db, { restrictedAge: 19 });
    const { token } = await signIn(db);
    for (const headers of [{}, accepted, wish]) {
      expect((await ask(`/comic/${title.id}`, { headers })).code).toBe(451);
      expect((await ask(`/comic/${title.id}/episode`, { headers, token })).code).toBe(451);
    }
    // Not by way of another edition either.
    expect((await askGlobal(`/comic/${title.id}`, { headers: accepted })).code).toBe(451);
  });

  it('[A6-006] [A1-016] need acceptance and a verified age of who is signed in, for a year', async () => {
    const title = await addTitle(db, { restrictedAge: 19 });
    const { id: chapterId } = await addChapter(db, title.id);
    const codes = async (columns: Parameters<typeof signIn>[1]) => {
      const { token } = await signIn(db, columns);
      const path = `/comic/${title.id}`;
      const asked = [path, `${path}/episode`, `${path}/chapter/${chapterId}/product`];
      const answers = asked.map((one) => ask(one, { token, headers: accepted }));
      return new Set((await Promise.all(answers)).map(({ code }) => code));
    };
    const certified = (ago: number) => new Date(Date.UTC(2025, 10, 20, 3) - ago);
    expect(await codes({ acceptMature: true })).toEqual(new Set([451]));
    expect(await codes({ adultCertifiedAt: testNow })).toEqual(new Set([428]));
    expect(await codes({ acceptMature: true, adultCertifiedAt: testNow })).toEqual(new Set([200]));
    // To the millisecond: a year ago it still holds.
    const year = { acceptMature: true, adultCertifiedAt: certified(0) };
    expect(await codes(year)).toEqual(new Set([200]));
    const over = { acceptMature: true, adultCertifiedAt: certified(1) };
    expect(await codes(over)).toEqual(new Set([451]));
  });

  it('[B4-023] take the word of the account of who is signed in, elsewhere of the session', async () => {
    const title = await addTitle(db, { restrictedAge: 19, language: 'en-US' });
    const code = async (options: Parameters<typeof ask>[1]) =>
      (await askGlobal(`/comic/${title.id}`, options)).code;
    const declining = await signIn(db);
    const accepting = await signIn(db, { acceptMature: true });
    const guest = await signIn(db, { guest: true, acceptMature: true });
    expect(await code({ headers: accepted })).toBe(200);
    expect(await code({ headers: accepted, token: declining.token })).toBe(428);
    expect(await code({ token: accepting.token })).toBe(200);
    expect(await code({ token: guest.token })).toBe(200);
  });

  it('need an acceptance elsewhere, and the header is none', async () => {
    const title = await addTitle(db, { restrictedAge: 19, language: 'en-US' });
    const path = `/comic/${title.id}`;
    for (const headers of [{}, wish]) expect((await askGlobal(path, { headers })).code).toBe(428);
    expect((await askGlobal(path, { headers: accepted })).code).toBe(200);
    const kept = await askGlobal(path, { headers: accepted });
    expect(kept.headers['cache-control']).toBe('private, no-cache');
  });
});

describe('reading', () => {
  const eventsOf = (chapterId: number) =>
    db.select().from(readingEvent).where(eq(readingEvent.chapterId, chapterId));
  const viewsOf = async (id: number): Promise<number | undefined> => {
    await sumViews(db);
    const [row] = await db
      .select({ views: content.totalViews })
      .from(content)
      .where(eq(content.id, id));
    return row?.views;
  };

  it('[B7-079] stores that a chapter was opened and finished, with or without a slash', async () => {
    const title = await addTitle(db);
    const { id } = await addChapter(db, title.id);
    for (const end of ['read', 'read/', 'read/finished']) {
      expect((await ask(`/comic/${title.id}/chapter/${id}/${end}`, { method: 'POST' })).code).toBe(
        200,
      );
    }
    const events = await eventsOf(id);
    expect(events.map(({ kind }) => kind)).toEqual(['read', 'read', 'finished']);
    // Nothing of the visitor's address is kept.
    const [visitor] = await db
      .select()
      .from(reader)
      .where(eq(reader.id, events[0]?.readerId ?? 0));
    expect(visitor).toMatchObject({ kind: 'visitor', memberId: null });
    expect(visitor?.visitorKey).toMatch(/^[\w-]{43}$/);
  });

  it('counts a view once per reader, chapter and day of the edition', async () => {
    const title = await addTitle(db);
    const [one, two] = [
      await addChapter(db, title.id),
      await addChapter(db, title.id, { sort: 2 }),
    ];
    const read = (id: number, more = {}) =>
      ask(`/comic/${title.id}/chapter/${id}/read`, { method: 'POST', ...more });
    await Promise.all(Array.from({ length: 8 }, () => read(one.id)));
    expect(await viewsOf(title.id)).toBe(1);
    await read(two.id);
    // What a client calls itself makes no other reader of it; another address does.
    await read(one.id, { headers: { 'x-immutable-uid': '198.51.100.9' } });
    expect(await viewsOf(title.id)).toBe(2);
    await read(one.id, { address: '198.51.100.9' });
    await read(one.id, { token: (await signIn(db)).token });
    expect(await viewsOf(title.id)).toBe(4);
    // 14:59:59 in UTC is a second before midnight in Seoul.
    now = new Date('2026-11-20T14:59:59Z');
    await read(one.id);
    expect(await viewsOf(title.id)).toBe(4);
    now = new Date('2026-11-20T15:00:00Z');
    await read(one.id);
    expect(await viewsOf(title.id)).toBe(5);
    now = testNow;
  });

  it('is remembered for a member', async () => {
    const title = await addTitle(db);
    const [one, two] = [
      await addChapter(db, title.id),
      await addChapter(db, title.id, { sort: 2 }),
    ];
    const { token } = await signIn(db);
    const report = (path: string) =>
      ask(`/comic/${title.id}/chapter/${path}`, { method: 'POST', token });
    await report(`${one.id}/read`);
    await report(`${one.id}/read/finished`);
    now = new Date(testNow.getTime() + 1000);
    await report(`${two.id}/read`);
    now = testNow;
    const { data, headers } = await ask<ContentHome>(`/comic/${title.id}`, { token });
    expect(data.content.activity).toEqual({
      subscribed: false,
      lastReadChapterId: two.id,
      lastReadAt: new Date(testNow.getTime() + 1000).toISOString(),
    });
    // Read is what was on screen to its end; opened alone is not.
    expect(data.content.inventory?.ticket).toEqual({ amount: 0 });
    expect(data.chapters.map(({ id, activity }) => [id, activity.read])).toEqual([
      [one.id, true],
      [two.id, false],
    ]);
    expect(headers['cache-control']).toBe('private, no-cache');
  });

  it('gives a guest, who can neither buy nor rent, what a visitor is given to pay with', async () => {
    const title = await addTitle(db);
    const { token } = await signIn(db, { guest: true });
    const { data } = await ask<ContentHome>(`/comic/${title.id}`, { token });
    expect(data.content.inventory).toBeNull();
    expect(data.content.activity).not.toBeNull();
  });

  it('of a chapter that the reader cannot open is refused', async () => {
    const title = await addTitle(db);
    const closed = await addChapter(db, title.id, { free: false });
    const preview = await addChapter(db, title.id, { sort: 2, free: false, trialPages: 1 });
    const post = { method: 'POST' } as const;
    expect((await ask(`/comic/${title.id}/chapter/${closed.id}/read`, post)).code).toBe(401);
    expect((await ask(`/comic/${title.id}/chapter/${preview.id}/read`, post)).code).toBe(200);
    expect((await ask(`/novel/${title.id}/chapter/${preview.id}/read`, post)).code).toBe(404);
    const other = await addTitle(db);
    expect((await ask(`/comic/${other.id}/chapter/${preview.id}/read`, post)).code).toBe(404);
    expect(await eventsOf(closed.id)).toEqual([]);
  });

  it('[B7-080] takes the word that something is wrong with a chapter', async () => {
    const title = await addTitle(db);
    const { id } = await addChapter(db, title.id);
    const report = (category: string, issue: string) =>
      ask(`/comic/${title.id}/chapter/${id}/report/${category}`, { form: { issue } });
    expect((await report('image', '그림이 없어요')).code).toBe(200);
    expect((await report('weather', 'x')).code).toBe(404);
    expect((await report('text', 'x'.repeat(501))).code).toBe(400);
    const rows = await db.select().from(chapterReport).where(eq(chapterReport.chapterId, id));
    expect(rows).toMatchObject([{ category: 'image', issue: '그림이 없어요' }]);
    await db.update(chapter).set({ withdrawnAt: now }).where(eq(chapter.id, id));
    expect((await report('image', 'x')).code).toBe(404);
  });
});
