import type { Inventory } from '@hanji/contract/entities/inventory.ts';
import { type CoinLot, isGiven, isSpendable } from './coin-lot.ts';

/** The coins left in lots together. */
export function sumOfCoins(lots: readonly Pick<CoinLot, 'amount'>[]): number {
  return lots.reduce((sum, { amount }) => sum + amount, 0);
}

/**
 * The `coin` of a reader's inventory on the wire (reading-service, section 3 "Inventory"): what can
 * be spent at `now`, purchased and free (bonus coins count as free), and how many coins of any kind
 * expire next and when; 0 and null when none ever does.
 */
export function coinBalance(lots: readonly CoinLot[], now: Date): Inventory['coin'] {
  const left = lots.filter((lot) => isSpendable(lot, now));
  const expiries = left.flatMap(({ expiresAt }) => (expiresAt ? [expiresAt.getTime()] : []));
  const balance = {
    purchasedAmount: sumOfCoins(left.filter((lot) => !isGiven(lot))),
    freeAmount: sumOfCoins(left.filter(isGiven)),
  };
  if (expiries.length === 0) return { ...balance, closestExpireAmount: 0, closestExpireAt: null };
  const closest = Math.min(...expiries);
  return {
    ...balance,
    closestExpireAmount: sumOfCoins(left.filter((lot) => lot.expiresAt?.getTime() === closest)),
    closestExpireAt: new Date(closest).toISOString(),
  };
}
