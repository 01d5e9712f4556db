import type { RefObject } from 'react';
import type { PageStep } from '@hanji/domain/reading/turns.ts';
import type { ComicProgress } from '@hanji/domain/reading/pages/comic-progress.ts';
import type { ComicPosition } from '@hanji/domain/reading/position/reading-position.ts';

/** What the bars may ask of the strip or of the pager. */
export type ReaderHandle = {
  readonly goToPage: (pageIndex: number) => void;
  readonly goToPercent: (percent: number) => void;
  readonly step: (step: PageStep) => void;
  readonly zoom: (towards: 'in' | 'out' | 'reset') => void;
};

/** What the strip and the pager have in common. */
export type ReaderEvents = {
  /** Kept over changes of mode and size; only the reader's own moves change it. */
  readonly anchor: RefObject<ComicPosition | undefined>;
  /** The reader moved. */
  readonly onMove: (position: ComicPosition) => void;
  /** The reader moved, and this is the place that is kept. */
  readonly onArrive: (position: ComicPosition) => void;
  /** What is on screen, whoever moved it. */
  readonly onProgress: (progress: ComicProgress) => void;
  /** The end has come on screen, or has left it. */
  readonly onEnd: (seen: boolean) => void;
  readonly onTap: () => void;
  /** How many times as large as it fits, when that changes. */
  readonly onZoom: (zoom: number) => void;
  readonly onFailed: (imageId: string) => void;
};
