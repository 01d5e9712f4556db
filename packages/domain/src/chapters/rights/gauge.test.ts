import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { usableInventory } from '#chapters/reader.ts';
import { gaugePercentage, gaugeState, readForFree, type GaugeState } from './gauge.ts';
describe('gauge percentage', () => {
  function percentage(recoverInterval: number, amount: number, recoverRemained: number): number {
    return gaugePercentage({ recoverInterval }, { readForFree: { amount, recoverRemained } });
  }

  it.each([
    ['full', 1000, 1, 0, 100],
    ['full, and recovering the next', 1000, 1, 999, 100],
    ['full, whatever the interval', 0, 2, 5, 100],
    ['nearly full is cut, never 100', 86_400, 0, 1, 99],
    ['cut, not rounded', 1000, 0, 5, 99],
    ['exactly a whole percent', 1000, 0, 10, 99],
    ['just below it', 1000, 0, 11, 98],
    ['half', 86_400, 0, 43_200, 50],
    ['a third', 3, 0, 2, 33],
    ['just begun', 1000, 0, 999, 0],
    ['one percent', 1000, 0, 990, 1],
    ['not begun', 1000, 0, 1000, 0],
    ['more left than the interval', 1000, 0, 1001, 0],
    ['far more left', 1000, 0, 99_999, 0],
    ['nothing left to wait for', 1000, 0, 0, 100],
    ['no interval', 0, 0, 0, 0],
    ['no interval, yet something left', 0, 0, 10, 0],
  ])('[A4-062, B4-009] %s: %i s, amount %i, %i s left', (_, interval, amount, left, expected) => {
    expect(percentage(interval, amount, left)).toBe(expected);
  });

  it('[A4-063] shows visitors 100 percent, and guests with them', () => {
    const empty = { readForFree: { amount: 0, recoverRemained: 9 } };
    expect(gaugePercentage({ recoverInterval: 10 }, null)).toBe(100);
    expect(gaugePercentage({ recoverInterval: 0 }, null)).toBe(100);
    expect(gaugePercentage({ recoverInterval: 10 }, usableInventory('guest', empty))).toBe(100);
    expect(gaugePercentage({ recoverInterval: 10 }, usableInventory('member', empty))).toBe(10);
  });

  const seconds = fc.nat({ max: 10_000_000 });

  it('[A4-062] is a whole number from 0 to 100, and 100 exactly when nothing is waited for', () => {
    fc.assert(
      fc.property(seconds, fc.nat({ max: 2 }), seconds, (interval, amount, recoverRemained) => {
        const shown = percentage(interval, amount, recoverRemained);
        expect(Number.isInteger(shown) && shown >= 0 && shown <= 100).toBe(true);
        const isFull = amount > 0 || (interval > 0 && recoverRemained === 0);
        expect(shown === 100).toBe(isFull);
      }),
    );
  });

  it('[A4-062] never falls while the gauge recovers', () => {
    fc.assert(
      fc.property(seconds, fc.integer({ min: 1, max: 10_000_000 }), (interval, left) => {
        expect(percentage(interval, 0, left)).toBeGreaterThanOrEqual(
          percentage(interval, 0, left + 1),
        );
      }),
    );
  });
});

describe('gauge state', () => {
  it.each<[amount: number, recover: number, rentable: number, state: GaugeState]>([
    [2, 0, 0, 'full'],
    [1, 0, 0, 'full'],
    [1, 50, 10, 'full'],
    [0, 0, 0, 'none'],
    [0, 0, 10, 'none'],
    [0, 1, 0, 'recovering'],
    // What recovers only when the chapter is no longer rentable is of no use for it.
    [0, 1, 1, 'none'],
    [0, 9, 10, 'recovering'],
    [0, 10, 10, 'none'],
    [0, 11, 10, 'none'],
  ])(
    '[A4-058] amount %i, full in %i s, rentable for %i s: %s',
    (amount, recover, rentable, state) => {
      const gauge = { amount, recoverRemained: recover };
      expect(gaugeState({ rentableRemained: rentable }, gauge)).toBe(state);
    },
  );
});

describe('the gauge of a reader', () => {
  const now = new Date('2026-03-01T00:00:00Z');
  const config = { gaugeUsable: true, recoverInterval: 100 };

  it.each([
    ['was never used', null, 1, 0],
    ['was used now', 0, 0, 100],
    ['has a second to go', 99_000, 0, 1],
    ['has less than a second to go', 99_999, 0, 1],
    ['is full', 100_000, 1, 0],
    ['has long been full', 900_000, 1, 0],
  ])('%s', (_, agoMs, amount, recoverRemained) => {
    const usedAt = agoMs === null ? null : new Date(now.getTime() - agoMs);
    expect(readForFree(usedAt, config, now)).toEqual({ amount, recoverRemained });
  });

  it.each([{ gaugeUsable: false }, { recoverInterval: 0 }])('is not there: %o', (other) => {
    const none = { amount: 0, recoverRemained: 0 };
    expect(readForFree(null, { ...config, ...other }, now)).toEqual(none);
    expect(readForFree(now, { ...config, ...other }, now)).toEqual(none);
  });
});
