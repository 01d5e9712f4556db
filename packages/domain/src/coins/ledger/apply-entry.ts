import { type Lot, type Unit, unitOf } from '#coins/lots.ts';
import type { LedgerEntry } from './ledger-entry.ts';

type Change = { readonly unit: Unit; readonly amount: number };

/** What an entry adds to each lot, or takes from it when below 0. */
function changesByLot({ postings }: LedgerEntry): Map<number, Change> {
  const changes = new Map<number, Change>();
  for (const { account, unit, amount } of postings) {
    if (account.kind !== 'lot') continue;
    const before = changes.get(account.lotId)?.amount ?? 0;
    changes.set(account.lotId, { unit, amount: before + amount });
  }
  return changes;
}

/**
 * The lots after an entry, in their order.
 * @throws RangeError when the entry names a lot that is not there or is of another unit, or would
 * leave one with less than nothing or more than it was granted: it was made for other lots.
 */
export function applyEntry<Any extends Lot>(lots: readonly Any[], entry: LedgerEntry): Any[] {
  const changes = changesByLot(entry);
  const after = lots.map((lot) => {
    const { unit, amount: change } = changes.get(lot.id) ?? { unit: unitOf(lot), amount: 0 };
    if (unit !== unitOf(lot)) throw new RangeError(`lot ${lot.id} holds no ${unit}`);
    const amount = lot.amount + change;
    if (amount < 0 || amount > lot.granted) {
      throw new RangeError(`lot ${lot.id} cannot hold ${amount}`);
    }
    changes.delete(lot.id);
    return { ...lot, amount };
  });
  if (changes.size > 0) throw new RangeError(`no lot ${[...changes.keys()].join(', ')}`);
  return after;
}
