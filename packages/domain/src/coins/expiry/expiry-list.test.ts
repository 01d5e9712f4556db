import { expect, it } from 'vitest';
import { after, now } from '#coins/testing/lots.ts';
import { expiryList, isExpiryListDimmed } from './expiry-list.ts';

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
