import fc from 'fast-check';
import { clamp } from './clamp.ts';
import { atPercent, percentOf } from './percent.ts';
import { describe, expect, it } from 'vitest';

describe('percent', () => {
  it.each([
    [0, 1],
    [1, 1],
    [2, 2],
    [3, 3],
    [4, 3],
  ])('keeps %i within 1 and 3 as %i', (value, kept) => expect(clamp(value, 1, 3)).toBe(kept));

  it.each([
    [0, 40, 0],
    [1, 40, 3],
    [20, 40, 50],
    [40, 40, 100],
    [41, 40, 100],
    [-1, 40, 0],
    [1, 1000, 0],
    [5, 1000, 1],
    [1, 2, 50],
    [0, 0, 0],
    [3, 0, 0],
    [-1, -4, 0],
  ])('%i of %i is %i percent', (done, whole, percent) => {
    expect(percentOf(done, whole)).toBe(percent);
  });

  it.each([
    [0, 40, 0],
    [50, 40, 20],
    [1, 40, 0.4],
    [100, 40, 40],
    [101, 40, 40],
    [-1, 40, 0],
    [50, 0, 0],
    [50, -40, 0],
  ])('%i percent of %i is %f', (percent, whole, done) => {
    expect(atPercent(percent, whole)).toBe(done);
  });

  it('[A2-103] grows with the way, and its ends are 0 and 100', () => {
    const anyWay = fc.integer({ min: 1, max: 100_000 });
    fc.assert(
      fc.property(anyWay, fc.nat(100_000), fc.nat(100_000), (whole, done, more) => {
        expect(percentOf(done + more, whole)).toBeGreaterThanOrEqual(percentOf(done, whole));
        expect([percentOf(0, whole), percentOf(whole, whole)]).toEqual([0, 100]);
        expect([atPercent(0, whole), atPercent(100, whole)]).toEqual([0, whole]);
      }),
    );
  });

  it('[A2-103] a whole percent is the same after a way to it and back', () => {
    fc.assert(
      fc.property(fc.nat(100), fc.integer({ min: 1, max: 100_000 }), (percent, whole) => {
        expect(percentOf(atPercent(percent, whole), whole)).toBe(percent);
      }),
    );
  });
});
