import type { Spread } from '@hanji/domain/reading/pages/comic-pages.ts';
import { imageIndexAt } from '@hanji/domain/reading/pages/strip-layout.ts';
import type { StripLayout } from '@hanji/domain/reading/pages/strip-layout.ts';
import type { ComicImage } from '#comic/engine/comic-image.ts';

/** Decoded bytes that a chapter may hold at once, besides what is on screen. */
const decodedByteBudget = 48 * 1024 * 1024;

/** Images or slides from `from` to `to`, both included. */
export type LoadWindow = {
  readonly from: number;
  readonly to: number;
};

/** What the reader sees: pixels from the strip's top, and the strip's own width. */
export type StripView = {
  readonly top: number;
  readonly height: number;
  readonly width: number;
  readonly pixelRatio: number;
};

/**
 * Bytes of an image once decoded, at four bytes a pixel: the browser takes the
 * narrowest source that is wide enough, or the widest there is.
 */
export function decodedBytes(image: ComicImage, cssWidth: number, pixelRatio: number): number {
  const wanted = cssWidth * pixelRatio;
  const widths = image.sources.map((source) => source.width).toSorted((a, b) => a - b);
  const width = widths.find((candidate) => candidate >= wanted) ?? widths.at(-1) ?? 0;
  return width * width * (image.height / image.width) * 4;
}

type Reach = {
  readonly seen: LoadWindow;
  readonly wished: LoadWindow;
  readonly bytesOf: (index: number) => number;
  readonly budget: number;
};

/** All that is seen, then ahead, then behind, as long as the bytes stay in the budget. */
function reachOut({ seen, wished, bytesOf, budget }: Reach): LoadWindow {
  let { from, to } = seen;
  let bytes = 0;
  for (let at = from; at <= to; at += 1) bytes += bytesOf(at);
  while (to < wished.to && bytes + bytesOf(to + 1) <= budget) {
    to += 1;
    bytes += bytesOf(to);
  }
  while (from > wished.from && bytes + bytesOf(from - 1) <= budget) {
    from -= 1;
    bytes += bytesOf(from);
  }
  return { from, to };
}

/** Images of a strip to load: on screen, two screens ahead, one behind. */
export function stripWindow(
  layout: StripLayout<ComicImage>,
  view: StripView,
  budget: number = decodedByteBudget,
): LoadWindow {
  const index = (y: number): number => imageIndexAt(layout, y, view.width);
  const bytesOf = (at: number): number => {
    const image = layout.images[at];
    return image ? decodedBytes(image, view.width, view.pixelRatio) : 0;
  };
  return reachOut({
    seen: { from: index(view.top), to: index(view.top + view.height) },
    wished: { from: index(view.top - view.height), to: index(view.top + view.height * 3) },
    bytesOf,
    budget,
  });
}

/** Slides to load: the one on screen, two ahead, one behind. */
export function slideWindow(
  spreads: readonly Spread<ComicImage>[],
  current: number,
  page: { readonly width: number; readonly pixelRatio: number },
  budget: number = decodedByteBudget,
): LoadWindow {
  const bytesOf = (at: number): number =>
    (spreads[at] ?? [])
      .flatMap((shown) => shown.images)
      .reduce((sum, image) => sum + decodedBytes(image, page.width, page.pixelRatio), 0);
  const last = spreads.length - 1;
  const seen = Math.min(current, last);
  return reachOut({
    seen: { from: seen, to: seen },
    wished: { from: Math.max(0, current - 1), to: Math.min(last, current + 2) },
    bytesOf,
    budget,
  });
}
