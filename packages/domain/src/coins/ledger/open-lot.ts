import type { CoinKind, CoinLot } from '#coins/lots/coin-lot.ts';
import { assertCount } from '#numbers/count.ts';
import { ledgerEntry, type LedgerEntry, type LedgerEntryKind } from './ledger-entry.ts';

/** Coins to come, and the id of the lot that will hold them. */
export type LotTerms = Pick<CoinLot, 'id' | 'acquiredAt' | 'expiresAt' | 'platform'> & {
  readonly coins: number;
};

/** A new lot with its coins in it, and the entry that says where they came from. */
export type OpenedLot = { readonly lot: CoinLot; readonly entry: LedgerEntry };

function openLot(
  reason: LedgerEntryKind,
  { coins, ...terms }: LotTerms,
  paid: { readonly kind: CoinKind; readonly paidWon: number },
): OpenedLot {
  assertCount(coins);
  assertCount(paid.paidWon);
  return {
    lot: { ...terms, ...paid, granted: coins, amount: coins },
    entry: ledgerEntry(reason, [{ lotId: terms.id, coins }]),
  };
}

/**
 * Coins that were bought. The lot keeps what was paid, in won, for a refund (challenge-and-shutdown,
 * section 9 "Refund").
 * @throws RangeError when coins or won are no count.
 */
export function chargeLot({ paidWon, ...terms }: LotTerms & Pick<CoinLot, 'paidWon'>): OpenedLot {
  return openLot('charge', terms, { kind: 'purchased', paidWon });
}

/**
 * Coins that are given: free ones, by a gift or a mission, or the bonus beside a charge.
 * @throws RangeError when the coins are no count.
 */
export function grantLot(kind: 'free' | 'bonus', terms: LotTerms): OpenedLot {
  return openLot('grant', terms, { kind, paidWon: 0 });
}

/**
 * The coins that come back after a purchase (reading-service, section 3 "coinBackPrice"), as a
 * bonus lot; null when none do.
 * @throws RangeError when the coins are no count.
 */
export function coinBackLot(terms: LotTerms): OpenedLot | null {
  if (terms.coins === 0) return null;
  return openLot('coin_back', terms, { kind: 'bonus', paidWon: 0 });
}
