import type { Chapter, ChapterActivity, SalesConfig } from '@hanji/contract/entities/chapter.ts';
import { selectable } from './selectable.ts';
import type { Selection } from './selection.ts';

/** Sums in coins over the checked chapters, and which they are in the order of the list. */
export type SelectionTotals = {
  readonly chapterIds: readonly number[];
  readonly price: number;
  readonly originalPrice: number;
  readonly coinBackPrice: number;
};

export type PricedRow = Pick<Chapter, 'id'> & {
  readonly activity: Pick<ChapterActivity, 'unlocked'>;
  readonly salesConfig: Pick<
    SalesConfig,
    'free' | 'purchaseAllowedWith' | 'price' | 'originalPrice' | 'coinBackPrice'
  >;
};

/**
 * reading-service, section 4 "Select-purchase": "Totals sum the price, original price and coin-back
 * of checked chapters". What is checked but cannot be bought any more does not count.
 */
export function selectionTotals(
  selection: Selection,
  chapters: readonly PricedRow[],
): SelectionTotals {
  const bought = chapters.filter((one) => selection.has(one.id) && selectable(one));
  const sum = (name: 'price' | 'originalPrice' | 'coinBackPrice'): number =>
    bought.reduce((total, { salesConfig }) => total + salesConfig[name], 0);
  return {
    chapterIds: bought.map(({ id }) => id),
    price: sum('price'),
    originalPrice: sum('originalPrice'),
    coinBackPrice: sum('coinBackPrice'),
  };
}
