import type { Money } from '#numbers/money.ts';
import type { Inventory } from '@hanji/contract/entities/inventory.ts';

/** Where coins came from: given, given beside or after a purchase, or paid for. */
export const coinKinds = ['free', 'bonus', 'purchased'] as const;
export type CoinKind = (typeof coinKinds)[number];

/** Through whose shop coins were bought (challenge-and-shutdown, section 3 "inventory"). */
export const coinPlatforms = ['ios', 'aos', 'one-store', 'web'] as const;
export type CoinPlatform = (typeof coinPlatforms)[number];

/** What opens a chapter by the piece, and by the piece beside an advertisement; always given. */
export const ticketKinds = ['ticket', 'ad_ticket'] as const;
export type TicketKind = (typeof ticketKinds)[number];

export const lotKinds = [...coinKinds, ...ticketKinds] as const;
export type LotKind = (typeof lotKinds)[number];

/** What is counted by itself: nothing becomes something of another unit. */
export const units = ['coin', ...ticketKinds] as const;
export type Unit = (typeof units)[number];

/** What came together and shares an expiry. */
type LotFacts = {
  readonly id: number;
  /** What it held at first. */
  readonly granted: number;
  /** What is left of that. */
  readonly amount: number;
  readonly acquiredAt: Date;
  /** Null never expires. */
  readonly expiresAt: Date | null;
  readonly platform: CoinPlatform;
};

/** Coins that came together, share an expiry and are worth the same. */
export type CoinLot = LotFacts & {
  readonly kind: CoinKind;
  /** What was paid for all of it; null for coins that were given. */
  readonly paid: Money | null;
};

/** Tickets that came together. */
export type TicketLot = LotFacts & { readonly kind: TicketKind; readonly paid: null };

export type Lot = CoinLot | TicketLot;

/** What a balance needs to know of a lot. */
export type HeldLot = Pick<LotFacts, 'amount' | 'expiresAt'> & { readonly kind: LotKind };

/** Some coins of a lot. */
export type CoinShare<Of = CoinLot> = { readonly lot: Of; readonly coins: number };

/** In what the contents of a lot are counted. */
export function unitOf({ kind }: { readonly kind: LotKind }): Unit {
  switch (kind) {
    case 'ticket':
    case 'ad_ticket':
      return kind;
    case 'free':
    case 'bonus':
    case 'purchased':
      return 'coin';
  }
}

function isCoins<Held extends { readonly kind: LotKind }>(
  lot: Held,
): lot is Extract<Held, { readonly kind: CoinKind }> {
  return unitOf(lot) === 'coin';
}

/** The coins among what somebody holds. */
export function coinsAmong<Held extends { readonly kind: LotKind }>(
  lots: readonly Held[],
): Extract<Held, { readonly kind: CoinKind }>[] {
  return lots.filter(isCoins);
}

/** Whether nothing was paid: for free coins, bonus ones among them, and for tickets. */
export function isGiven({ kind }: { readonly kind: LotKind }): boolean {
  return kind !== 'purchased';
}

/** A lot has expired from the moment of its expiry on. */
export function isExpired({ expiresAt }: Pick<LotFacts, 'expiresAt'>, now: Date): boolean {
  return expiresAt !== null && expiresAt.getTime() <= now.getTime();
}

/** Whether something is left of a lot that has not expired. */
export function isSpendable(lot: Pick<LotFacts, 'amount' | 'expiresAt'>, now: Date): boolean {
  return lot.amount > 0 && !isExpired(lot, now);
}

export function sumOfCoins(lots: readonly Pick<LotFacts, 'amount'>[]): number {
  return lots.reduce((sum, { amount }) => sum + amount, 0);
}

/**
 * The `coin` of a reader's inventory on the wire (reading-service, section 3 "Inventory"): what can
 * be spent at `now`, purchased and free (bonus coins count as free), and how many coins of any kind
 * expire next and when; 0 and null when none ever does.
 */
export function coinBalance(lots: readonly HeldLot[], now: Date): Inventory['coin'] {
  const left = lots.filter((lot) => unitOf(lot) === 'coin').filter((lot) => isSpendable(lot, now));
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

/** The tickets of a kind that can be used at `now`. */
export function ticketBalance(lots: readonly HeldLot[], unit: TicketKind, now: Date): number {
  return sumOfCoins(lots.filter((lot) => lot.kind === unit && isSpendable(lot, now)));
}

/** The last moment that a date can hold: what never expires comes after all that does. */
const never = 8.64e15;

function moment(lot: Lot): number {
  return isGiven(lot) ? (lot.expiresAt?.getTime() ?? never) : lot.acquiredAt.getTime();
}

/**
 * The lots that coins can be taken from at `now`, in the order in which they are used
 * (challenge-and-shutdown, section 9 "used coins deducted from free and bonus coins first"): free
 * and bonus coins by expiry, soonest first and those without one last; then purchased coins,
 * oldest first; the lower id where these are equal. Empty and expired lots are left out.
 */
export function inOrderOfUse(lots: readonly Lot[], now: Date): CoinLot[] {
  return coinsAmong(lots)
    .filter((lot) => isSpendable(lot, now))
    .toSorted(
      (a, b) => Number(isGiven(b)) - Number(isGiven(a)) || moment(a) - moment(b) || a.id - b.id,
    );
}

/** The lots that tickets of a kind can be taken from at `now`: soonest expiry first, as given coins. */
export function ticketsInOrderOfUse(
  lots: readonly Lot[],
  unit: TicketKind,
  now: Date,
): TicketLot[] {
  return lots
    .filter((lot): lot is TicketLot => lot.kind === unit)
    .filter((lot) => isSpendable(lot, now))
    .toSorted((a, b) => moment(a) - moment(b) || a.id - b.id);
}
