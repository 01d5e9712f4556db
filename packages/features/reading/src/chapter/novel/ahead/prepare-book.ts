import type { ChapterAhead, NearChapter } from '#chapter/ahead/chapter-ahead.ts';
import { novelViewer } from '#chapter/viewer-code/viewer-chunks.ts';
import { isWholeBook } from '#kept/is-whole-book.ts';
import { fetchBook } from '../fetch-book.ts';
import { novelStart } from '../use-novel-start.ts';
import { keepBookAhead } from './book-ahead.ts';
import { BooksAhead } from './BooksAhead.tsx';

/** Text has less; what has more has pictures, which may never be looked at. */
const mostBytes = 512 * 1024;

/** Fetches the book that a novel chapter opens with, and its viewer. Null where that opens otherwise. */
export async function prepareBook(
  { reader, address, view, arrival }: NearChapter,
  signal: AbortSignal,
): Promise<ChapterAhead | null> {
  const { epub } = view.chapter;
  if (!epub || epub.size > mostBytes) return null;
  const [book] = await Promise.all([fetchBook(address, view, signal), novelViewer.load()]);
  if (!isWholeBook(book, view)) return null;
  keepBookAhead(view, book);
  const start = novelStart({ reader, chapterId: address.chapterId }, view, {
    arrival,
    place: undefined,
  });
  if (start.opensAtEnd) return null;
  const { position } = start;
  return { kind: 'book', reader, address, view, book, position, Drawn: BooksAhead };
}
