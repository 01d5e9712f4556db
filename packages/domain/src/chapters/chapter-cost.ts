import type { ChapterActivity, SalesConfig } from '@hanji/contract/entities/chapter.ts';
import { offersBuying } from './coin-offers.ts';
import { remainingTime, type RemainingTime, rentTime, type RentTime } from '#times/labels.ts';
import { gaugeState } from './rights/gauge.ts';
import { salesState, type SalesFacts } from './sales-state.ts';

/** What a chapter's row says, before it is put into words; prices in coins. */
export type ChapterCost =
  | { readonly kind: 'owned' | 'free' | 'freeEvent' }
  /** `uses` is what reading takes; null where nothing is taken, or the reader will be asked which. */
  | { readonly kind: 'readNow'; readonly uses: 'gauge' | 'ticket' | null }
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
      return { kind: 'readNow', uses: takes(chapter.salesConfig, inventory) };
    case 'remained':
      return { kind: 'remained', time: rentTime(chapter.activity.rentRemained, now) };
    case 'available_soon':
    case 'wait_free':
      return { kind: 'wait', time: remainingTime(wait) };
    case 'price':
      return coinPrice(chapter.salesConfig);
  }
}

/** As the purchase flow goes: a full gauge is used unasked, but for a ticket at hand beside it. */
function takes(
  { rentAllowedWith, rentableRemained }: SalesFacts['chapter']['salesConfig'],
  inventory: SalesFacts['inventory'],
): 'gauge' | 'ticket' | null {
  if (inventory === null) return null;
  const byTicket = rentAllowedWith.includes('ticket') && inventory.ticket.amount > 0;
  const gauge = gaugeState({ rentableRemained }, inventory.readForFree);
  const byGauge = rentAllowedWith.includes('gauge') && gauge === 'full';
  if (byTicket === byGauge) return null;
  return byTicket ? 'ticket' : 'gauge';
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
