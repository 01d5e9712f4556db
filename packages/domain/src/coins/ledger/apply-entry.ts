import type { CoinLot } from '#coins/lots.ts';
import type { LedgerEntry } from './ledger-entry.ts';

/** How many coins an entry adds to each lot, or takes from it when below 0. */
function changesByLot({ postings }: LedgerEntry): Map<number, number> {
  const changes = new Map<number, number>();
  for (const { account, coins } of postings) {
    if (account.kind !== 'lot') continue;
    changes.set(account.lotId, (changes.get(account.lotId) ?? 0) + coins);
  }
  return changes;
}

/**
 * The lots after an entry, in their order.
 * @throws RangeError when the entry names a lot that is not there, or would leave one with less
 * than nothing or more than it was granted: the entry was made for other lots.
 */
export function applyEntry(lots: readonly CoinLot[], entry: LedgerEntry): CoinLot[] {
  const changes = changesByLot(entry);
  const after = lots.map((lot) => {
    const amount = lot.amount + (changes.get(lot.id) ?? 0);
    if (amount < 0 || amount > lot.granted) {
      throw new RangeError(`lot ${lot.id} cannot hold ${amount} coins`);
    }
    changes.delete(lot.id);
    return { ...lot, amount };
  });
  if (changes.size > 0) throw new RangeError(`no lot ${[...changes.keys()].join(', ')}`);
  return after;
}
