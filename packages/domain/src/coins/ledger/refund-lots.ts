import type { Lot } from '#coins/lots.ts';
import { ledgerEntry, type LedgerEntry } from './ledger-entry.ts';

/** Takes what is left out of lots whose money went back; no postings where nothing is left. */
export function refundLots(lots: readonly Lot[]): LedgerEntry {
  return ledgerEntry(
    'refund',
    lots.map((lot) => ({ lot, amount: -lot.amount })),
  );
}
