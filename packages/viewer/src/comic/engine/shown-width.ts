import { widestComicImage } from '@hanji/domain/screens/widths.ts';

/** What bounds the width at which an image is shown. */
export type Shown = {
  /** In CSS pixels. */
  readonly widest: number;
  /** Height over width of what shall be seen whole; left out where that may be taller than the screen. */
  readonly whole?: number | undefined;
  /** 2 where two pages share the screen's width. */
  readonly share?: number | undefined;
  /** How many times as large as that it is. */
  readonly zoom?: number | undefined;
};

/** The bounds that hold where nobody has changed them. */
export const asStrip: Shown = { widest: widestComicImage };

/** How wide it is on a window, all in CSS pixels: the number that `sizesOf` lets a browser find. */
export function shownWidth(
  { widest, whole, share = 1, zoom = 1 }: Shown,
  window: { readonly innerWidth: number; readonly innerHeight: number },
): number {
  const tallest = whole ? window.innerHeight / whole : Infinity;
  return zoom * Math.min(widest, window.innerWidth / share, tallest);
}

/**
 * The same in words of `sizes`, so that a page can ask for an image before any script runs; by
 * conditions, since not every browser knows `min()` there.
 */
export function sizesOf({ widest, whole, share = 1, zoom = 1 }: Shown = asStrip): string {
  const widths = `(min-width: ${widest * share}px) ${widest * zoom}px, ${(100 * zoom) / share}vw`;
  if (!whole) return widths;
  const shape = Math.round((1000 * share) / whole);
  const high = `(min-aspect-ratio: ${shape}/1000) and (max-height: ${widest * whole}px)`;
  return `${high} ${(100 * zoom) / whole}vh, ${widths}`;
}
