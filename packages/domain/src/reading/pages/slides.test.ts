import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pagesOf, spreadsOf } from '#reading/pages/comic-pages.ts';
import { anyPageImages, pageImage } from '#reading/testing/page-images.ts';
import {
  isEndSlide,
  pageOfImage,
  positionOfSlide,
  slideAfter,
  slideOfImage,
  slideOfPage,
  slideOfPosition,
} from './slides.ts';

// Five pages, the first of two slices: paired without a cover they are [0 1] [2 3] [4].
const images = [0, 1, 2, 3, 4, 5].map((index) => pageImage(index, Math.max(1, index), 120));
const pages = pagesOf(images);
const paired = spreadsOf(pages, true, true);
const single = spreadsOf(pages, false);

describe('what is found', () => {
  it.each([
    ['0', 0, 0, 0],
    ['1', 0, 0, 0],
    ['2', 1, 0, 1],
    ['3', 2, 1, 2],
    ['5', 4, 2, 4],
    ['gone', 0, 0, 0],
  ])(
    'image %s is on page %i, slide %i of pairs, slide %i of single pages',
    (id, page, two, one) => {
      expect(pageOfImage(pages, id)).toBe(page);
      expect(slideOfImage(paired, id)).toBe(two);
      expect(slideOfImage(single, id)).toBe(one);
    },
  );

  it.each([
    [0, 0],
    [1, 0],
    [2, 1],
    [4, 2],
    [5, 0],
    [-1, 0],
  ])('page %i is on slide %i', (page, slide) => expect(slideOfPage(paired, page)).toBe(slide));

  it('is the first slide where there is none', () => {
    expect(pageOfImage([], '0')).toBe(0);
    expect(slideOfImage([], '0')).toBe(0);
    expect(slideOfPage([], 0)).toBe(0);
  });
});

describe('positions', () => {
  it.each([
    [0, '0', 0],
    [1, '3', 0],
    [2, '5', 0],
    [3, '5', 1],
    [9, '5', 1],
  ])('slide %i is image %s at %i', (slide, imageId, fraction) => {
    expect(positionOfSlide(paired, slide)).toEqual({ imageId, fraction });
  });

  it.each([
    ['0', 0, 0],
    ['2', 0.9, 0],
    ['3', 1, 1],
    ['5', 0.999, 2],
    ['5', 1, 3],
    ['5', 1.5, 3],
    ['gone', 1, 0],
  ])('image %s at %f is slide %i', (imageId, fraction, slide) => {
    expect(slideOfPosition(paired, { imageId, fraction })).toBe(slide);
  });

  it('knows the beginning only where there is no position or no image', () => {
    expect(slideOfPosition(paired, undefined)).toBe(0);
    expect(slideOfPosition([], { imageId: '0', fraction: 1 })).toBe(0);
    expect(positionOfSlide([], 0)).toBeUndefined();
  });
});

describe('[A4-036] the equivalent page', () => {
  const anyLayouts = anyPageImages.map((drawn) => {
    const all = pagesOf(drawn);
    return { drawn, paired: spreadsOf(all, true), single: spreadsOf(all, false) };
  });
  const anyShare = fc.double({ min: 0, max: 0.999, noNaN: true });

  it('shows the image that was read, in either pairing', () => {
    fc.assert(
      fc.property(anyLayouts, anyShare, fc.nat(), (layouts, fraction, pick) => {
        const image = layouts.drawn[pick % layouts.drawn.length];
        const position = { imageId: image?.id ?? '', fraction };
        for (const spreads of [layouts.paired, layouts.single]) {
          const shown = spreads[slideOfPosition(spreads, position)]?.flatMap((page) => page.images);
          expect(shown).toContain(image);
        }
      }),
    );
  });

  it('is the same slide again after pairs, single pages and pairs', () => {
    fc.assert(
      fc.property(anyLayouts, fc.nat(), (layouts, pick) => {
        const slide = pick % (layouts.paired.length + 1);
        const there = slideOfPosition(layouts.single, positionOfSlide(layouts.paired, slide));
        const back = slideOfPosition(layouts.paired, positionOfSlide(layouts.single, there));
        expect(back).toBe(slide);
      }),
    );
  });

  it('is the same single page again while only the layout changes', () => {
    fc.assert(
      fc.property(anyLayouts, fc.nat(), (layouts, pick) => {
        const slide = pick % (layouts.single.length + 1);
        const kept = positionOfSlide(layouts.single, slide);
        const pair = slideOfPosition(layouts.paired, kept);
        expect(pair).toBeLessThanOrEqual(layouts.paired.length);
        expect(slideOfPosition(layouts.single, kept)).toBe(slide);
      }),
    );
  });
});

describe('steps', () => {
  it.each([
    ['previous', 0, 0],
    ['previous', 1, 0],
    ['previous', 3, 2],
    ['next', 0, 1],
    ['next', 2, 3],
    ['next', 3, 3],
    ['first', 3, 0],
    ['last', 0, 2],
    ['last', 3, 2],
  ] as const)('%s from slide %i of three and the end page is %i', (step, slide, target) => {
    expect(slideAfter(step, slide, 3)).toBe(target);
  });

  it.each(['previous', 'next', 'first', 'last'] as const)(
    '%s stays where there is nothing but the end page',
    (step) => expect(slideAfter(step, 0, 0)).toBe(0),
  );

  it.each([
    [0, 3, false],
    [1, 3, false],
    [2, 3, true],
    [3, 3, true],
    [0, 1, true],
    [0, 0, false],
  ])('[A4-034, B4-048] slide %i of %i is the end: %s', (slide, count, end) => {
    expect(isEndSlide(slide, count)).toBe(end);
  });
});
