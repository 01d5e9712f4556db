import type { Chapter } from '@hanji/contract/entities/chapter.ts';
import type { Content } from '@hanji/contract/entities/content.ts';
import { remainingTime, type RemainingTime } from '@hanji/domain/times/labels/remaining-time.ts';
import { salesState } from '@hanji/domain/chapters/sales-state.ts';
import type { ChapterTone } from '@hanji/ui-kit/works/chapter-row/ChapterRow.tsx';

/** What a chapter's row says, before it is put into words. */
export type ChapterCost =
  | { readonly kind: 'owned' | 'free' | 'freeEvent' | 'readNow' }
  | { readonly kind: 'remained' | 'wait'; readonly time: RemainingTime }
  | { readonly kind: 'price'; readonly coins: number; readonly before: number | null };

/** From the sales state of section 4; a chapter that is only rented shows the rental's price. */
export function chapterCost(
  content: Pick<Content, 'adsEnabled' | 'inventory'>,
  chapter: Pick<Chapter, 'activity' | 'salesConfig'>,
): ChapterCost {
  const { adsEnabled, inventory } = content;
  const state = salesState({ chapter, adsEnabled, inventory });
  switch (state) {
    case 'purchased':
      return { kind: 'owned' };
    case 'free':
      return { kind: 'free' };
    case 'target_free':
      return { kind: 'freeEvent' };
    case 'read_now':
      return { kind: 'readNow' };
    case 'remained':
      return { kind: 'remained', time: remainingTime(chapter.activity.rentRemained) };
    case 'available_soon':
    case 'wait_free':
      return { kind: 'wait', time: remainingTime(inventory?.readForFree.recoverRemained ?? 0) };
    case 'price':
      return { kind: 'price', ...price(chapter.salesConfig) };
  }
}

function price(sales: Chapter['salesConfig']): { coins: number; before: number | null } {
  const buys = sales.purchaseAllowedWith.includes('coin');
  const coins = buys ? sales.price : sales.rentalPrice;
  const original = buys ? sales.originalPrice : sales.originalRentalPrice;
  return { coins, before: original > coins ? original : null };
}

export const costTones: Readonly<Record<ChapterCost['kind'], ChapterTone>> = {
  owned: 'open',
  free: 'free',
  freeEvent: 'free',
  readNow: 'open',
  remained: 'open',
  wait: 'wait',
  price: 'price',
};

/** Whether the chapter cannot simply be opened now, so that a preview helps. */
export function isClosed({ kind }: ChapterCost): boolean {
  return kind === 'price' || kind === 'wait' || kind === 'readNow';
}
