import fc from 'fast-check';
import { pageOfSlider, pageSlider, percentSlider } from './index-slider.ts';
import { describe, expect, it } from 'vitest';

describe('index slider', () => {
  it.each([
    [-1, 0],
    [0, 0],
    [0.4, 0],
    [0.5, 1],
    [42, 42],
    [99.5, 100],
    [100, 100],
    [101, 100],
  ])('[A2-103, B9-042] by percent, %f stands at %i', (percent, value) => {
    expect(percentSlider(percent, 'TTB')).toEqual({ min: 0, max: 100, value, rightToLeft: false });
  });

  it.each([
    [-1, 40, 1, 40],
    [0, 40, 1, 40],
    [1, 40, 2, 40],
    [39, 40, 40, 40],
    [40, 40, 40, 40],
    [0, 1, 1, 1],
    [0, 0, 1, 1],
  ])(
    '[A2-103, B9-042] by page, index %i of %i pages stands at %i of %i',
    (page, count, value, max) => {
      expect(pageSlider(page, count, 'LTR')).toEqual({ min: 1, max, value, rightToLeft: false });
    },
  );

  it.each([
    [0, 0],
    [1, 0],
    [1.4, 0],
    [1.5, 1],
    [40, 39],
    [41, 39],
  ])('a page slider of 40 at %f means the page with index %i', (value, page) => {
    expect(pageOfSlider(pageSlider(0, 40, 'LTR'), value)).toBe(page);
  });

  it('has its end on the left from right to left', () => {
    expect(pageSlider(0, 40, 'RTL').rightToLeft).toBe(true);
    expect(percentSlider(0, 'RTL').rightToLeft).toBe(true);
    expect(percentSlider(0, 'LTR').rightToLeft).toBe(false);
  });

  it('[A2-103] means the page that it stands for, keeps the order and has both ends', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 500 }), fc.nat(), fc.nat(), (count, pick, other) => {
        const stands = (page: number) => pageSlider(page, count, 'RTL');
        const [low = 0, high = 0] = [pick % count, other % count].toSorted((a, b) => a - b);
        expect(pageOfSlider(stands(low), stands(low).value)).toBe(low);
        expect(stands(low).value).toBeLessThanOrEqual(stands(high).value);
        expect([stands(0).value, stands(count - 1).value]).toEqual([1, count]);
      }),
    );
  });
});
