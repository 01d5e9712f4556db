import { inOrderOfUse, isGiven, type Lot, sumOfCoins } from './lots.ts';
import { spendCoins } from './ledger/spend/spend-coins.ts';

/** Given coins that would be used and end at the same moment, or all that were bought. */
export type PlannedCoins = {
  readonly kind: 'given' | 'purchased';
  readonly amount: number;
  /** Null where they never end, and for bought ones, which are one use whenever they end. */
  readonly expiresAt: Date | null;
};

export type SpendingPlan = {
  /** In the order of use; empty where there are not enough. */
  readonly uses: readonly PlannedCoins[];
  /** Coins that are missing. */
  readonly missing: number;
  /** Coins that are left after it; with `missing`, those that are there. */
  readonly balanceAfter: number;
};

/**
 * What paying so many coins would use, by the same rule by which they are paid.
 * @throws RangeError when the price is no count.
 */
export function spendingPlan(lots: readonly Lot[], price: number, now: Date): SpendingPlan {
  const balance = sumOfCoins(inOrderOfUse(lots, now));
  const spending = spendCoins(lots, price, now);
  if (spending.kind === 'insufficient') {
    return { uses: [], missing: spending.missing, balanceAfter: balance };
  }
  const uses: PlannedCoins[] = [];
  for (const { lot, coins } of spending.shares) {
    const given = isGiven(lot);
    const kind = given ? 'given' : 'purchased';
    const expiresAt = given ? lot.expiresAt : null;
    const last = uses.at(-1);
    if (last?.kind === kind && last.expiresAt?.getTime() === expiresAt?.getTime()) {
      uses.splice(-1, 1, { ...last, amount: last.amount + coins });
    } else uses.push({ kind, amount: coins, expiresAt });
  }
  return { uses, missing: 0, balanceAfter: balance - price };
}
