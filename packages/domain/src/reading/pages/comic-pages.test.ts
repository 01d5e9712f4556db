import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyPageImages, pageImage } from '#reading/testing/page-images.ts';
import { pagesOf, spreadsOf, offersPages } from './comic-pages.ts';

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

const wide = 70;

describe('spreads', () => {
  // One by one every page is a slide; then paired, and paired with the pairs moved by one.
  it.each([
    ['a cover alone', [140, 140], '0 1', '01'],
    ['an odd number', [140, 140, 140], '0 12', '01 2'],
    ['an even number', [140, 140, 140, 140], '0 12 3', '01 23'],
    ['one page', [140], '0', '0'],
    ['a wide cover', [wide, 140, 140, 140], '0 12 3', '0 1 23'],
    ['a wide page second', [140, wide, 140, 140], '0 1 23', '0 1 23'],
    ['a wide page third', [140, 140, wide, 140, 140], '0 1 2 34', '01 2 34'],
    ['a wide page in a pair', [140, 140, wide, 140], '0 1 2 3', '01 2 3'],
    ['a wide page after a pair', [140, 140, 140, wide, 140, 140], '0 12 3 45', '01 2 3 45'],
    ['a wide page last', [140, wide], '0 1', '0 1'],
    ['wide pages only', [wide, wide], '0 1', '0 1'],
    ['two wide pages in front', [wide, wide, 140, 140], '0 1 23', '0 1 2 3'],
    ['a page just wide', [140, 99, 140], '0 1 2', '0 1 2'],
    ['square pages', [100, 100, 100], '0 12', '01 2'],
    ['the tallest page that is seen whole', [140, 240, 140], '0 12', '01 2'],
    ['a page too tall', [140, 241, 140], '0 1 2', '0 1 2'],
    ['nothing', [], '', ''],
  ])('[A4-035, B4-049] lays out %s: %j', (_, heights, paired, shifted) => {
    const shown = (...how: [boolean, boolean?]): string =>
      numbersOf(spreadsOf(drawn(heights), ...how))
        .map((slide) => slide.join(''))
        .join(' ');
    expect(shown(false)).toBe(heights.map((_height, index) => index).join(' '));
    expect(shown(false, true)).toBe(shown(false));
    expect(shown(true)).toBe(paired);
    expect(shown(true, true)).toBe(shifted);
  });

  it('keeps every page once and in order', () => {
    fc.assert(
      fc.property(anyPageImages, fc.boolean(), fc.boolean(), (images, paired, shifted) => {
        const pages = pagesOf(images);
        expect(spreadsOf(pages, paired, shifted).flat()).toEqual(pages);
      }),
    );
  });

  it('leaves no two neighbours alone that could share a slide, but where the pairs begin', () => {
    fc.assert(
      fc.property(anyPageImages, fc.boolean(), (images, shifted) => {
        const spreads = spreadsOf(pagesOf(images), true, shifted);
        const alone = spreads.filter((spread, index) => {
          const pair = [...spread, ...(spreads[index + 1] ?? [])];
          return spread.length === 1 && pair.length === 2 && pair.every(fitsBeside);
        });
        const first = spreads.findIndex(([page]) => fitsBeside(page));
        expect(alone.filter((spread) => spread !== spreads[first])).toEqual([]);
      }),
    );
  });
});

describe('turning pages is offered', () => {
  const heights = (...all: number[]) =>
    pagesOf(all.map((height, page) => ({ id: `${page}`, page, width: 100, height })));

  it.each([
    ['for a strip of pages', 'TTB', heights(140, 150, 178, 240), true],
    ['not for a strip of slivers', 'TTB', heights(20, 30, 99), false],
    ['not for a strip of long pieces', 'TTB', heights(241, 900, 1200), false],
    ['not where only half of it are pages', 'TTB', heights(140, 20), false],
    ['where most of it are pages', 'TTB', heights(50, 100, 140), true],
    ['for a work that lies in pages, whatever they are', 'RTL', heights(20, 30), true],
    ['where there is nothing yet', 'TTB', heights(), true],
  ] as const)('%s', (_, orientation, pages, offered) => {
    expect(offersPages(orientation, pages)).toBe(offered);
  });
});
