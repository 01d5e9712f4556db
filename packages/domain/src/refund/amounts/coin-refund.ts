import { ledgerEntry, type LedgerEntry } from '#coins/ledger/ledger-entry.ts';
import { type CoinLot, isGiven, isSpendable } from '#coins/lots/coin-lot.ts';
import { addYears } from '#times/calendar.ts';
import { refundWon } from './refund-won.ts';

/** What is left of a purchased lot, and its value in won. */
export type CoinRefund = {
  readonly lot: CoinLot;
  readonly coins: number;
  readonly won: number;
};

const validityYears = 5;

/** Whether paid coins are left of a lot, not expired and within five years of their purchase. */
export function isRefundable(lot: CoinLot, at: Date): boolean {
  if (isGiven(lot) || !isSpendable(lot, at)) return false;
  return at.getTime() < addYears(lot.acquiredAt, validityYears).getTime();
}

/**
 * The unused paid coins that are refunded, lot by lot in their order (challenge-and-shutdown,
 * section 9 "Unused paid coins count only within 5 years of validity"). A lot's coins are worth
 * their share of what was paid for it, cut to whole won in the reader's favour; no fee.
 */
export function coinRefunds(lots: readonly CoinLot[], at: Date): CoinRefund[] {
  return lots
    .filter((lot) => isRefundable(lot, at))
    .map((lot) => ({
      lot,
      coins: lot.amount,
      won: refundWon([{ lot, coins: lot.amount }], { part: 1, of: 1 }),
    }));
}

/** Takes the coins that were paid out from their lots; no postings when there are none. */
export function refundEntry(refunds: readonly Pick<CoinRefund, 'lot' | 'coins'>[]): LedgerEntry {
  return ledgerEntry(
    'refund',
    refunds.map(({ lot, coins }) => ({ lotId: lot.id, coins: -coins })),
  );
}
