import type { ComicImage, ComicPosition } from '#comic/engine/comic-image.ts';

/**
 * Where each image of a vertical strip lies, in units of the strip's width: image i
 * reaches from `edges[i]` to `edges[i + 1]`. It is known before anything has loaded.
 */
export interface StripLayout {
  readonly images: readonly ComicImage[];
  readonly edges: readonly number[];
}

/** Lays images below one another without a gap. */
export function layOutStrip(images: readonly ComicImage[]): StripLayout {
  const edges = [0];
  for (const image of images) {
    edges.push((edges.at(-1) ?? 0) + image.height / image.width);
  }
  return { images, edges };
}

/** Height of the whole strip in pixels. */
export function stripHeight(layout: StripLayout, width: number): number {
  return (layout.edges.at(-1) ?? 0) * width;
}

/** Index of the image at `y` pixels from the strip's top, kept within the strip. */
export function imageIndexAt(layout: StripLayout, y: number, width: number): number {
  const target = width > 0 ? y / width : 0;
  let low = 0;
  let high = layout.images.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((layout.edges[middle] ?? 0) <= target) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** The position at `y` pixels, or undefined when there is no image. */
export function positionAt(
  layout: StripLayout,
  y: number,
  width: number,
): ComicPosition | undefined {
  const index = imageIndexAt(layout, y, width);
  const image = layout.images[index];
  const top = layout.edges[index] ?? 0;
  const bottom = layout.edges[index + 1];
  if (!image || bottom === undefined || width <= 0) return undefined;
  const fraction = (y / width - top) / (bottom - top);
  return { imageId: image.id, fraction: Math.min(1, Math.max(0, fraction)) };
}

/** Pixels from the strip's top to a position; 0 for an image that is not in the strip. */
export function offsetOf(layout: StripLayout, position: ComicPosition, width: number): number {
  const index = layout.images.findIndex((image) => image.id === position.imageId);
  const top = layout.edges[index];
  const bottom = layout.edges[index + 1];
  if (top === undefined || bottom === undefined) return 0;
  return (top + (bottom - top) * position.fraction) * width;
}
