import type { ImagePanel } from '@hanji/contract/entities/image.ts';
import type { PageImage } from '#reading/pages/comic-pages.ts';
import type { ComicPosition } from '#reading/position/reading-position.ts';

/** An image with what is known of its panels; nothing where that is not sure. */
export type PanelledImage = PageImage & {
  readonly panels?: readonly ImagePanel[] | null | undefined;
};

/** A part of a chapter that is laid out as one strip: all in widths of the strip. */
export type StripBox = {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
};

/** Where reading panel by panel rests: a panel, or a whole page of which none are known. */
export type PanelStop = StripBox & {
  /** Its page's index, from 0; of a panel over several, the first. */
  readonly page: number;
  /** The place of its upper edge; of panels that begin on one line each has a place of its own. */
  readonly position: ComicPosition;
};
