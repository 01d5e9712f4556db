import type { ChapterActivity, SalesConfig } from '@hanji/contract/entities/chapter.ts';
import { offersBuying } from './coin-offers.ts';
import { remainingTime, type RemainingTime, rentTime, type RentTime } from '#times/labels.ts';
import { salesState, type SalesFacts } from './sales-state.ts';

/** What a chapter's row says, before it is put into words; prices in coins. */
export type ChapterCost =
  | { readonly kind: 'owned' | 'free' | 'freeEvent' | 'readNow' }
  | { readonly kind: 'remained'; readonly time: RentTime }
  | { readonly kind: 'wait'; readonly time: RemainingTime }
  | { readonly kind: 'price'; readonly coins: number; readonly before: number | null };

type Prices = Pick<
  SalesConfig,
  'purchaseAllowedWith' | 'price' | 'originalPrice' | 'rentalPrice' | 'originalRentalPrice'
>;

/**
 * From the sales state (reading-service, section 4). The price is that of buying; a chapter that
 * can only be rented shows the rental's. `before` is the original price where it was higher; `now` is
 * in milliseconds.
 */
export function chapterCost(
  content: Pick<SalesFacts, 'adsEnabled' | 'inventory'>,
  chapter: {
    readonly activity: Pick<ChapterActivity, 'unlocked' | 'rentRemained'>;
    readonly salesConfig: SalesFacts['chapter']['salesConfig'] & Prices;
  },
  now: number,
): ChapterCost {
  const { adsEnabled, inventory } = content;
  const wait = inventory === null ? 0 : inventory.readForFree.recoverRemained;
  switch (salesState({ chapter, adsEnabled, inventory })) {
    case 'purchased':
      return { kind: 'owned' };
    case 'free':
      return { kind: 'free' };
    case 'target_free':
      return { kind: 'freeEvent' };
    case 'read_now':
      return { kind: 'readNow' };
    case 'remained':
      return { kind: 'remained', time: rentTime(chapter.activity.rentRemained, now) };
    case 'available_soon':
    case 'wait_free':
      return { kind: 'wait', time: remainingTime(wait) };
    case 'price':
      return coinPrice(chapter.salesConfig);
  }
}

/** What a chapter costs in coins, whatever else would open it: as select-purchase sums it (section 4). */
export function coinPrice(sales: Prices): ChapterCost & { readonly kind: 'price' } {
  const buys = offersBuying(sales);
  const coins = buys ? sales.price : sales.rentalPrice;
  const original = buys ? sales.originalPrice : sales.originalRentalPrice;
  return { kind: 'price', coins, before: original > coins ? original : null };
}

/** Whether the chapter cannot simply be opened now, so that a preview helps. */
export function isClosed({ kind }: ChapterCost): boolean {
  return kind === 'price' || kind === 'wait' || kind === 'readNow';
}
