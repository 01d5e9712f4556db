import type { Advertisement, CoinTransaction, PurchasedChapters } from '../entities/purchase.ts';
import type { ContentType, RentWithMethod } from '../vocabulary.ts';
import { call } from './call.ts';

type ContentPath = { contentType: ContentType; contentId: number };
type ChapterPath = ContentPath & { chapterId: number };

/** What the reader agreed to, in coins. */
type Terms = { transactionToken: string; price: number; coinBackPrice: number };

const form = { offered: 'reading', access: 'member', method: 'POST', body: 'form' } as const;

export const purchaseCalls = {
  createCoinTransaction: call<{ response: CoinTransaction }>({
    method: 'POST',
    path: '/coin/transaction/token',
    summary: 'A token for one purchase or rental: asked again with it, the answer is the same',
    source: 'challenge-and-shutdown 7, Coins and payments',
    offered: 'reading',
    access: 'member',
    success: 'under300',
  }),
  unlockChapter: call<{ params: ChapterPath; body: Terms; response: PurchasedChapters }>({
    ...form,
    path: '/{contentType}/{contentId}/chapter/{chapterId}/unlock',
    summary: 'Buys a chapter for good; 208 where it is the reader’s already',
    source: 'reading-service 7, Content and chapters',
    success: [200, 208],
  }),
  unlockChapters: call<{
    params: ContentPath;
    body: Terms & { chapterIds: readonly number[] };
    response: PurchasedChapters;
  }>({
    ...form,
    path: '/{contentType}/{contentId}/chapter/unlock-all',
    summary: 'Buys several chapters of a title, all or none, for their prices together',
    source: 'reading-service 7, Content and chapters',
    success: 'exact200',
  }),
  rentChapter: call<{
    params: ChapterPath & { rentWithMethod: RentWithMethod };
    body: {
      transactionToken: string;
      /** In coins, where those are paid. */
      rentalPrice?: number | undefined;
      /** Of the advertisement that was shown; without one an ad ticket is used. */
      adToken?: string | undefined;
    };
    response: PurchasedChapters;
  }>({
    ...form,
    path: '/{contentType}/{contentId}/chapter/{chapterId}/{rentWithMethod}',
    summary:
      'Rents a chapter with coins, a ticket, the gauge or an advertisement; 208 where it is open already',
    source: 'reading-service 7, Content and chapters',
    success: [200, 208],
  }),
  beginAdvertisement: call<{ params: ChapterPath; response: Advertisement }>({
    method: 'POST',
    path: '/{contentType}/{contentId}/chapter/{chapterId}/advertisement',
    summary: 'An advertisement to watch before the chapter is rented with it',
    source: 'reading-service 1, and 9, Ad-based free reading',
    offered: 'reading',
    access: 'member',
    success: 'under300',
  }),
  getAdvertisementClip: call<{ response: ArrayBuffer }>({
    method: 'GET',
    path: '/advertisement/clip',
    summary: 'What the local advertiser shows',
    source: 'reading-service 1',
    offered: 'reading',
    access: 'visitor',
    success: 'exact200',
    skipClientHeaders: true,
    answer: { bytes: 'stream', contentTypes: ['image/svg+xml'] },
  }),
  takeBackChapters: call<{
    params: ContentPath;
    body: { chapterIds: readonly number[] };
    response: PurchasedChapters;
  }>({
    ...form,
    path: '/{contentType}/{contentId}/chapter/take-back',
    summary: 'Takes back what was just unlocked, all or none, as long as nothing of it was read',
    source: 'reading-service 4, Chapter actions by button',
    success: 'exact200',
  }),
} as const;
