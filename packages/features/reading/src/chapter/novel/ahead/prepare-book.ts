import type { ChapterAhead, NearChapter } from '#chapter/ahead/chapter-ahead.ts';
import { novelViewer } from '#chapter/viewer-code/viewer-chunks.ts';
import { novelStart } from '../novel-start.ts';
import { fetchBookAhead } from './book-ahead.ts';
import { BooksAhead } from './BooksAhead.tsx';

/** Text has less; what has more has pictures, which may never be looked at. */
const mostBytes = 512 * 1024;
/** More would hold up the page that is looked at, while it is drawn. */
const mostCharacters = 30_000;

/** Fetches the book that a novel chapter opens with, and its viewer. Null where that opens otherwise. */
export async function prepareBook(near: NearChapter): Promise<ChapterAhead | null> {
  const { reader, address, view, arrival } = near;
  const { epub } = view.chapter;
  const characters = epub?.characterCounts.reduce((sum, count) => sum + count, 0) ?? 0;
  if (!epub || epub.size > mostBytes || characters > mostCharacters) return null;
  const owner = { reader, chapterId: address.chapterId };
  const [book] = await Promise.all([fetchBookAhead(address, view), novelViewer.load()]);
  const { position, opensAtEnd } = novelStart(owner, view, { arrival, place: undefined });
  if (!book || opensAtEnd) return null;
  return { kind: 'book', reader, address, view, book, position, Drawn: BooksAhead };
}
