import type { ChapterList } from '@hanji/contract/entities/chapter.ts';
import type { ContentHome } from '@hanji/contract/entities/content.ts';
import type { Locale } from '@hanji/contract/vocabulary.ts';
import { describe, expect, it } from 'vitest';
import { banner, popup, promotion } from '#db/schema/works/showcase.ts';
import { testContext } from '#http/testing/test-api.ts';
import { testNow } from '#http/testing/test-now.ts';
import { openTestApi } from '#modules/testing/open-test-api.ts';
import { asker } from '#modules/testing/ask.ts';
import { addChapter, addImage, addTitle } from '#modules/testing/works.ts';
import { freshDatabase } from '#testing/fresh-database.ts';

const { db } = await freshDatabase();
const context = await testContext(db, { edition: 'ko' });
const ask = asker(await openTestApi(context), context);
function hours(count: number): Date {
  return new Date(testNow.getTime() + count * 3_600_000);
}

describe('a content home', () => {
  it('[B7-075] [B3-009] has the title, its chapters, and what stands beside them', async () => {
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
      kind: 'event',
      endAt: hours(1),
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
    const filePath = expect.stringMatching(/^\/api\/media\/covers\/\w+$/) as string;
    expect(data.banners).toEqual([
      {
        id: expect.any(Number) as number,
        area: 'content_home',
        elementUiType: 'banner_list',
        category: 'event',
        title: '배너',
        filePath,
        fileName: '720.webp',
        imgUrl: `${data.banners[0]?.filePath}/720.webp`,
        width: 720,
        height: 960,
        urlHttp: '/all_comic/event',
        webLinkUrl: '/all_comic/event',
        expireRemained: 3_600,
      },
    ]);
    expect(data.popups.map(({ title: name }) => name)).toEqual(['이 작품', '모든 작품']);
  });

  it('has banners that lead somewhere, to a link or to a title that may be shown, and are not over', async () => {
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
      { link: '/over', endAt: hours(0) },
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

it('names the same work in other languages, as far as it is out there', async () => {
  const titleIn = (language: Locale, columns = {}) =>
    addTitle(db, { importKey: `one-work:${language}`, language, ...columns });
  const korean = await titleIn('ko-KR');
  const french = await titleIn('fr-FR');
  const japanese = await titleIn('ja-JP', { type: 'magazine_comic' });
  await titleIn('en-US', { publishedAt: null });
  await titleIn('zh-TW', { withdrawnAt: testNow });
  await addTitle(db, { importKey: 'another-work:de-DE', language: 'de-DE' });
  const languagesOf = async (path: string) => (await ask<ContentHome>(path)).data.languages;
  expect(await languagesOf(`/comic/${korean.id}`)).toEqual([
    { languageId: 'ja-JP', type: 'magazine_comic', id: japanese.id },
    { languageId: 'fr-FR', type: 'comic', id: french.id },
  ]);
  expect(await languagesOf(`/comic/${(await addTitle(db)).id}`)).toEqual([]);
});
