import type { ComicPage, Spread } from '@hanji/domain/reading/pages/comic-pages.ts';
import type { ComicImage } from '#comic/engine/comic-image.ts';
import {
  decodedByteBudget,
  decodedBytes,
  grow,
  type LiveWindow,
  type WindowOptions,
} from '#comic/engine/window/image-window.ts';
import { atRest, reachOf } from '#comic/engine/window/reach.ts';

/** Slides to load: the one on screen, two where the reader goes, one behind; one and none sparingly. */
export function slideWindow(
  spreads: readonly Spread<ComicImage>[],
  current: number,
  page: {
    /** How wide one of a slide is shown where nothing is zoomed, in CSS pixels. */
    readonly widthOf: (page: ComicPage<ComicImage>, share: number) => number;
    readonly pixelRatio: number;
    /** How many times as large the slide on screen is. */
    readonly zoom: number;
  },
  { travel = atRest, sparing = false, budget = decodedByteBudget }: WindowOptions = {},
): LiveWindow {
  const bytesOf = (at: number): number =>
    (spreads[at] ?? [])
      .flatMap((shown, _, { length }) => {
        const width = page.widthOf(shown, length) * (at === current ? page.zoom : 1);
        return shown.images.map((image) => decodedBytes(image, width, page.pixelRatio));
      })
      .reduce((sum, bytes) => sum + bytes, 0);
  const last = spreads.length - 1;
  const seen = Math.min(current, last);
  const { ahead, behind } = reachOf({ ...travel, speed: 0 }, sparing);
  const [before, after] = travel.forwards ? [behind, ahead] : [ahead, behind];
  return grow({
    seen: { from: seen, to: seen },
    wished: { from: Math.max(0, current - before), to: Math.min(last, current + after) },
    bytesOf,
    budget,
    forwards: travel.forwards,
  });
}
