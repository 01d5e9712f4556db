import type { NovelPosition } from '@hanji/domain/reading/position/reading-position.ts';
import { bookPercent } from '@hanji/domain/reading/novel/book-percent.ts';
import { nameOfUrl } from '#novel/engine/archive/book-paths.ts';
import type { BookScreen } from '#novel/engine/epub/book-screen.ts';
import { isListed } from '#novel/engine/contents-table.ts';
import type { OpenBook } from '#novel/engine/epub/open-book.ts';
import type { Joins } from '#novel/engine/join/joins.ts';
import { firstSeen } from '#novel/engine/place/first-visible.ts';
import type { BookPages, PageCounter } from '#novel/engine/place/page-counter.ts';
import { quoteAt } from '#novel/engine/place/quotes.ts';
import { shareBefore } from '#novel/engine/place/text-map.ts';

/** What is on screen. */
export type NovelPlace = NovelPosition & {
  readonly section: number;
  /** Name in the archive of the part, or of one before it that a line of the contents leads to. */
  readonly file: string;
  /** A part that this one does not go on with stands before what is drawn, or after it. */
  readonly stepBack: boolean;
  readonly stepOn: boolean;
  /** The last part of the book is drawn. */
  readonly lastSection: boolean;
  /** The first page or line of the book is on screen. */
  readonly atStart: boolean;
  /** The last page or line of the book is on screen. */
  readonly atEnd: boolean;
  /** Its lines run down; it has ruby. */
  readonly isVertical: boolean;
  readonly hasRuby: boolean;
  /** Scrolled text runs down, or sideways in vertical writing. */
  readonly axis: 'down' | 'sideways';
  /** By pages: which is on screen. */
  readonly pages: BookPages | undefined;
};

/** A part without a line of the contents goes on with what has one. */
function listedFile({ sections, contents }: OpenBook, section: number): string {
  const names = sections.slice(0, section + 1).map(({ url }) => nameOfUrl(url));
  const listed = names.findLast((name) => isListed(contents, name));
  return listed ?? names.at(-1) ?? '';
}

/** The place of what is seen; `at` is where the reader was sent, if anywhere. */
export function novelPlace(
  screen: BookScreen,
  open: OpenBook,
  joins: Joins,
  counter: PageCounter,
  at: Range | undefined,
): NovelPlace {
  const { text } = screen;
  const range = firstSeen(screen);
  const part = text.partAt(range);
  const share = range ? shareBefore(part.text, range.startContainer, range.startOffset) : 0;
  // epubjs writes no CFI that it can read again for a place between two elements.
  const exact = at?.startContainer.nodeType === Node.TEXT_NODE ? at : range;
  const section = part.section.index;
  const before = joins.beyond(text, 'before');
  const after = joins.beyond(text, 'after');
  const atEnd = after === undefined && screen.atEnd;
  return {
    cfi: text.partAt(exact).cfiOf(exact),
    quote: quoteAt(text.partAt(exact).text, exact) || undefined,
    percent: atEnd ? 100 : bookPercent(open.weights, { section, share }),
    section,
    file: listedFile(open, section),
    stepBack: before !== joins.joinable(text, 'before'),
    stepOn: after !== joins.joinable(text, 'after'),
    lastSection: after === undefined,
    atStart: before === undefined && screen.before <= 2,
    atEnd,
    isVertical: screen.contents.writingMode().startsWith('vertical'),
    hasRuby: screen.contents.document.querySelector('ruby') !== null,
    axis: screen.edge === 'top' ? 'down' : 'sideways',
    pages: counter.count(screen),
  };
}
