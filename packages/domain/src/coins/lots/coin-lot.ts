import type { Money } from '#numbers/money.ts';

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
export function isSpendable(lot: CoinLot, now: Date): boolean {
  return lot.amount > 0 && !isExpired(lot, now);
}
