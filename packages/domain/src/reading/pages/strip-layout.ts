import type { PageImage } from '#reading/pages/comic-pages.ts';
import type { ComicPosition } from '#reading/position/reading-position.ts';

/**
 * Where each image of a vertical strip lies, in units of the strip's width: image i begins at
 * `edges[i]`, and what begins next at `edges[i + 1]`. It is known before anything has loaded.
 */
export type StripLayout<Image extends PageImage> = {
  readonly images: readonly Image[];
  readonly edges: readonly number[];
};

type Layout = StripLayout<PageImage>;

/** Room between two pages where the reader wants some, in widths of the strip. */
export const pageGap = 0.024;

/** Lays images below one another, with a gap between pages but never between slices of one. */
export function layOutStrip<Image extends PageImage>(
  images: readonly Image[],
  gap = 0,
): StripLayout<Image> {
  const edges = [0];
  let height = 0;
  images.forEach((image, index) => {
    const next = images[index + 1];
    height += ratioOf(image) + (next && next.page !== image.page ? gap : 0);
    edges.push(height);
  });
  return { images, edges };
}

/**
 * An image of a strip that is scrolled sideways, stood on its side: then all that is reckoned here of
 * heights holds along that strip, and a fraction is one of its width.
 */
export function lyingImage<Image extends PageImage>(image: Image): Image {
  return { ...image, width: image.height, height: image.width };
}

/** Height of an image at a width of 1. */
function ratioOf({ width, height }: PageImage): number {
  return height / width;
}

/** Height of the whole strip in pixels, at a width in pixels. */
export function stripHeight(layout: Layout, width: number): number {
  return edgeOf(layout, layout.images.length) * width;
}

/** Index of the image at `y` pixels from the strip's top, kept within the strip. */
export function imageIndexAt(layout: Layout, y: number, width: number): number {
  if (width <= 0) return 0;
  // Four times in each frame of a strip that is scrolled, so by halves.
  let from = 0;
  let to = layout.images.length - 1;
  while (from < to) {
    const middle = Math.ceil((from + to) / 2);
    // Edges are compared in pixels, as `offsetOf` gives them: an image begins on its own edge.
    if (edgeOf(layout, middle) * width > y) to = middle - 1;
    else from = middle;
  }
  return from;
}

/**
 * The place that is read where `y` pixels of the strip have left the screen: the image at the top
 * of the screen, and how far into it; the gap below is its end. Undefined without images or width.
 */
export function positionAt(layout: Layout, y: number, width: number): ComicPosition | undefined {
  const index = imageIndexAt(layout, y, width);
  const image = layout.images[index];
  if (!image || width <= 0) return undefined;
  const top = edgeOf(layout, index) * width;
  const height = ratioOf(image) * width;
  return { imageId: image.id, fraction: Math.min(1, Math.max(0, (y - top) / height)) };
}

/** Pixels from the strip's top to a position; 0 for an image that is not in the strip. */
export function offsetOf(layout: Layout, position: ComicPosition, width: number): number {
  const index = layout.images.findIndex(({ id }) => id === position.imageId);
  const image = layout.images[index];
  return image ? (edgeOf(layout, index) + ratioOf(image) * position.fraction) * width : 0;
}

/** The edge before an image in widths; beyond the strip it is the beginning. */
function edgeOf(layout: Layout, index: number): number {
  return layout.edges[index] ?? 0;
}
