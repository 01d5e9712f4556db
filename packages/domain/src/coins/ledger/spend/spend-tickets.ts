import { sumOfCoins, type Lot, type TicketKind, ticketsInOrderOfUse } from '#coins/lots.ts';
import { assertCount } from '#numbers/count.ts';
import { ledgerEntry, type LedgerEntry, type LotChange } from '#coins/ledger/ledger-entry.ts';

export type TicketSpending =
  | { readonly kind: 'paid'; readonly entry: LedgerEntry }
  | { readonly kind: 'insufficient'; readonly missing: number };

/**
 * Takes so many tickets of a kind out of a reader's lots at `now`, soonest expiry first; where there
 * are too few it takes nothing and says how many are missing.
 * @throws RangeError when the tickets are no count.
 */
export function spendTickets(
  lots: readonly Lot[],
  unit: TicketKind,
  count: number,
  now: Date,
): TicketSpending {
  assertCount(count);
  const usable = ticketsInOrderOfUse(lots, unit, now);
  const missing = count - sumOfCoins(usable);
  if (missing > 0) return { kind: 'insufficient', missing };
  const changes: LotChange[] = [];
  let left = count;
  for (const lot of usable) {
    const amount = Math.min(lot.amount, left);
    left -= amount;
    changes.push({ lot, amount: -amount });
  }
  return { kind: 'paid', entry: ledgerEntry('spend', changes) };
}
