import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { firstAttempt, nextAttempt } from '#comic/engine/image-attempts.ts';
import type { ComicImage } from '#comic/engine/comic-image.ts';
import { pagesOf, spreadOfImage, spreadsOf } from '#comic/engine/comic-pages.ts';
import { decodedBytes, slideWindow, stripWindow } from '#comic/engine/image-window.ts';
import { directionOf, isPaired, modeOf } from '#comic/engine/reading-direction.ts';
import { sourceSet } from '#comic/engine/source-set.ts';
import { stepOfKey, stepOfTap } from '#shared/engine/page-steps.ts';
import { layOutStrip, offsetOf, positionAt, stripHeight } from '#comic/engine/strip-layout.ts';

function image(index: number, page: number, height: number, width = 100): ComicImage {
  const sources = [360, 720, 1440].map((size) => ({ width: size, url: `/${index}-${size}` }));
  return { id: `${index}`, page, width, height, dominantColor: 'red', placeholder: '', sources };
}

const anyImages = fc
  .array(fc.record({ height: fc.integer({ min: 1, max: 4000 }), next: fc.boolean() }), {
    minLength: 1,
    maxLength: 60,
  })
  .map((shapes) => {
    let page = 1;
    return shapes.map(({ height, next }, index) => image(index, (page += next ? 1 : 0), height));
  });

describe('the strip', () => {
  it('gives back the offset that a position was taken from', () => {
    fc.assert(
      fc.property(
        anyImages,
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.integer({ min: 200, max: 720 }),
        (images, share, width) => {
          const layout = layOutStrip(images);
          const y = share * stripHeight(layout, width);
          const position = positionAt(layout, y, width);
          expect(position && offsetOf(layout, position, width)).toBeCloseTo(y, 4);
        },
      ),
    );
  });

  it.each([
    [-50, '0', 0],
    [0, '0', 0],
    [99, '0', 0.99],
    [100, '1', 0],
    [299, '1', 0.995],
    [300, '2', 0],
    [350, '2', 0.5],
    [9999, '2', 1],
  ])('finds what lies at %i px', (y, imageId, fraction) => {
    const layout = layOutStrip([image(0, 1, 100), image(1, 2, 200), image(2, 3, 100)]);
    const position = positionAt(layout, y, 100);
    expect(position?.imageId).toBe(imageId);
    expect(position?.fraction).toBeCloseTo(fraction, 6);
  });

  it('knows no position without images or width', () => {
    expect(positionAt(layOutStrip([]), 10, 100)).toBeUndefined();
    expect(positionAt(layOutStrip([image(0, 1, 100)]), 10, 0)).toBeUndefined();
  });
});

describe('what is loaded', () => {
  const layout = layOutStrip(Array.from({ length: 200 }, (_, index) => image(index, index, 100)));
  const view = { top: 5000, height: 250, width: 100, pixelRatio: 1 };

  it('is the screen, two screens ahead and one behind', () => {
    expect(stripWindow(layout, view)).toEqual({ from: 47, to: 57 });
  });

  it('is at the edges what there is', () => {
    expect(stripWindow(layout, { ...view, top: -900 }).from).toBe(0);
    expect(stripWindow(layout, { ...view, top: 99_999 }).to).toBe(199);
  });

  it('is never less than the screen and never more than the budget allows', () => {
    fc.assert(
      fc.property(
        anyImages,
        fc.integer({ min: 0, max: 20_000 }),
        fc.integer({ min: 0, max: 20_000_000 }),
        (images, top, budget) => {
          const strip = layOutStrip(images);
          const seen = { ...view, top };
          const least = stripWindow(strip, seen, 0);
          const found = stripWindow(strip, seen, budget);
          expect(found.from).toBeLessThanOrEqual(least.from);
          expect(found.to).toBeGreaterThanOrEqual(least.to);
          const bytes = images
            .slice(found.from, found.to + 1)
            .reduce((sum, one) => sum + decodedBytes(one, 100, 1), 0);
          const isLeast = found.from === least.from && found.to === least.to;
          expect(isLeast || bytes <= budget).toBe(true);
        },
      ),
    );
  });

  it('counts the bytes of the source that the browser takes', () => {
    const one = image(0, 1, 200);
    expect(decodedBytes(one, 360, 1)).toBe(360 * 720 * 4);
    expect(decodedBytes(one, 361, 1)).toBe(720 * 1440 * 4);
    expect(decodedBytes(one, 720, 3)).toBe(1440 * 2880 * 4);
  });

  it('is by pages the slide, two ahead and one behind', () => {
    const spreads = spreadsOf(
      pagesOf(Array.from({ length: 20 }, (_, at) => image(at, at, 140))),
      false,
    );
    expect(slideWindow(spreads, 7, { width: 360, pixelRatio: 1 })).toEqual({ from: 6, to: 9 });
    expect(slideWindow(spreads, 0, { width: 360, pixelRatio: 1 })).toEqual({ from: 0, to: 2 });
    expect(slideWindow(spreads, 20, { width: 360, pixelRatio: 1 })).toEqual({ from: 19, to: 19 });
    expect(slideWindow(spreads, 7, { width: 360, pixelRatio: 1 }, 0)).toEqual({ from: 7, to: 7 });
  });
});

describe('pages', () => {
  const layout = (spreads: ReturnType<typeof spreadsOf>): number[][] =>
    spreads.map((spread) => spread.map((page) => page.index));

  it('puts the slices of one page together', () => {
    const pages = pagesOf([image(0, 1, 50), image(1, 1, 80), image(2, 2, 120)]);
    expect(pages.map((page) => page.images.map(({ id }) => id))).toEqual([['0', '1'], ['2']]);
    expect(pages[0]?.ratio).toBeCloseTo(1.3);
  });

  it.each([
    ['one by one', [140, 140, 140], false, [[0], [1], [2]]],
    [
      'two by two',
      [140, 140, 140, 140],
      true,
      [
        [0, 1],
        [2, 3],
      ],
    ],
    ['an odd one last', [140, 140, 140], true, [[0, 1], [2]]],
    ['a wide page alone', [140, 70, 140, 140], true, [[0], [1], [2, 3]]],
    ['a very tall page alone', [140, 500, 140], true, [[0], [1], [2]]],
    ['nothing', [], true, []],
  ])('lays out %s', (_, heights, paired, expected) => {
    const pages = pagesOf(heights.map((height, index) => image(index, index, height)));
    expect(layout(spreadsOf(pages, paired))).toEqual(expected);
  });

  it('keeps every page once and in order, and finds the slide of each image', () => {
    fc.assert(
      fc.property(anyImages, fc.boolean(), (images, paired) => {
        const pages = pagesOf(images);
        const spreads = spreadsOf(pages, paired);
        expect(layout(spreads).flat()).toEqual(pages.map((page) => page.index));
        for (const one of images) {
          const shown = spreads[spreadOfImage(spreads, one.id)]?.flatMap((page) => page.images);
          expect(shown).toContain(one);
        }
      }),
    );
  });
});

describe('directions', () => {
  it.each([
    ['TTB', 'vertical', 'TTB', 'LTR'],
    ['LTR', 'page', 'TTB', 'LTR'],
    ['RTL', 'page', 'TTB', 'RTL'],
  ] as const)('%s opens %s and reads by pages the right way', (orientation, mode, strip, pages) => {
    expect(modeOf(orientation)).toBe(mode);
    expect(directionOf(orientation, 'vertical')).toBe(strip);
    expect(directionOf(orientation, 'page')).toBe(pages);
  });

  it.each([
    [767, 'page', false],
    [768, 'page', true],
    [1920, 'vertical', false],
  ] as const)('a window of %i px in %s mode: paired %s', (width, mode, paired) => {
    expect(isPaired(width, mode)).toBe(paired);
  });

  it.each([
    ['ArrowRight', 'next', 'previous'],
    ['ArrowLeft', 'previous', 'next'],
    ['PageDown', 'next', 'next'],
    ['PageUp', 'previous', 'previous'],
    [' ', 'next', 'next'],
    ['Home', 'first', 'first'],
    ['End', 'last', 'last'],
    ['a', undefined, undefined],
  ] as const)('%s means %s, and %s from right to left', (key, ltr, rtl) => {
    expect(stepOfKey(key, 'LTR')).toBe(ltr);
    expect(stepOfKey(key, 'RTL')).toBe(rtl);
  });

  it.each([
    [250, 'previous', 'next'],
    [251, undefined, undefined],
    [749, undefined, undefined],
    [750, 'next', 'previous'],
  ] as const)('a tap at %i of 1000', (x, ltr, rtl) => {
    expect(stepOfTap(x, 1000, 'LTR')).toBe(ltr);
    expect(stepOfTap(x, 1000, 'RTL')).toBe(rtl);
  });
});

describe('loading one image', () => {
  it('tries twice more by itself, then waits to be asked, and starts over', () => {
    let state = firstAttempt;
    const seen = (
      ['failed', 'due', 'failed', 'due', 'failed', 'due', 'asked', 'failed'] as const
    ).map((event) => {
      state = nextAttempt(state, event);
      return `${state.status} ${state.attempt}`;
    });
    expect(seen).toEqual([
      'waiting 0',
      'loading 1',
      'waiting 1',
      'loading 2',
      'failed 2',
      'failed 2',
      'loading 3',
      'waiting 3',
    ]);
  });

  it('offers every source, narrowest first, for 720 px a page', () => {
    const sources = [
      { width: 1440, url: '/c' },
      { width: 360, url: '/a' },
    ];
    expect(sourceSet(sources, 1)).toEqual({
      src: '/c',
      srcSet: '/a 360w, /c 1440w',
      sizes: '(min-width: 720px) 720px, 100vw',
    });
    expect(sourceSet(sources, 2)?.sizes).toBe('(min-width: 1440px) 720px, 50vw');
    expect(sourceSet([], 1)).toBeUndefined();
  });
});
