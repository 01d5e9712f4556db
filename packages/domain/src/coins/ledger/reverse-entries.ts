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
