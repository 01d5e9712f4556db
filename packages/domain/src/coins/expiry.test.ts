import { describe, expect, it } from 'vitest';
import type { CoinLot } from './lots.ts';
import { after, lotOf, now, ticketsOf } from '#coins/testing/lots.ts';
import {
  expiringCoins,
  expiryNoticeDays,
  expiryLabel,
  expiryList,
  isExpiryListDimmed,
  endsSoon,
} from './expiry.ts';
describe('expiring coins', () => {
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
    const tickets = ticketsOf({ id: 6, kind: 'ticket', amount: 6, expiresAt: after(5) });
    expect(expiringCoins([...lots, tickets], expiryNoticeDays, now)).toHaveLength(2);
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
});

describe('expiry label', () => {
  const hidden = { kind: 'hidden' };

  it.each([
    [0, hidden],
    [60, hidden],
    [3600, hidden],
    [3601, hidden],
    [86_399, hidden],
    [86_400, hidden],
    [86_401, { kind: 'days', amount: 1 }],
    [172_799, { kind: 'days', amount: 1 }],
    [172_800, { kind: 'days', amount: 2 }],
  ])('%d s left are labelled %j', (seconds, label) => {
    expect(expiryLabel(seconds)).toEqual(label);
  });
});

describe('expiry list', () => {
  const dayMs = 86_400_000;
  function entry(amount: number, ms: number) {
    return { amount, expireAt: after(ms).toISOString() };
  }

  it('[B9-028] lists the soonest first, with the days that are left', () => {
    const coins = [entry(3, 3 * dayMs), entry(1, 1000), entry(2, 2 * dayMs)];
    expect(expiryList(coins, now)).toEqual([
      { ...entry(1, 1000), label: { kind: 'hidden' } },
      { ...entry(2, 2 * dayMs), label: { kind: 'days', amount: 2 } },
      { ...entry(3, 3 * dayMs), label: { kind: 'days', amount: 3 } },
    ]);
  });

  it.each([
    [-1, 0],
    [0, 0],
    [1, 1],
    [30 * dayMs, 1],
    [30 * dayMs + 1, 0],
  ])('[B9-028] coins that expire in %d ms are %i entries', (ms, entries) => {
    expect(expiryList([entry(1, ms)], now)).toHaveLength(entries);
  });

  it.each([
    [9, false, false],
    [9, true, false],
    [10, false, true],
    [10, true, false],
    [11, false, true],
  ])('a list of %i entries, scrolled to its end %s, is dimmed: %s', (entries, end, dimmed) => {
    expect(isExpiryListDimmed(entries, end)).toBe(dimmed);
  });
});

it.each([
  [-1, false],
  [0, false],
  [1, true],
  [30 * 86_400_000, true],
  [30 * 86_400_000 + 1, false],
])('ends soon %d ms from now: %s', (ms, soon) => {
  expect(endsSoon(after(ms), now)).toBe(soon);
});
