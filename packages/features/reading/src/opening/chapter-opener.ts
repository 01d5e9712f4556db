import type { ChapterIntent } from '@hanji/domain/purchase/flow/open-chapter.ts';
import type { SoldChapter } from '@hanji/edition/slots/edition-slots.ts';
import { createContext, use, type MouseEventHandler, type RefObject } from 'react';

/** What a reader wants to open; `listed` where the screen has the chapter's facts at hand. */
export type WantedChapter = {
  readonly chapterId: number;
  readonly intent: ChapterIntent;
  readonly listed?: SoldChapter;
  /** It is read on into, out of the chapter before it. */
  readonly onward?: boolean | undefined;
  /** Where in its text a link leads, `name#fragment`. */
  readonly place?: string | undefined;
};

/** A real link: what a plain press does may be more, a new tab opens the address. */
type ChapterLinkProps = {
  readonly href: string;
  readonly onClick?: MouseEventHandler<HTMLAnchorElement>;
};

/**
 * Shows what the chapter at this path opens with, and goes there once that has been painted; false where
 * it is not known, or not what will come.
 */
export type GoPainted = (path: string) => boolean;

type ChapterOpener = {
  readonly linkTo: (wanted: WantedChapter) => ChapterLinkProps;
  /** The same for what is no link, as the viewer's buttons. */
  readonly open: (wanted: WantedChapter) => void;
  /** Whether a chapter opens without anything being paid, used up or asked. Rejects as calls do. */
  readonly opensAtOnce: (chapterId: number) => Promise<boolean>;
  /** Filled by what has chapters ready before they are opened. */
  readonly goPainted: RefObject<GoPainted | null>;
};

export const ChapterOpenerContext = createContext<ChapterOpener | null>(null);

/**
 * The one way into chapters of the title on screen.
 * @throws Error outside of `OpensChapters`.
 */
export function useChapterOpener(): ChapterOpener {
  const opener = use(ChapterOpenerContext);
  if (!opener) throw new Error('not inside OpensChapters');
  return opener;
}
