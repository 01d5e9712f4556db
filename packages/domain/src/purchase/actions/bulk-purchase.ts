import type { Inventory } from '@hanji/contract/entities/inventory.ts';
import type { ReaderKind } from '#chapters/reader.ts';
import { spendableCoins } from '#purchase/price/spendable-coins.ts';
import type { SelectionTotals } from '#purchase/select/selection-totals.ts';
import type { ActionStep } from './action-step.ts';
import { coinStep } from './coin-step.ts';

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
