import { type CoinLot, isGiven, isSpendable } from './coin-lot.ts';

/** The last moment that a date can hold: coins that never expire come after all that do. */
const never = 8.64e15;

function moment(lot: CoinLot): number {
  return isGiven(lot) ? (lot.expiresAt?.getTime() ?? never) : lot.acquiredAt.getTime();
}

/**
 * The lots that coins can be taken from at `now`, in the order in which they are used
 * (challenge-and-shutdown, section 9 "used coins deducted from free and bonus coins first"): free
 * and bonus coins by expiry, soonest first and those without one last; then purchased coins,
 * oldest first; the lower id where these are equal. Empty and expired lots are left out.
 */
export function inOrderOfUse(lots: readonly CoinLot[], now: Date): CoinLot[] {
  return lots
    .filter((lot) => isSpendable(lot, now))
    .toSorted(
      (a, b) => Number(isGiven(b)) - Number(isGiven(a)) || moment(a) - moment(b) || a.id - b.id,
    );
}
