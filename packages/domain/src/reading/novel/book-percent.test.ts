import fc from 'fast-check';
import { bookPercent, placeAtPercent } from './book-percent.ts';
import { describe, expect, it } from 'vitest';

describe('book percent', () => {
  it.each([
    [{ section: 0, share: 0 }, 0],
    [{ section: 0, share: 1 }, 10],
    [{ section: 1, share: 0.5 }, 55],
    [{ section: 1, share: -1 }, 10],
    [{ section: 1, share: 2 }, 100],
    [{ section: 3, share: 1 }, 100],
    [{ section: 9, share: 1 }, 100],
  ])('%o of a book of 10 and 90 characters is %f percent', (place, percent) => {
    expect(bookPercent([10, 90, 0, 0], place)).toBeCloseTo(percent, 9);
  });

  it.each([
    [-1, { section: 1, share: 0 }],
    [0, { section: 1, share: 0 }],
    [5, { section: 1, share: 0.5 }],
    [10, { section: 3, share: 0 }],
    [55, { section: 3, share: 0.5 }],
    [100, { section: 3, share: 1 }],
    [101, { section: 3, share: 1 }],
  ])('%f percent passes over items without text: %o', (percent, place) => {
    expect(placeAtPercent([0, 10, 0, 90, 0], percent)).toEqual(place);
  });

  it.each([[[]], [[0]], [[0, 0]]])('has only a beginning in a book of %j', (weights) => {
    expect(bookPercent(weights, { section: 0, share: 1 })).toBe(0);
    expect(placeAtPercent(weights, 50)).toEqual({ section: 0, share: 0 });
  });

  const anyWeights = fc
    .array(fc.nat(5000), { minLength: 1, maxLength: 50 })
    .filter((weights) => weights.some((weight) => weight > 0));
  const anyPercent = fc.double({ min: 0, max: 100, noNaN: true });

  it('[A2-103] is the same percent after its place was looked up', () => {
    fc.assert(
      fc.property(anyWeights, anyPercent, (weights, percent) => {
        expect(bookPercent(weights, placeAtPercent(weights, percent))).toBeCloseTo(percent, 6);
      }),
    );
  });

  it('[A2-103] grows with the place, and its ends are the ends of the book', () => {
    fc.assert(
      fc.property(anyWeights, anyPercent, anyPercent, (weights, one, other) => {
        const [low = 0, high = 0] = [one, other].toSorted((a, b) => a - b);
        const before = placeAtPercent(weights, low);
        const after = placeAtPercent(weights, high);
        expect(before.section).toBeLessThanOrEqual(after.section);
        expect(before.section < after.section || before.share <= after.share).toBe(true);
        expect(bookPercent(weights, placeAtPercent(weights, 0))).toBe(0);
        expect(bookPercent(weights, placeAtPercent(weights, 100))).toBe(100);
      }),
    );
  });
});
