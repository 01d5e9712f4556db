import type { ExpireCoins } from '@hanji/contract/entities/inventory.ts';
import { type CoinLot, isGiven, isSpendable } from '#coins/lots/coin-lot.ts';
import { assertCount } from '#numbers/count.ts';
import { day } from '#times/labels/seconds.ts';

/** How far the menu's popup looks ahead (challenge-and-shutdown, section 9). */
export const expiryNoticeDays = 30;

/**
 * The free coins (bonus ones among them) that expire within `days` of 24 hours from `now`, the last
 * moment of them included, soonest first, as the wire lists them (challenge-and-shutdown, section 9
 * "Free coins expiring within 30 days"). What expires at one moment is one entry.
 * @throws RangeError when the days are no count.
 */
export function expiringCoins(lots: readonly CoinLot[], days: number, now: Date): ExpireCoins {
  assertCount(days);
  const until = now.getTime() + days * day * 1000;
  const amounts = new Map<number, number>();
  for (const lot of lots) {
    const at = lot.expiresAt?.getTime();
    if (at === undefined || at > until || !isGiven(lot) || !isSpendable(lot, now)) continue;
    amounts.set(at, (amounts.get(at) ?? 0) + lot.amount);
  }
  return [...amounts]
    .toSorted(([a], [b]) => a - b)
    .map(([at, amount]) => ({ amount, expireAt: new Date(at).toISOString() }));
}
