import fc from 'fast-check';
import { pagesOf, spreadsOf } from '#reading/pages/comic-pages.ts';
import { pageImage } from '#reading/testing/page-images.ts';
import {
  progressInStrip,
  progressOfPosition,
  progressOfSlide,
  slideAtPercent,
  topAtPercent,
} from './comic-progress.ts';
import { describe, expect, it } from 'vitest';

describe('comic progress', () => {
  const pages = pagesOf([0, 1, 2, 3, 4].map((index) => pageImage(index, index, 120)));
  const spreads = spreadsOf(pages, true, true);

  it.each([
    [0, 0, 0],
    [1, 2, 33],
    [2, 4, 67],
    [3, 4, 100],
  ])('slide %i shows page %i first and is at %i percent', (slide, page, percent) => {
    expect(progressOfSlide(spreads, slide)).toMatchObject({ page, percent });
  });

  it('a pair shows two pages', () => {
    const even = spreadsOf(pages.slice(0, 4), true, true);
    expect(progressOfSlide(even, 1)).toEqual({ page: 2, beside: 3, percent: 50 });
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
