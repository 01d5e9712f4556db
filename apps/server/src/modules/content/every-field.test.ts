import type { ChapterView } from '@hanji/contract/entities/chapter.ts';
import type { Accessibility, ContentHome } from '@hanji/contract/entities/content.ts';
import type { Home } from '@hanji/contract/entities/home.ts';
import { expect, it } from 'vitest';
import { contentThumbnail } from '#db/schema/works/catalogue.ts';
import { section, sectionElement } from '#db/schema/works/showcase.ts';
import { testContext } from '#http/testing/test-api.ts';
import { testNow } from '#http/testing/test-now.ts';
import { asker } from '#modules/testing/ask.ts';
import { openTestApi } from '#modules/testing/open-test-api.ts';
import { addChapter, addImage, addPages, addTitle } from '#modules/testing/works.ts';
import { freshDatabase } from '#testing/fresh-database.ts';

const { db } = await freshDatabase();
const context = await testContext(db, { edition: 'ko' });
const ask = asker(await openTestApi(context), context);
const cookie = 'hanji_accept_mature=Y';
const published = new Date(testNow.getTime() - 3_600_000);
const rentExpireAt = new Date(testNow.getTime() + 86_400_000);
const [keyVisualId, landscape, thumbnailId] = [
  await addImage(db, 'covers'),
  await addImage(db, 'covers'),
  await addImage(db, 'covers'),
];

const accessibility: Accessibility = {
  modes: ['textual'],
  sufficient: [['textual']],
  features: ['tableOfContents'],
  hazards: ['none'],
  conformance: { epub: '1.1', wcag: '2.2', level: 'AA' },
  certifier: '한지',
  credential: '',
  summary: '요약',
};

/** No column has what it has by default. */
const title = await addTitle(db, {
  name: '등대지기',
  description: '먼 바다의 이야기',
  status: 'event',
  badgeLabel: '이벤트',
  keyVisualId,
  themeColor: '#abcdef',
  icon: 'wave',
  sns: [{ type: 'x', url: 'https://example.com/light' }],
  mature: true,
  restrictedAge: 15,
  original: true,
  exclusive: true,
  adsEnabled: true,
  contributors: [{ name: '이바다', role: 'translator' }],
  seriesName: '등대',
  seriesPosition: '2.5',
  accessibility,
  publisherName: '한지출판',
  publishDays: [1, 4],
  chapterUnit: 'volume',
  commentEnabled: false,
  orientation: 'RTL',
  sideways: true,
  gaugeUsable: true,
  ticketUsable: true,
  coinUsable: true,
  recoverInterval: 7200,
  rentalPeriod: 259_200,
  rentExpireAt,
  episodeCount: 4,
  volumeCount: 2,
  lastChapterPublishedAt: published,
  totalViews: 1234,
  genres: ['fantasy', 'romance'],
});
await db
  .insert(contentThumbnail)
  .values({ contentId: title.id, type: 'landscape', imageId: landscape });
const collected = await addChapter(db, title.id, { unit: 'volume', sort: 1 });
/** Answered as they are stored. */
const sales = {
  free: false,
  rentAllowedWith: ['gauge' as const, 'ticket' as const],
  purchaseAllowedWith: ['coin' as const],
  event: 'discount' as const,
  originalPrice: 9,
  price: 8,
  coinBackPrice: 7,
  originalRentalPrice: 6,
  rentalPrice: 5,
  rentalPeriod: 3600,
};
const chapter = await addChapter(db, title.id, {
  unit: 'volume',
  sort: 2,
  volumeId: collected.id,
  name: '2권',
  publishedAt: published,
  thumbnailId,
  authorComment: '작가의 말',
  ...sales,
  trialPages: 1,
});
await addPages(db, chapter.id, 1);

const wireChapter = {
  id: chapter.id,
  volumeId: collected.id,
  unit: 'volume',
  name: '2권',
  publishedAt: published.toISOString(),
  sort: 2,
  thumbnail: { url: `/api/media/${thumbnailId}/360.webp` },
  hasTrial: true,
  authorComment: '작가의 말',
  activity: { unlocked: false, rented: false, rentRemained: 0, read: false },
  salesConfig: {
    rentableRemained: 86_400,
    ...sales,
  },
};

it('[A3-017] [A3-018] [A3-019] [A3-020] [A3-021] [A3-022] [A3-030] a content home answers every field as it is stored', async () => {
  const { data } = await ask<ContentHome>(`/comic/${title.id}`, { headers: { cookie } });
  expect(data.content).toEqual({
    id: title.id,
    name: '등대지기',
    type: 'comic',
    languageId: 'ko-KR',
    status: 'event',
    genres: ['fantasy', 'romance'],
    description: '먼 바다의 이야기',
    keyVisual: expect.objectContaining({ url: `/api/media/${keyVisualId}/720.webp` }),
    thumbnails: expect.arrayContaining([
      expect.objectContaining({ type: 'portrait' }),
      expect.objectContaining({ type: 'landscape', url: `/api/media/${landscape}/720.webp` }),
    ]),
    themeColor: '#abcdef',
    icon: 'wave',
    sns: [{ type: 'x', url: 'https://example.com/light' }],
    mature: true,
    restrictedAge: 15,
    original: true,
    exclusive: true,
    adsEnabled: true,
    authors: [{ name: '김하늘', role: 'writer' }],
    contributors: [{ name: '이바다', role: 'translator' }],
    series: { name: '등대', position: '2.5' },
    accessibility,
    publisherName: '한지출판',
    publishDay: [1, 4],
    chapters: { episode: 4, volume: 2 },
    chapterUnit: 'volume',
    chapterFileFormat: 'image',
    lastChapterPublishedAt: published.toISOString(),
    commentEnabled: false,
    totalViews: 1234,
    totalComments: 0,
    badge: { type: 'event', label: '이벤트' },
    orientation: 'RTL',
    rentExpireAt: rentExpireAt.toISOString(),
    rentalConfig: { gaugeUsable: true, recoverInterval: 7200, rentalPeriod: 259_200 },
    activity: null,
    inventory: null,
  });
  expect(data.chapters.find(({ id }) => id === chapter.id)).toEqual(wireChapter);
});

it('[A3-027] [A3-030] a view of a chapter answers every field as it is stored', async () => {
  const path = `/comic/${title.id}/chapter/${chapter.id}/trial`;
  const { data } = await ask<ChapterView>(path, { headers: { cookie } });
  expect(data).toEqual({
    content: {
      id: title.id,
      type: 'comic',
      name: '등대지기',
      description: '먼 바다의 이야기',
      visual: expect.objectContaining({ url: `/api/media/${keyVisualId}/720.webp` }),
      languageId: 'ko-KR',
      orientation: 'RTL',
      sideways: true,
      themeColor: '#abcdef',
      restrictedAge: 15,
      commentEnabled: false,
    },
    chapter: {
      ...wireChapter,
      contentVersion: chapter.version,
      nextChapter: null,
      totalComments: 0,
      previousChapter: { id: collected.id, name: '1화', thumbnail: null },
      epub: null,
      images: [
        expect.objectContaining({ page: 1, slice: 0 }),
        expect.objectContaining({ page: 1, slice: 1 }),
      ],
    },
    imageKey: expect.any(String),
  });
});

it('[A3-011] an element of a Home answers every field as it is stored', async () => {
  const place = { language: 'ko-KR', category: 'all_comic', page: 'home', sort: 1 } as const;
  const shown = { sectionUiType: 'normal', elementUiType: 'big', title: '고른 작품' } as const;
  const [row] = await db
    .insert(section)
    .values({ ...place, ...shown, source: 'curated' })
    .returning();
  await db.insert(sectionElement).values({ sectionId: row?.id ?? 0, sort: 1, contentId: title.id });
  const { data } = await ask<Home>('/all_comic/home', { headers: { cookie } });
  expect(data.sections[0]?.elements).toEqual([
    {
      id: title.id,
      contentType: 'comic',
      title: '등대지기',
      additionalText: '김하늘',
      badge: { type: 'event', label: '이벤트' },
      status: 'event',
      original: true,
      exclusive: true,
      mature: true,
      restrictedAge: 15,
      gaugeUsable: true,
      ticketUsable: true,
      coinUsable: true,
      totalViews: 1234,
      themeColor: '#abcdef',
      imageUrl: expect.stringMatching(/360\.webp$/),
      width: 360,
      height: 480,
      largeImageUrl: `/api/media/${keyVisualId}/720.webp`,
      largeWidth: 720,
      largeHeight: 960,
      label: '',
      urlScheme: `hanji://comic/${title.id}`,
      urlHttp: `/comic/${title.id}`,
      rank: null,
    },
  ]);
});
