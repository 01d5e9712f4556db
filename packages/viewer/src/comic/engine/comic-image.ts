import type { PanelledImage } from '@hanji/domain/reading/panels/panel-stop.ts';

/** One address of an image, already decoded, and the pixel width of what lies there. */
export type ComicSource = {
  readonly width: number;
  readonly url: string;
};

/**
 * One image of a chapter in reading order. Long strips arrive as several slices
 * that carry the same `page`; they join without a seam.
 */
export type ComicImage = PanelledImage & {
  /** What is to be seen and said on its page, where the work says it. */
  readonly description?: string | null | undefined;
  /** A CSS colour shown until anything has loaded. */
  readonly dominantColor: string;
  /** A tiny `data:` address shown above the colour, or an empty string. */
  readonly placeholder: string;
  readonly sources: readonly ComicSource[];
};
