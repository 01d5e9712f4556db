import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyPageImages, pageImage } from '#reading/testing/page-images.ts';
import { pagesOf, spreadsOf } from './comic-pages.ts';

/** Pages of one image each, by their heights at a width of 100. */
function drawn(heights: readonly number[]) {
  return pagesOf(heights.map((height, index) => pageImage(index, index, height)));
}
/** Neither as wide as two pages nor too tall to be seen whole. */
function fitsBeside({ ratio }: { readonly ratio: number }) {
  return ratio >= 1 && ratio <= 2.4;
}
function numbersOf(spreads: ReturnType<typeof spreadsOf>): number[][] {
  return spreads.map((spread) => spread.map((page) => page.index));
}

describe('pages', () => {
  it('puts the slices of one page together', () => {
    const pages = pagesOf([pageImage(0, 1, 50), pageImage(1, 1, 80), pageImage(2, 2, 120)]);
    expect(pages.map((page) => page.images.map(({ id }) => id))).toEqual([['0', '1'], ['2']]);
    expect(pages.map((page) => page.index)).toEqual([0, 1]);
    expect(pages[0]?.ratio).toBeCloseTo(1.3);
    expect(pages[1]?.ratio).toBeCloseTo(1.2);
  });

  it('is none of no image', () => expect(pagesOf([])).toEqual([]));

  it('keeps every image once and in order', () => {
    fc.assert(
      fc.property(anyPageImages, (images) => {
        expect(pagesOf(images).flatMap((page) => page.images)).toEqual(images);
      }),
    );
  });
});

describe('spreads', () => {
  it.each([
    ['one by one', [140, 140, 140], [[0], [1], [2]], [[0, 1], [2]]],
    [
      'an even number',
      [140, 140, 140, 140],
      [[0], [1], [2], [3]],
      [
        [0, 1],
        [2, 3],
      ],
    ],
    ['a wide page in front', [70, 140, 140], [[0], [1], [2]], [[0], [1, 2]]],
    ['a wide page second', [140, 70, 140, 140], [[0], [1], [2], [3]], [[0], [1], [2, 3]]],
    ['a wide page last', [140, 70], [[0], [1]], [[0], [1]]],
    ['two wide pages', [70, 70], [[0], [1]], [[0], [1]]],
    ['a page just wide', [99, 140], [[0], [1]], [[0], [1]]],
    ['a square page', [100, 140], [[0], [1]], [[0, 1]]],
    ['the tallest page that is seen whole', [140, 240], [[0], [1]], [[0, 1]]],
    ['a page too tall', [140, 241, 140], [[0], [1], [2]], [[0], [1], [2]]],
    ['nothing', [], [], []],
  ])('[A4-035, B4-049] lays out %s', (_, heights, single, paired) => {
    expect(numbersOf(spreadsOf(drawn(heights), false))).toEqual(single);
    expect(numbersOf(spreadsOf(drawn(heights), true))).toEqual(paired);
  });

  it('keeps every page once and in order', () => {
    fc.assert(
      fc.property(anyPageImages, fc.boolean(), (images, paired) => {
        const pages = pagesOf(images);
        expect(spreadsOf(pages, paired).flat()).toEqual(pages);
      }),
    );
  });

  it('never leaves two neighbours alone that could share a slide', () => {
    fc.assert(
      fc.property(anyPageImages, (images) => {
        const spreads = spreadsOf(pagesOf(images), true);
        const alone = spreads.filter((spread, index) => {
          const pair = [...spread, ...(spreads[index + 1] ?? [])];
          return spread.length === 1 && pair.length === 2 && pair.every(fitsBeside);
        });
        expect(alone).toEqual([]);
      }),
    );
  });
});
