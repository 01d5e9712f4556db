import type { Chapter, ChapterActivity, SalesConfig } from '@hanji/contract/entities/chapter.ts';
import type { Inventory } from '@hanji/contract/entities/inventory.ts';
import type { ReaderKind } from '#chapters/reader.ts';
import { type ActionStep, coinStep } from '#purchase/flow/chapter-action.ts';
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

/**
 * What buying all checked chapters does next (reading-service, section 4 "Chapter actions by
 * button"): the price of the whole against the balance. It is not kept as pending: that is for one
 * chapter.
 */
export function bulkPurchase(
  { chapterIds, price, coinBackPrice }: Omit<SelectionTotals, 'originalPrice'>,
  facts: {
    readonly reader: ReaderKind;
    readonly inventory: Pick<Inventory, 'coin'> | null;
    readonly confirmsCoinUse: boolean;
  },
): ActionStep {
  if (facts.reader === 'visitor') return { kind: 'login', pending: null };
  if (facts.reader === 'guest') return { kind: 'blocked' };
  if (chapterIds.length === 0) return { kind: 'refused', why: 'unavailable' };
  const { confirmsCoinUse } = facts;
  const kind = coinStep({ balance: spendableCoins(facts.inventory), price, confirmsCoinUse });
  return kind === 'coin_purchase'
    ? { kind, pending: null }
    : { kind, call: { call: 'unlock-all', chapterIds, price, coinBackPrice } };
}
