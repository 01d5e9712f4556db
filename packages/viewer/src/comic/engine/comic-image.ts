/** One address of an image, already decoded, and the pixel width of what lies there. */
export interface ComicSource {
  readonly width: number;
  readonly url: string;
}

/**
 * One image of a chapter in reading order. Long strips arrive as several slices
 * that carry the same `page`; they join without a seam.
 */
export interface ComicImage {
  readonly id: string;
  /** Page that the image belongs to; slices of one page share it. */
  readonly page: number;
  /** Natural size in pixels; only the ratio matters for layout. */
  readonly width: number;
  readonly height: number;
  /** A CSS colour shown until anything has loaded. */
  readonly dominantColor: string;
  /** A tiny `data:` address shown above the colour, or an empty string. */
  readonly placeholder: string;
  readonly sources: readonly ComicSource[];
}

/** TTB is read as one strip; LTR and RTL are read by pages. */
export type ReadingDirection = 'TTB' | 'LTR' | 'RTL';

/** How the chapter is laid out now: the reader can flip it. */
export type ComicMode = 'vertical' | 'page';

/** Where the reader is: an image and how far into its height, from 0 to 1. */
export interface ComicPosition {
  readonly imageId: string;
  readonly fraction: number;
}
