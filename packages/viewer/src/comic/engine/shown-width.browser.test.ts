import fc from 'fast-check';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { shownPage } from '#comic/engine/page-sizes.ts';
import { type Shown, shownWidth, sizesOf } from '#comic/engine/shown-width.ts';

const anyShown = fc
  .record({
    widest: fc.integer({ min: 200, max: 1440 }),
    ratio: fc.option(fc.double({ min: 0.3, max: 3, noNaN: true }), { nil: undefined }),
    share: fc.constantFrom(1, 2),
    zoom: fc.constantFrom(1, 1.25, 2, 4),
  })
  .map(({ ratio, ...shown }): Shown => (ratio ? shownPage(ratio, shown) : shown));

/** An image a thousand pixels wide. */
function thousandWide(): string {
  const canvas = document.createElement('canvas');
  canvas.width = 1000;
  canvas.height = 1;
  return canvas.toDataURL('image/png');
}

/** For how wide a browser takes an image by its `sizes`, in CSS pixels. */
async function takenFor(address: string, sizes: string): Promise<number> {
  const image = new Image();
  image.sizes = sizes;
  image.srcset = `${address} 1000w`;
  await image.decode();
  return image.naturalWidth;
}

it.each([
  [360, 740],
  [740, 360],
  [1000, 560],
])(
  'is what a browser chooses a source for, whatever bounds it, on %i by %i pixels',
  async (width, height) => {
    await page.viewport(width, height);
    const address = thousandWide();
    await fc.assert(
      fc.asyncProperty(anyShown, async (shown) => {
        const taken = await takenFor(address, sizesOf(shown));
        expect(Math.abs(taken - shownWidth(shown, window))).toBeLessThan(2);
      }),
    );
  },
);
