import type { ChapterView } from '@hanji/contract/entities/chapter.ts';
import type { NovelPosition } from '@hanji/domain/reading/position/reading-position.ts';
import { isWholeBook } from '#kept/is-whole-book.ts';
import type { ChapterAddress, ContentAddress } from '#paths/paths.ts';
import { fetchBook } from '../fetch-book.ts';

/** A chapter that was fetched ahead, with its book. */
export type BookAhead = {
  readonly kind: 'book';
  /** For whom, by user id; null a visitor. */
  readonly reader: string | null;
  readonly address: ChapterAddress;
  readonly view: ChapterView;
  readonly book: ArrayBuffer;
  /** Where it will open; its beginning where that is left out. */
  readonly position: NovelPosition | undefined;
};

type Fetched = {
  /** Null where it did not come, or not whole. */
  readonly coming: Promise<ArrayBuffer | null>;
  here?: ArrayBuffer;
};

const books = new WeakMap<ChapterView, Fetched>();

/**
 * Fetches the book of a view before it is opened, to the end, also where its title's page is left: for the
 * chapter's own page, it may be. Null where it does not come, or not whole.
 */
export function fetchBookAhead(
  address: ContentAddress,
  view: ChapterView,
): Promise<ArrayBuffer | null> {
  const coming = fetchBook(address, view, new AbortController().signal).then(
    (book) => {
      if (!isWholeBook(book, view)) return null;
      fetched.here = book;
      return book;
    },
    () => null,
  );
  const fetched: Fetched = { coming };
  books.set(view, fetched);
  return coming;
}

/** The book of a view, where it was fetched ahead: it is drawn without another wait. */
export function bookHere(view: ChapterView): ArrayBuffer | undefined {
  return books.get(view)?.here;
}

/** The same where it may still be on its way; null where it does not come by that. */
export async function bookComing(view: ChapterView): Promise<ArrayBuffer | null> {
  return (await books.get(view)?.coming) ?? null;
}

/** What came could not be opened: it is fetched anew. */
export function forgetBook(view: ChapterView): void {
  books.delete(view);
}
