import { isExpired, type Lot } from '#coins/lots.ts';
import { ledgerEntry, type LedgerEntry } from './ledger-entry.ts';

/** Takes what is left out of the lots that have expired at `now`; no postings when none has. */
export function expireLots(lots: readonly Lot[], now: Date): LedgerEntry {
  const expired = lots.filter((lot) => isExpired(lot, now));
  return ledgerEntry(
    'expire',
    expired.map((lot) => ({ lot, amount: -lot.amount })),
  );
}
