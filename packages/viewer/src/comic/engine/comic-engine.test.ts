import { pagesOf, spreadsOf } from '@hanji/domain/reading/pages/comic-pages.ts';
import { layOutStrip } from '@hanji/domain/reading/pages/strip-layout.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ComicImage } from '#comic/engine/comic-image.ts';
import { decodedBytes, stripWindow } from '#comic/engine/window/image-window.ts';
import { slideWindow } from '#comic/engine/window/slide-window.ts';
import { sizesOf } from '#comic/engine/shown-width.ts';
import { sourceSet, sourcesOfTry } from '#comic/engine/source-set.ts';

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

describe('what is loaded', () => {
  const layout = layOutStrip(Array.from({ length: 200 }, (_, index) => image(index, index, 100)));
  const view = { top: 5000, height: 250, width: 100, pixelRatio: 1 };

  it('is the screen, two screens ahead and one behind', () => {
    expect(stripWindow(layout, view)).toEqual({
      from: 47,
      to: 57,
      seen: { from: 50, to: 52 },
    });
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
          const least = stripWindow(strip, seen, { budget: 0 });
          const found = stripWindow(strip, seen, { budget });
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
    const page = { widthOf: () => 360, pixelRatio: 1, zoom: 1 };
    const back = { forwards: false, speed: 0 };
    expect(slideWindow(spreads, 7, page)).toMatchObject({ from: 6, to: 9 });
    expect(slideWindow(spreads, 7, page, { travel: back })).toMatchObject({ from: 5, to: 8 });
    expect(slideWindow(spreads, 0, page)).toMatchObject({ from: 0, to: 2 });
    expect(slideWindow(spreads, 20, page)).toMatchObject({ from: 19, to: 19 });
    expect(slideWindow(spreads, 7, page, { sparing: true })).toMatchObject({ from: 7, to: 8 });
    expect(slideWindow(spreads, 7, page, { budget: 0 })).toMatchObject({ from: 7, to: 7 });
    // The one on screen by its source of 1,440 pixels, those beside it by theirs of 360.
    const zoomed = { ...page, zoom: 3 };
    const budget = (1440 ** 2 + 2 * 360 ** 2) * 1.4 * 4;
    expect(slideWindow(spreads, 7, zoomed, { budget })).toMatchObject({ from: 7, to: 9 });
    expect(slideWindow(spreads, 7, zoomed, { budget: budget - 1 })).toMatchObject({ to: 8 });
    expect(slideWindow(spreads, 7, page, { budget: budget - 1 })).toMatchObject({ from: 6, to: 9 });
  });
});

describe('the sources of an image', () => {
  it('offers every source, narrowest first, for 720 px a page', () => {
    const sources = [
      { width: 1440, url: '/c' },
      { width: 360, url: '/a' },
    ];
    expect(sourceSet(sources)).toEqual({
      src: '/c',
      srcSet: '/a 360w, /c 1440w',
      sizes: '(min-width: 720px) 720px, 100vw',
    });
    expect(sourceSet(sources, sizesOf({ widest: 1080, share: 2 }))?.sizes).toBe(
      '(min-width: 2160px) 1080px, 50vw',
    );
    expect(sourceSet([])).toBeUndefined();
  });

  it('of a later try have addresses of their own, which wait for no request of an earlier one', () => {
    const urls = ['/a', '/b?exp=1&sig=x', 'data:image/png;base64,AA'];
    const sources = urls.map((url) => ({ width: 360, url }));
    const tried = (tries: number) => sourcesOfTry(sources, tries).map(({ url }) => url);
    expect(tried(0)).toEqual(urls);
    expect(tried(2)).toEqual(['/a?try=2', '/b?exp=1&sig=x&try=2', urls[2]]);
  });
});
