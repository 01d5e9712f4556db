import type { PageImage } from '#reading/pages/comic-pages.ts';
import type { ComicPosition } from '#reading/position/reading-position.ts';

/**
 * Where each image of a vertical strip lies, in units of the strip's width: image i
 * reaches from `edges[i]` to `edges[i + 1]`. It is known before anything has loaded.
 */
export type StripLayout<Image extends PageImage> = {
  readonly images: readonly Image[];
  readonly edges: readonly number[];
};

type Layout = StripLayout<PageImage>;

/** Lays images below one another without a gap. */
export function layOutStrip<Image extends PageImage>(images: readonly Image[]): StripLayout<Image> {
  const edges = [0];
  let height = 0;
  for (const image of images) {
    height += image.height / image.width;
    edges.push(height);
  }
  return { images, edges };
}

/** Height of the whole strip in pixels, at a width in pixels. */
export function stripHeight(layout: Layout, width: number): number {
  return edgeOf(layout, layout.images.length) * width;
}

/** Index of the image at `y` pixels from the strip's top, kept within the strip. */
export function imageIndexAt(layout: Layout, y: number, width: number): number {
  if (width <= 0) return 0;
  // Edges are compared in pixels, as `offsetOf` gives them: an image begins on its own edge.
  const found = layout.edges.findLastIndex((edge) => edge * width <= y);
  return Math.max(0, Math.min(layout.images.length - 1, found));
}

/**
 * The place that is read where `y` pixels of the strip have left the screen: the image at the top
 * of the screen, and how far into it. Undefined without images or width.
 */
export function positionAt(layout: Layout, y: number, width: number): ComicPosition | undefined {
  const index = imageIndexAt(layout, y, width);
  const image = layout.images[index];
  if (!image || width <= 0) return undefined;
  const top = edgeOf(layout, index) * width;
  const height = edgeOf(layout, index + 1) * width - top;
  return { imageId: image.id, fraction: Math.min(1, Math.max(0, (y - top) / height)) };
}

/** Pixels from the strip's top to a position; 0 for an image that is not in the strip. */
export function offsetOf(layout: Layout, position: ComicPosition, width: number): number {
  const index = layout.images.findIndex(({ id }) => id === position.imageId);
  const top = edgeOf(layout, index);
  return (top + (edgeOf(layout, index + 1) - top) * position.fraction) * width;
}

/** The edge before an image in widths; beyond the strip it is the beginning. */
function edgeOf(layout: Layout, index: number): number {
  return layout.edges[index] ?? 0;
}
