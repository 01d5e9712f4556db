import type { NovelPosition } from '@hanji/domain/reading/position/reading-position.ts';
import { bookPercent } from '@hanji/domain/reading/slider.ts';
import { nameOfUrl } from '#novel/engine/archive/book-paths.ts';
import type { BookScreen } from '#novel/engine/epub/book-screen.ts';
import type { OpenBook } from '#novel/engine/epub/open-book.ts';
import { firstVisible } from '#novel/engine/place/first-visible.ts';
import { mapText, shareBefore } from '#novel/engine/place/text-map.ts';

/** What is on screen. */
export type NovelPlace = NovelPosition & {
  readonly section: number;
  /** Name in the archive of the part, or of one before it that a line of the contents leads to. */
  readonly file: string;
  readonly firstSection: boolean;
  readonly lastSection: boolean;
  /** The last page or line of the book is on screen. */
  readonly atEnd: boolean;
  /** Scrolled text runs down, or sideways in vertical writing. */
  readonly axis: 'down' | 'sideways';
};

/** A part without a line of the contents goes on with what has one. */
function listedFile({ sections, contents }: OpenBook, section: number): string {
  const names = sections.slice(0, section + 1).map(({ url }) => nameOfUrl(url));
  const listed = names.findLast((name) =>
    contents.some(({ target }) => target?.startsWith(`${name}#`)),
  );
  return listed ?? names.at(-1) ?? '';
}

/** The place of what is seen; `at` is where the reader was sent, if anywhere. */
export function novelPlace(screen: BookScreen, open: OpenBook, at: Range | undefined): NovelPlace {
  const { contents, section } = screen;
  const map = mapText(contents.content);
  const range = firstVisible(map, screen.box, screen.edge);
  const share = range ? shareBefore(map, range.startContainer, range.startOffset) : 0;
  // epubjs writes no CFI that it can read again for a place between two elements.
  const exact = at?.startContainer.nodeType === Node.TEXT_NODE ? at : range;
  const item = open.sections[section];
  const lastSection = item?.next() === undefined;
  const atEnd = lastSection && screen.atEnd;
  return {
    cfi: exact ? contents.cfiFromRange(exact) : contents.cfiFromNode(contents.content),
    percent: atEnd ? 100 : bookPercent(open.weights, { section, share }),
    section,
    file: listedFile(open, section),
    firstSection: item?.prev() === undefined,
    lastSection,
    atEnd,
    axis: screen.edge === 'top' ? 'down' : 'sideways',
  };
}
