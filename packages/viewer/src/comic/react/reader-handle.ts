import type { RefObject } from 'react';
import type { ComicPosition } from '#comic/engine/comic-image.ts';
import type { PageStep } from '#shared/engine/page-steps.ts';

/** Where the reader is, as the slider shows it. */
export interface ComicProgress {
  /** Page on screen, from 0; on a spread the first one. */
  readonly page: number;
  /** 0 to 100 over the strip; whole numbers. */
  readonly percent: number;
}

/** What the bars may ask of the strip or of the pager. */
export interface ReaderHandle {
  readonly goToPage: (pageIndex: number) => void;
  readonly goToPercent: (percent: number) => void;
  readonly step: (step: PageStep) => void;
}

/** What the strip and the pager have in common. */
export interface ReaderEvents {
  /** Kept over changes of mode and size; only the reader's own moves change it. */
  readonly anchor: RefObject<ComicPosition | undefined>;
  /** The reader moved. */
  readonly onMove: (position: ComicPosition) => void;
  /** What is on screen, whoever moved it. */
  readonly onProgress: (progress: ComicProgress) => void;
  readonly onEnd: () => void;
  readonly onTap: () => void;
  readonly onFailed: (imageId: string) => void;
}
