import type { ExpireCoins } from '@hanji/contract/entities/inventory.ts';
import { day } from '#times/labels/seconds.ts';
import { secondsLeft } from '#times/seconds-left.ts';
import { type ExpiryLabel, expiryLabel } from './expiry-label.ts';
import { expiryNoticeDays } from './expiring-coins.ts';

export type ExpiryListEntry = ExpireCoins[number] & { readonly label: ExpiryLabel };

const dimmedFrom = 10;

/**
 * What the menu's popup lists of the wire's `expireCoins` (challenge-and-shutdown, section 4 "Side
 * menu" and section 9): what expires after `now` and within 30 days, soonest first.
 */
export function expiryList(coins: ExpireCoins, now: Date): ExpiryListEntry[] {
  const until = now.getTime() + expiryNoticeDays * day * 1000;
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
