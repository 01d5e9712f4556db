import type { Money } from '#numbers/money.ts';
import type { Inventory } from '@hanji/contract/entities/inventory.ts';

/** Where coins came from: given, given beside or after a purchase, or paid for. */
export const coinKinds = ['free', 'bonus', 'purchased'] as const;
export type CoinKind = (typeof coinKinds)[number];

/** Through whose shop coins were bought (challenge-and-shutdown, section 3 "inventory"). */
export const coinPlatforms = ['ios', 'aos', 'one-store', 'web'] as const;
export type CoinPlatform = (typeof coinPlatforms)[number];

/** Coins that came together, share an expiry and are worth the same. */
export type CoinLot = {
  readonly id: number;
  readonly kind: CoinKind;
  /** Coins that it held at first. */
  readonly granted: number;
  /** Coins that are left of them. */
  readonly amount: number;
  readonly acquiredAt: Date;
  /** Null never expires. */
  readonly expiresAt: Date | null;
  /** What was paid for all of it; null for coins that were given. */
  readonly paid: Money | null;
  readonly platform: CoinPlatform;
};

/** What a balance needs to know of a lot. */
export type HeldCoins = Pick<CoinLot, 'kind' | 'amount' | 'expiresAt'>;

/** Some coins of a lot. */
export type CoinShare<Lot = CoinLot> = { readonly lot: Lot; readonly coins: number };

/** Whether nothing was paid for the coins: free ones, and bonus ones among them. */
export function isGiven({ kind }: Pick<CoinLot, 'kind'>): boolean {
  switch (kind) {
    case 'free':
    case 'bonus':
      return true;
    case 'purchased':
      return false;
  }
}

/** A lot has expired from the moment of its expiry on. */
export function isExpired({ expiresAt }: Pick<CoinLot, 'expiresAt'>, now: Date): boolean {
  return expiresAt !== null && expiresAt.getTime() <= now.getTime();
}

/** Whether something is left of a lot that has not expired. */
export function isSpendable(lot: Pick<CoinLot, 'amount' | 'expiresAt'>, now: Date): boolean {
  return lot.amount > 0 && !isExpired(lot, now);
}

/** The coins left in lots together. */
export function sumOfCoins(lots: readonly Pick<CoinLot, 'amount'>[]): number {
  return lots.reduce((sum, { amount }) => sum + amount, 0);
}

/**
 * The `coin` of a reader's inventory on the wire (reading-service, section 3 "Inventory"): what can
 * be spent at `now`, purchased and free (bonus coins count as free), and how many coins of any kind
 * expire next and when; 0 and null when none ever does.
 */
export function coinBalance(lots: readonly HeldCoins[], now: Date): Inventory['coin'] {
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
