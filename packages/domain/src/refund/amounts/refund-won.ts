import type { CoinLot, CoinShare } from '#coins/lots/coin-lot.ts';

/** Coins, and what was paid for all coins of their lot. */
export type PaidShare = CoinShare<Pick<CoinLot, 'kind' | 'granted' | 'paid'>>;

/** A part of a whole, as two counts. */
export type Fraction = { readonly part: number; readonly of: number };

/**
 * What coins are worth in won: of each lot its share of what was paid for it, and of the sum a
 * fraction (challenge-and-shutdown, section 9 "Refund"). Exact until the end, where a begun won
 * counts as a whole one: an amount is cut once, and upward, so that no reader gets less than the
 * rule says, nor a whole won more. Coins that were given are worth nothing, and so is a lot of none.
 * @throws RangeError when a lot was paid in another currency.
 */
export function refundWon(shares: readonly PaidShare[], { part, of }: Fraction): number {
  let over = 0n;
  let under = 1n;
  for (const { lot, coins } of shares) {
    if (lot.kind !== 'purchased' || lot.granted === 0) continue;
    const granted = BigInt(lot.granted);
    over = over * granted + BigInt(wonPaid(lot)) * BigInt(coins) * under;
    under *= granted;
  }
  over *= BigInt(part);
  under *= BigInt(of);
  return Number((over + under - 1n) / under);
}

function wonPaid({ paid }: Pick<CoinLot, 'paid'>): number {
  if (paid === null) return 0;
  if (paid.currency !== 'KRW') throw new RangeError(`refunds are in won, not in ${paid.currency}`);
  return paid.amount;
}
