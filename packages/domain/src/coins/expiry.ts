import type { ExpireCoins } from '@hanji/contract/entities/inventory.ts';
import { type HeldLot, isGiven, isSpendable, unitOf } from './lots.ts';
import { assertCount } from '#numbers/count.ts';
import { addDays } from '#times/calendar.ts';
import { remainingTime } from '#times/labels.ts';
import { secondsLeft } from '#times/seconds-left.ts';

/** How far the menu's popup looks ahead (challenge-and-shutdown, section 9). */
export const expiryNoticeDays = 30;

/**
 * The free coins (bonus ones among them) that expire within `days` of 24 hours from `now`, the last
 * moment of them included, soonest first, as the wire lists them (challenge-and-shutdown, section 9
 * "Free coins expiring within 30 days"). What expires at one moment is one entry.
 * @throws RangeError when the days are no count.
 */
export function expiringCoins(lots: readonly HeldLot[], days: number, now: Date): ExpireCoins {
  assertCount(days);
  const until = addDays(now, days).getTime();
  const amounts = new Map<number, number>();
  for (const lot of lots) {
    if (unitOf(lot) !== 'coin') continue;
    const at = lot.expiresAt?.getTime();
    if (at === undefined || at > until || !isGiven(lot) || !isSpendable(lot, now)) continue;
    amounts.set(at, (amounts.get(at) ?? 0) + lot.amount);
  }
  return [...amounts]
    .toSorted(([a], [b]) => a - b)
    .map(([at, amount]) => ({ amount, expireAt: new Date(at).toISOString() }));
}

/** Whether coins end soon enough for the time of day to matter: within 30 days, yet to come. */
export function endsSoon(expiresAt: Date, now: Date): boolean {
  return expiresAt > now && expiresAt <= addDays(now, expiryNoticeDays);
}

/** What stands beside coins that expire; `amount` in whole days. */
export type ExpiryLabel =
  | { readonly kind: 'days'; readonly amount: number }
  | { readonly kind: 'hidden' };

/**
 * The days left of coins (challenge-and-shutdown, section 9 "Coin expiry label hidden when the
 * remaining time is in minutes or hours or under a day"). `seconds` are left; the label counts days
 * from over 24 hours on, as every remaining time does.
 */
export function expiryLabel(seconds: number): ExpiryLabel {
  const left = remainingTime(seconds);
  return left.kind === 'days' ? { kind: 'days', amount: left.amount } : { kind: 'hidden' };
}

export type ExpiryListEntry = ExpireCoins[number] & { readonly label: ExpiryLabel };

const dimmedFrom = 10;

/**
 * What the menu's popup lists of the wire's `expireCoins` (challenge-and-shutdown, section 4 "Side
 * menu" and section 9): what expires after `now` and within 30 days, soonest first.
 */
export function expiryList(coins: ExpireCoins, now: Date): ExpiryListEntry[] {
  const until = addDays(now, expiryNoticeDays).getTime();
  return coins
    .map((entry) => ({ ...entry, at: new Date(entry.expireAt) }))
    .filter(({ at }) => at.getTime() > now.getTime() && at.getTime() <= until)
    .toSorted((a, b) => a.at.getTime() - b.at.getTime())
    .map(({ at, ...entry }) => ({ ...entry, label: expiryLabel(secondsLeft(at, now)) }));
}

/**
 * Whether the popup's list is dimmed to say that more follows (challenge-and-shutdown, section 9):
 * with 10 entries or more, until it is scrolled to its end.
 */
export function isExpiryListDimmed(entries: number, scrolledToEnd: boolean): boolean {
  return entries >= dimmedFrom && !scrolledToEnd;
}
