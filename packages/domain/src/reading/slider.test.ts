import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import {
  atPercent,
  clamp,
  percentOf,
  pageOfSlider,
  pageSlider,
  percentSlider,
  progressInStrip,
  progressOfPosition,
  progressOfSlide,
  slideAtPercent,
  topAtPercent,
  bookPercent,
  placeAtPercent,
} from './slider.ts';
import { pagesOf, spreadsOf } from '#reading/pages/comic-pages.ts';
import { pageImage } from '#reading/testing/page-images.ts';
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

describe('comic progress', () => {
  const pages = pagesOf([0, 1, 2, 3, 4].map((index) => pageImage(index, index, 120)));
  const spreads = spreadsOf(pages, true, true);

  it.each([
    [0, 0, 0],
    [1, 2, 33],
    [2, 4, 67],
    [3, 4, 100],
  ])('slide %i shows page %i first and is at %i percent', (slide, page, percent) => {
    expect(progressOfSlide(spreads, slide)).toEqual({ page, percent });
  });

  it('the end page of pairs shows the last page of a pair', () => {
    const even = spreadsOf(pages.slice(0, 4), true, true);
    expect(progressOfSlide(even, 2)).toEqual({ page: 3, percent: 100 });
  });

  it('has a beginning where there is no image', () => {
    expect(progressOfSlide([], 0)).toEqual({ page: 0, percent: 0 });
    expect(progressOfPosition([], undefined)).toEqual({ page: 0, percent: 0 });
  });

  it.each([
    [0, 0],
    [16, 0],
    [17, 1],
    [50, 2],
    [100, 3],
    [101, 3],
  ])('%i percent of three slides and the end page is slide %i', (percent, slide) => {
    expect(slideAtPercent(percent, 3)).toBe(slide);
  });

  it('[A2-103] a slide is the same after its percent was looked up, up to 100 slides', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100 }), fc.nat(), (count, pick) => {
        const many = spreadsOf(
          pagesOf(Array.from({ length: count }, (_, at) => pageImage(at, at, 9))),
          false,
        );
        const slide = pick % (count + 1);
        expect(slideAtPercent(progressOfSlide(many, slide).percent, count)).toBe(slide);
      }),
    );
  });

  it.each([
    ['0', -10, 0, 0],
    ['0', 0, 0, 0],
    ['2', 500, 2, 50],
    ['4', 1000, 4, 100],
    ['4', 1200, 4, 100],
    ['gone', 500, 0, 50],
  ])('in a strip, image %s with %i px above is page %i at %i percent', (id, top, page, percent) => {
    expect(progressInStrip(pages, id, { top, height: 800 }, 1800)).toEqual({ page, percent });
  });

  it.each([
    [0, 0],
    [50, 500],
    [100, 1000],
  ])('%i percent of a strip has %i px above the window', (percent, top) => {
    expect(topAtPercent(percent, 1800, 800)).toBe(top);
    expect(topAtPercent(percent, 800, 800)).toBe(0);
    expect(topAtPercent(percent, 700, 800)).toBe(0);
  });

  it.each([
    [undefined, 0, 0],
    ['gone', 0, 0],
    ['1', 1, 25],
    ['4', 4, 100],
  ])('opens at %s on page %i, %i percent', (imageId, page, percent) => {
    const position = imageId === undefined ? undefined : { imageId, fraction: 0.5 };
    expect(progressOfPosition(pages, position)).toEqual({ page, percent });
  });
});

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
