import type { Chapter, ChapterActivity, SalesConfig } from '@hanji/contract/entities/chapter.ts';
import type { Inventory } from '@hanji/contract/entities/inventory.ts';
import type { ReaderKind } from '#chapters/reader.ts';
import type { ActionStep } from '#purchase/flow/chapter-action.ts';
import type { UnlockAllCall } from '#purchase/flow/chapter-call.ts';
import type { PendingSelection } from '#purchase/pending/pending-purchase.ts';
import { spendableCoins } from '#purchase/price.ts';
import { selectable, type Row, type Selection } from './selection.ts';

/** Whether everything that can be checked is; false where nothing can. */
export function allSelected(selection: Selection, chapters: readonly Row[]): boolean {
  const able = chapters.filter(selectable);
  return able.length > 0 && able.every(({ id }) => selection.has(id));
}

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
  const bought = chapters.filter((chapter) => selection.has(chapter.id) && selectable(chapter));
  const sum = (name: 'price' | 'originalPrice' | 'coinBackPrice'): number =>
    bought.reduce((total, { salesConfig }) => total + salesConfig[name], 0);
  return {
    chapterIds: bought.map(({ id }) => id),
    price: sum('price'),
    originalPrice: sum('originalPrice'),
    coinBackPrice: sum('coinBackPrice'),
  };
}

/** What buying all checked chapters does next. */
export type BulkStep =
  | Extract<ActionStep, { readonly kind: 'login' | 'blocked' | 'refused' }>
  /**
   * What it takes is seen before it is taken, in every edition; `short` where coins are missing, so
   * that the way leads to `/coinpurchase`, with `pending` saved before.
   */
  | {
      readonly kind: 'ask';
      readonly call: UnlockAllCall;
      readonly short: boolean;
      readonly pending: PendingSelection;
    };

/**
 * What buying all checked chapters does next (reading-service, section 4 "Chapter actions by
 * button"): the price of the whole against the balance; equal suffices.
 */
export function bulkPurchase(
  { chapterIds, price, coinBackPrice }: Omit<SelectionTotals, 'originalPrice'>,
  facts: {
    readonly reader: ReaderKind;
    readonly inventory: Pick<Inventory, 'coin'> | null;
    readonly contentId: number;
    readonly title: string;
  },
): BulkStep {
  const { reader, inventory, contentId, title } = facts;
  if (reader === 'guest') return { kind: 'blocked' };
  if (chapterIds.length === 0) return { kind: 'refused', why: 'unavailable' };
  const pending = { contentId, title, method: 'unlock-all', chapterIds, price } as const;
  if (reader === 'visitor') return { kind: 'login', pending };
  const call = { call: 'unlock-all', chapterIds, price, coinBackPrice } as const;
  return { kind: 'ask', call, short: spendableCoins(inventory) < price, pending };
}
