import { imageIndexAt } from '@hanji/domain/reading/pages/strip-layout.ts';
import type { StripLayout } from '@hanji/domain/reading/pages/strip-layout.ts';
import type { ComicImage } from '#comic/engine/comic-image.ts';
import { atRest, reachOf, type Travel } from '#comic/engine/window/reach.ts';

/**
 * Decoded bytes that a chapter may hold at once, unless the screen alone shows more: of 64 MiB, what is
 * left by the first two pictures of the next chapter, which are drawn ahead near the end.
 */
export const decodedByteBudget = 48 * 1024 * 1024;

/** Images or slides from `from` to `to`, both included. */
export type LoadWindow = {
  readonly from: number;
  readonly to: number;
};

/** What is loaded, and what of it is on the screen. */
export type LiveWindow = LoadWindow & { readonly seen: LoadWindow };

/** What the reader sees: pixels from the strip's top, and the strip's own width. */
export type StripView = {
  readonly top: number;
  readonly height: number;
  readonly width: number;
  /** What their sources are chosen for, in CSS pixels; the strip's own width where it is left out. */
  readonly pictures?: number | undefined;
  readonly pixelRatio: number;
};

/** What the window follows besides the screen. */
export type WindowOptions = {
  readonly travel?: Travel | undefined;
  /** Little beyond the screen: the reader wants to spare data. */
  readonly sparing?: boolean | undefined;
  readonly budget?: number | undefined;
};

/**
 * Bytes of an image once decoded, at four bytes a pixel: the browser takes the
 * narrowest source that is wide enough, or the widest there is.
 */
export function decodedBytes(image: ComicImage, cssWidth: number, pixelRatio: number): number {
  const wanted = cssWidth * pixelRatio;
  let narrowest = Infinity;
  let widest = 0;
  for (const source of image.sources) {
    widest = Math.max(widest, source.width);
    if (source.width >= wanted) narrowest = Math.min(narrowest, source.width);
  }
  const width = Number.isFinite(narrowest) ? narrowest : widest;
  return width * width * (image.height / image.width) * 4;
}

type Growth = {
  readonly seen: LoadWindow;
  readonly wished: LoadWindow;
  readonly bytesOf: (index: number) => number;
  readonly budget: number;
  readonly forwards: boolean;
};

/** All that is seen, then where the reader goes, then behind, as long as the bytes stay in the budget. */
export function grow({ seen, wished, bytesOf, budget, forwards }: Growth): LiveWindow {
  let { from, to } = seen;
  let bytes = 0;
  for (let at = from; at <= to; at += 1) bytes += bytesOf(at);
  const fits = (at: number): boolean => {
    const more = bytesOf(at);
    if (bytes + more > budget) return false;
    bytes += more;
    return true;
  };
  const down = (): void => {
    while (to < wished.to && fits(to + 1)) to += 1;
  };
  const up = (): void => {
    while (from > wished.from && fits(from - 1)) from -= 1;
  };
  for (const reach of forwards ? [down, up] : [up, down]) reach();
  return { from, to, seen };
}

/** Images of a strip to load: on screen, then as far ahead and behind as the reader's way asks for. */
export function stripWindow(
  layout: StripLayout<ComicImage>,
  view: StripView,
  { travel = atRest, sparing = false, budget = decodedByteBudget }: WindowOptions = {},
): LiveWindow {
  const index = (y: number): number => imageIndexAt(layout, y, view.width);
  const bytesOf = (at: number): number => {
    const image = layout.images[at];
    return image ? decodedBytes(image, view.pictures ?? view.width, view.pixelRatio) : 0;
  };
  const { ahead, behind } = reachOf(travel, sparing);
  const [above, below] = travel.forwards ? [behind, ahead] : [ahead, behind];
  return grow({
    seen: { from: index(view.top), to: index(view.top + view.height) },
    wished: {
      from: index(view.top - view.height * above),
      to: index(view.top + view.height * (1 + below)),
    },
    bytesOf,
    budget,
    forwards: travel.forwards,
  });
}

/** Whether an image or a slide lies in a window. */
export function isWithin({ from, to }: LoadWindow, index: number): boolean {
  return index >= from && index <= to;
}
