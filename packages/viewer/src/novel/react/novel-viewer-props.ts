import type { ComponentType, ReactNode } from 'react';
import type { ReadingDirection } from '@hanji/domain/reading/page-mode.ts';
import type { NovelMode, NovelSettings } from '@hanji/domain/reading/novel.ts';
import type { NovelLayer, NovelPage } from '@hanji/domain/reading/novel/novel-page.ts';
import type { Scope } from '@hanji/domain/reading/settings/layers.ts';
import type { SpeechChoices } from '@hanji/domain/reading/speech/speech-choices.ts';
import type { NovelPosition } from '@hanji/domain/reading/position/reading-position.ts';
import type { NovelLabels } from '#novel/react/novel-labels.ts';
import type { NovelPanelLabels } from '#novel/react/novel-panel-labels.ts';
import type { KeptPanel } from '#shared/react/panels/use-open-panel.ts';
import type { OpensNeighbour } from '#shared/react/pull/use-pull.ts';

/** Gives its child the words of what opens on demand, when they are there. */
export type NovelPanelWords = ComponentType<{
  readonly children: (words: NovelPanelLabels) => ReactNode;
}>;

/** What choices are for, and how that and they are taken back. */
export type ScopeOfChoices = {
  readonly chosen: Scope;
  readonly onScope: (scope: Scope) => void;
  readonly onRestore: () => void;
};

/** How a book is read aloud, and what then comes. */
export type ReadsAloud = {
  /** The caller owns and stores what was chosen. */
  readonly choices: SpeechChoices;
  readonly onChoose: (choices: SpeechChoices) => void;
  /** The chapter before was read aloud to its end, and this one goes on with it. */
  readonly startsAloud: boolean;
  /** The last sentence was said. */
  readonly onReadOn: () => void;
};

/** Props of the novel viewer. Give it a `key` per chapter: a book is one mount. */
export type NovelViewerProps = {
  /** The EPUB file, null while it is on its way. The viewer does not change it. */
  readonly book: ArrayBuffer | null;
  /** BCP 47, for documents that name no language, and for the choice of typefaces. */
  readonly language: string;
  readonly labels: NovelLabels;
  readonly PanelWords: NovelPanelWords;
  /** The caller owns and stores what was chosen. */
  readonly settings: NovelSettings;
  readonly mode: NovelMode;
  /** As the book wants it where it is left out. */
  readonly page?: NovelPage | undefined;
  readonly onChoose?: ((choice: NovelLayer) => void) | undefined;
  /** What the next choice is for; left out where there is but one thing. */
  readonly scope?: ScopeOfChoices | undefined;
  /** A CFI wins; with an empty one the words decide, and the percent where they are not found. */
  readonly initialPosition?: NovelPosition | undefined;
  /** A link of another chapter leads there, `name#fragment`; it wins where the book has that. */
  readonly opensAt?: string | undefined;
  /** Its last screen comes first: the reader came up into it out of the next chapter. */
  readonly opensAtEnd?: boolean | undefined;
  /** The text is another since that place was kept: the reader is told. */
  readonly hasChanged?: boolean | undefined;
  /** Characters that may be copied at once; any number where it is left out. */
  readonly mostCopied?: number | undefined;
  readonly keptPanel?: KeptPanel | undefined;
  /** Left out where nothing is read aloud. */
  readonly speech?: ReadsAloud | undefined;
  /** The reader tells what is wrong with the book. */
  readonly onReport?: (() => void) | undefined;
  /** Characters of each spine item, from the import: they make the percent exact. */
  readonly sectionCharacters?: readonly number[] | undefined;
  readonly onPosition?: ((position: NovelPosition) => void) | undefined;
  /** The book is open and its text there, for the first time or anew. */
  readonly onShown?: (() => void) | undefined;
  /** Once per mount, when the end of the book was on screen. */
  readonly onReadFinished?: (() => void) | undefined;
  /**
   * The reader asks for a book that cannot be opened anew: another then comes as `book`. Left out, the
   * same bytes are tried once more.
   */
  readonly onReload?: (() => void) | undefined;
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
  /**
   * Opens the chapter of the work with that key, to which a link leads, at `place` (`name#fragment`)
   * where that is known; false where there is no such chapter.
   */
  readonly onOtherChapter?:
    | ((key: string, place: string | undefined) => Promise<boolean>)
    | undefined;
  /** Asked when the reader pulls at an edge of the chapter. */
  readonly onPull?: OpensNeighbour | undefined;
  /** Direction of what was read last; the guide shows when it differs or is missing. */
  readonly storedDirection?: ReadingDirection | undefined;
  /** The direction now read, for the caller to remember. */
  readonly onDirection?: ((direction: ReadingDirection) => void) | undefined;
  /** Left out where comments are off: no button. */
  readonly onComments?: (() => void) | undefined;
  /** How many comments there are, beside the button. */
  readonly commentsMark?: ReactNode;
  /** What stands after the last page: the next-chapter card. */
  readonly endSlot: ReactNode;
  /** Inside the upper bar: way back, title. */
  readonly headerSlot?: ReactNode;
  /** Inside the lower bar, below the slider. */
  readonly footerSlot?: ReactNode;
};
