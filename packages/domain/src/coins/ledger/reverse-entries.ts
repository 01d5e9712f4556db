import type { Lot } from '#coins/lots.ts';
import type { LedgerEntry } from './ledger-entry.ts';

/**
 * The entry that takes back others: each posting in reverse, so that every lot holds again what it
 * held, in the order in which it would be used.
 */
export function reverseEntries(entries: readonly LedgerEntry[]): LedgerEntry {
  const postings = entries.flatMap((entry) => entry.postings);
  return {
    kind: 'take_back',
    postings: postings.map((posting) => ({ ...posting, amount: -posting.amount })),
  };
}

/** Whether an entry takes more out of a lot than is left of it: it was spent since. */
export function overdraws(
  { postings }: LedgerEntry,
  lots: readonly Pick<Lot, 'id' | 'amount'>[],
): boolean {
  return postings.some(({ account, amount: change }) => {
    if (account.kind !== 'lot') return false;
    const { amount = 0 } = lots.find(({ id }) => id === account.lotId) ?? {};
    return amount + change < 0;
  });
}
