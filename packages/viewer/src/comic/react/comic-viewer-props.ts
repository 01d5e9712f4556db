import type { ComponentType, ReactNode } from 'react';
import type { ComicLayers } from '@hanji/domain/reading/comic/comic-settings.ts';
import type { PullSide } from '@hanji/domain/reading/continuing/pull.ts';
import type { ReadingDirection } from '@hanji/domain/reading/page-mode.ts';
import type { ComicPosition } from '@hanji/domain/reading/position/reading-position.ts';
import type { ComicImage, ComicSource } from '#comic/engine/comic-image.ts';
import type { ComicLabels } from '#comic/react/comic-labels.ts';
import type { ComicPanelLabels } from '#comic/react/comic-panel-labels.ts';
import type { KeptPanel } from '#shared/react/panels/use-open-panel.ts';

/** What was stored of earlier reading; the caller keeps it. */
export type StoredComicSettings = {
  /** What the reader chose, for this title and for all. */
  readonly layers?: ComicLayers | undefined;
  /** Direction of what was read last; the guide shows when it differs or is missing. */
  readonly storedDirection?: ReadingDirection | undefined;
};

/** Gives its child the words of what opens on demand, when they are there. */
export type ComicPanelWords = ComponentType<{
  readonly children: (words: ComicPanelLabels) => ReactNode;
}>;

/** Props of the comic viewer. Give it a `key` per chapter: a chapter is one mount. */
export type ComicViewerProps = {
  readonly images: readonly ComicImage[];
  readonly orientation: ReadingDirection;
  /** The pages join into a strip that is scrolled in that direction; never where it is TTB. */
  readonly sideways?: boolean | undefined;
  readonly labels: ComicLabels;
  readonly initialPosition?: ComicPosition | undefined;
  /** Its last screen comes first: the reader came up into it out of the next chapter. */
  readonly opensAtEnd?: boolean | undefined;
  readonly PanelWords: ComicPanelWords;
  readonly keptPanel?: KeptPanel | undefined;
  readonly settings?: StoredComicSettings | undefined;
  /** Fresh addresses of an image whose addresses failed, since signed ones expire. */
  readonly loadImage?: ((image: ComicImage) => Promise<readonly ComicSource[]>) | undefined;
  /** When the images' addresses came, in milliseconds since 1970; as it mounts where left out. */
  readonly openedAt?: number | undefined;
  /** At most every 250 ms while the reader moves. */
  readonly onPosition?: ((position: ComicPosition) => void) | undefined;
  /** Whenever one of the images has come. */
  readonly onImageLoaded?: ((imageId: string) => void) | undefined;
  /** Once per mount, when the end of the chapter was on screen. */
  readonly onReadFinished?: (() => void) | undefined;
  /** Once per mount, at the first image that cannot be loaded. */
  readonly onReadFailed?: ((imageId: string) => void) | undefined;
  /** The reader chose something. */
  readonly onSettings?: ((layers: ComicLayers) => void) | undefined;
  /** The direction now read, for the caller to remember. */
  readonly onDirection?: ((direction: ReadingDirection) => void) | undefined;
  /** Left out where there is no such chapter: the button is disabled. */
  readonly onPreviousChapter?: (() => void) | undefined;
  readonly onNextChapter?: (() => void) | undefined;
  /**
   * Asked when the reader pulls at an edge of the chapter: gives what opens its neighbour there, or
   * null where that is not to be opened so.
   */
  readonly onPull?: ((side: PullSide) => Promise<(() => void) | null>) | undefined;
  /** Left out where comments are off: no button. */
  readonly onComments?: (() => void) | undefined;
  /** How many comments there are, beside the button. */
  readonly commentsMark?: ReactNode;
  /** What stands after the last image: the next-chapter card. */
  readonly endSlot: ReactNode;
  /** Inside the upper bar: way back, title. */
  readonly headerSlot?: ReactNode;
  /** Inside the lower bar, below the slider. */
  readonly footerSlot?: ReactNode;
};
