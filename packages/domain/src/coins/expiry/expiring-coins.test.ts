import { expect, it } from 'vitest';
import type { CoinLot } from '#coins/lots/coin-lot.ts';
import { after, lotOf, now } from '#coins/testing/lots.ts';
import { expiringCoins, expiryNoticeDays } from './expiring-coins.ts';

const dayMs = 86_400_000;
function free(id: number, expiresAt: Date | null, facts: Partial<CoinLot> = {}): CoinLot {
  return lotOf({ id, kind: 'free', amount: id, expiresAt, paid: null, ...facts });
}
function amounts(lots: CoinLot[], days = expiryNoticeDays): number[] {
  return expiringCoins(lots, days, now).map(({ amount }) => amount);
}

it.each([
  [-1, []],
  [0, []],
  [1, [5]],
  [30 * dayMs - 1, [5]],
  [30 * dayMs, [5]],
  [30 * dayMs + 1, []],
])('[B9-028] free coins that expire in %d ms are listed as %j', (ms, listed) => {
  expect(amounts([free(5, after(ms))])).toEqual(listed);
});

it.each([
  [0, 1, []],
  [1, dayMs, [5]],
  [1, dayMs + 1, []],
])('within %i days of 24 hours, coins that expire in %d ms: %j', (days, ms, listed) => {
  expect(amounts([free(5, after(ms))], days)).toEqual(listed);
});

it('[B9-028] lists free and bonus coins, never purchased ones, empty lots or those without expiry', () => {
  const lots = [
    free(1, after(1)),
    free(2, after(2), { kind: 'bonus' }),
    free(4, after(3), { kind: 'purchased' }),
    free(8, after(4), { amount: 0 }),
    free(16, null),
  ];
  expect(amounts(lots)).toEqual([1, 2]);
});

it('[B9-028] lists the soonest first, and as one what expires at one moment', () => {
  const lots = [
    free(1, after(3000)),
    free(2, after(1000)),
    free(4, after(3000)),
    free(8, after(2000)),
  ];
  expect(expiringCoins(lots, 30, now)).toEqual([
    { amount: 2, expireAt: '2025-10-10T03:00:01.000Z' },
    { amount: 8, expireAt: '2025-10-10T03:00:02.000Z' },
    { amount: 5, expireAt: '2025-10-10T03:00:03.000Z' },
  ]);
});

it.each([-1, 0.5])('refuses %d days', (days) => {
  expect(() => expiringCoins([], days, now)).toThrow(RangeError);
});
