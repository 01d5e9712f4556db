import fc from 'fast-check';
import { won as wonOf } from '#coins/testing/lots.ts';
import { expect, it } from 'vitest';
import { chapterRefunds, remainingDays } from './chapter-refund.ts';
import type { PaidShare } from './refund-won.ts';

const dayMs = 86_400_000;
const end = new Date('2025-10-31T14:59:00Z');
function before(ms: number): Date {
  return new Date(end.getTime() - ms);
}

it.each([
  [0, 365],
  [dayMs - 1, 365],
  [dayMs, 364],
  [2 * dayMs - 1, 364],
  [100.5 * dayMs, 265],
  [364 * dayMs, 1],
  [365 * dayMs - 1, 1],
  [365 * dayMs, 0],
  [365 * dayMs + 1, 0],
  [366 * dayMs, 0],
  [3650 * dayMs, 0],
])('[B9-010, B9-011] bought %d ms before the end, %i days remain', (ms, days) => {
  expect(remainingDays(before(ms), end)).toBe(days);
});

it.each([1, 59_999])('[B9-011] bought %d ms into the closing minute, all days remain', (ms) => {
  expect(remainingDays(before(-ms), end)).toBe(365);
});

it.each([60_000, dayMs, 400 * dayMs])(
  '[B9-011] bought %d ms after the end, no days remain',
  (ms) => {
    expect(remainingDays(before(-ms), end)).toBe(0);
  },
);

it('[B9-010] never has more days for an older purchase', () => {
  const ago = fc.nat(800 * dayMs);
  fc.assert(
    fc.property(ago, ago, (a, b) => {
      const young = remainingDays(before(Math.min(a, b)), end);
      const old = remainingDays(before(Math.max(a, b)), end);
      expect(old).toBeLessThanOrEqual(young);
      expect(young).toBeLessThanOrEqual(365);
      expect(old).toBeGreaterThanOrEqual(0);
    }),
  );
});

function paid(coins: number): PaidShare {
  return {
    coins,
    lot: { kind: 'purchased', granted: 10, paid: wonOf(1200) },
  };
}
function free(coins: number): PaidShare {
  return {
    coins,
    lot: { kind: 'free', granted: 10, paid: null },
  };
}
function bought(ms: number, ...shares: PaidShare[]) {
  return { purchasedAt: before(ms), shares };
}

it.each([
  [bought(0, paid(3)), 3, 365, 360],
  [bought(dayMs, paid(3)), 3, 364, 360],
  [bought(2 * dayMs, paid(3)), 3, 363, 359],
  [bought(183 * dayMs, paid(3)), 3, 182, 180],
  [bought(365 * dayMs - 1, paid(3)), 3, 1, 1],
  [bought(0, free(2), paid(1)), 3, 365, 120],
  [bought(0, paid(1), paid(2)), 3, 365, 360],
])('[B9-010] %j: %i coins used, %i days remain, %i won', (chapter, usedCoin, days, won) => {
  expect(chapterRefunds([chapter], end)).toEqual([{ chapter, usedCoin, remainingDays: days, won }]);
});

it.each([
  ['bought 365 days before', bought(365 * dayMs, paid(3))],
  ['bought after the end', bought(-60_000, paid(3))],
  ['bought with free coins alone', bought(0, free(3))],
  ['bought for nothing', bought(0)],
])('[B9-011] leaves out a chapter %s', (_, chapter) => {
  expect(chapterRefunds([chapter], end)).toEqual([]);
});

it('keeps the order and whatever else a chapter says', () => {
  const chapters = [
    { ...bought(9, paid(1)), chapterName: 'two' },
    { ...bought(366 * dayMs, paid(1)), chapterName: 'none' },
    { ...bought(5, paid(1)), chapterName: 'one' },
  ];
  const names = chapterRefunds(chapters, end).map(({ chapter }) => chapter.chapterName);
  expect(names).toEqual(['two', 'one']);
});
