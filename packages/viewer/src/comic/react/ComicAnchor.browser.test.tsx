import fc from 'fast-check';
import { cleanup } from 'vitest-browser-react';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { ComicPosition } from '@hanji/domain/reading/position/reading-position.ts';
import { testChapter } from '#testing/comic-images.ts';
import { frames } from '#testing/frames.ts';
import { box, one, openComic } from '#testing/open-comic.tsx';

/** Of images 400 px wide, most of which make pages: those are offered then. */
const anyHeights = fc
  .array(fc.integer({ min: 400, max: 900 }), { minLength: 4, maxLength: 9 })
  .chain((pages) =>
    fc
      .array(fc.integer({ min: 60, max: 1600 }), { maxLength: 3 })
      .map((others) => [...pages, ...others]),
  );
const anySize = fc.tuple(fc.integer({ min: 320, max: 1300 }), fc.integer({ min: 320, max: 1000 }));

/** What happens to a page that no reader moves. */
const anyEvent = fc.oneof(
  anySize.map(([width, height]) => ({ to: 'size', width, height }) as const),
  fc.constant({ to: 'pages and back' } as const),
  fc.constant({ to: 'zoom and back' } as const),
  fc.constant({ to: 'a late scroll event' } as const),
);
type Happening = typeof anyEvent extends fc.Arbitrary<infer Value> ? Value : never;

/** Presses the key of the mode, until the strip is there or gone. */
async function flip(strips: number): Promise<void> {
  await userEvent.keyboard('m');
  await expect.poll(() => document.querySelectorAll('[data-strip]').length).toBe(strips);
}

async function happen(event: Happening): Promise<void> {
  switch (event.to) {
    case 'size':
      await page.viewport(event.width, event.height);
      break;
    case 'pages and back':
      await flip(0);
      await flip(1);
      break;
    case 'zoom and back':
      await userEvent.keyboard('++0');
      break;
    case 'a late scroll event':
      window.dispatchEvent(new Event('scroll'));
  }
  await frames(2);
}

/** Pixels between the top of the window and the place, which lies `fraction` into its image. */
function off({ imageId, fraction }: ComicPosition): number {
  const { top, height } = box(Number(imageId.replace('image-', '')));
  return Math.abs(top + height * fraction);
}

it('keeps the place in any chapter, whatever happens that is not the reader’s', async () => {
  const events = fc.array(anyEvent, { minLength: 1, maxLength: 5 });
  const share = fc.double({ min: 0, max: 1, noNaN: true });
  await fc.assert(
    fc.asyncProperty(anyHeights, anySize, share, events, async (heights, size, at, happenings) => {
      await page.viewport(...size);
      window.scrollTo(0, 0);
      const images = testChapter({ count: heights.length, width: 400 }).map((image, index) => ({
        ...image,
        height: heights[index] ?? 1,
      }));
      let place: ComicPosition = { imageId: 'image-0', fraction: 0 };
      const onPosition = (next: ComicPosition): void => {
        place = next;
      };
      await openComic({ images, orientation: 'TTB', onPosition });
      await frames(2);
      const strip = one('[data-strip]').getBoundingClientRect().bottom + window.scrollY;
      window.scrollTo(0, at * (strip - window.innerHeight));
      await expect.poll(() => off(place)).toBeLessThan(2);
      const read = place;
      for (const event of happenings) {
        await happen(event);
        await expect.poll(() => off(read)).toBeLessThan(2);
        expect(place).toEqual(read);
      }
      await cleanup();
    }),
    // Smaller chapters say no more of what failed, and take as long each.
    { numRuns: 8, endOnFailure: true },
  );
});
