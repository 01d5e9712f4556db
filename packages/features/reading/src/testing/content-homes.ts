import type { Chapter } from '@hanji/contract/entities/chapter.ts';
import type { Content, ContentHome } from '@hanji/contract/entities/content.ts';
import type { Inventory } from '@hanji/contract/entities/inventory.ts';

/** A member's, empty; each amount can be another. */
export function someInventory(owned: Partial<Inventory> = {}): Inventory {
  return {
    ticket: { amount: 0 },
    coin: { purchasedAmount: 0, freeAmount: 0, closestExpireAmount: 0, closestExpireAt: null },
    readForFree: { amount: 0, recoverRemained: 0 },
    ...owned,
  };
}

/** The home of title 1, a comic in episodes, with these chapters. */
export function someContentHome(
  chapters: readonly Chapter[],
  facts: Partial<Content> = {},
): ContentHome {
  const content: Content = {
    id: 1,
    name: 'A title',
    type: 'comic',
    languageId: 'en-US',
    status: 'updated',
    genres: ['fantasy'],
    description: 'What it is about.',
    keyVisual: null,
    thumbnails: [],
    themeColor: '#336699',
    icon: null,
    sns: [],
    mature: false,
    restrictedAge: 0,
    original: false,
    exclusive: false,
    adsEnabled: false,
    authors: [],
    contributors: [],
    series: null,
    accessibility: null,
    publisherName: null,
    publishDay: [],
    chapters: { episode: chapters.length, volume: 0 },
    chapterUnit: 'episode',
    chapterFileFormat: 'image',
    lastChapterPublishedAt: null,
    commentEnabled: true,
    totalViews: 0,
    totalComments: 0,
    badge: null,
    orientation: 'TTB',
    rentExpireAt: null,
    rentalConfig: { gaugeUsable: false, recoverInterval: 0, rentalPeriod: 0 },
    activity: null,
    inventory: null,
    ...facts,
  };
  return {
    content,
    chapters: [...chapters],
    languages: [],
    seriesTitles: [],
    recommends: [],
    banners: [],
    popups: [],
    promotions: [],
  };
}
