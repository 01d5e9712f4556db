import type { ReactNode } from 'react';
import type { NovelMode, NovelSettings } from '@hanji/domain/reading/novel.ts';
import type { NovelPosition } from '@hanji/domain/reading/position/reading-position.ts';
import type { NovelLabels } from '#novel/react/novel-labels.ts';

/** Props of the novel viewer. Give it a `key` per chapter: a book is one mount. */
export type NovelViewerProps = {
  /** The EPUB file. The viewer does not change it. */
  readonly book: ArrayBuffer;
  /** BCP 47, for documents that name no language, and for the choice of typefaces. */
  readonly language: string;
  readonly labels: NovelLabels;
  /** The caller owns and stores the settings and the mode. */
  readonly settings: NovelSettings;
  readonly mode: NovelMode;
  readonly onSettings?: ((settings: NovelSettings) => void) | undefined;
  readonly onMode?: ((mode: NovelMode) => void) | undefined;
  /** A CFI wins over a percent; an empty CFI leaves the percent to decide. */
  readonly initialPosition?: NovelPosition | undefined;
  /** Characters of each spine item, from the import: they make the percent exact. */
  readonly sectionCharacters?: readonly number[] | undefined;
  readonly onPosition?: ((position: NovelPosition) => void) | undefined;
  /** Once per mount, when the end of the book was on screen. */
  readonly onReadFinished?: (() => void) | undefined;
  /** Once per mount, when the book cannot be opened. */
  readonly onReadFailed?: ((reason: string) => void) | undefined;
  /**
   * The page's own content policy forbids inline and foreign scripts. Only then may Safari's
   * frames run scripts, without which it sends no taps and keys out of them.
   */
  readonly strictHostPolicy?: boolean | undefined;
  /** Left out where there is no such chapter: the button is disabled. */
  readonly onPreviousChapter?: (() => void) | undefined;
  readonly onNextChapter?: (() => void) | undefined;
  /** Left out where comments are off: no button. */
  readonly onComments?: (() => void) | undefined;
  /** What stands after the last page: the next-chapter card. */
  readonly endSlot: ReactNode;
  /** Inside the upper bar: way back, title. */
  readonly headerSlot?: ReactNode;
  /** Inside the lower bar, below the slider. */
  readonly footerSlot?: ReactNode;
};
