import type { ChapterView } from '@hanji/contract/entities/chapter.ts';

/** Whether a book is as long as the view that gave it says: a connection may end before its file does. */
export function isWholeBook(book: ArrayBuffer, { chapter }: ChapterView): boolean {
  return book.byteLength === chapter.epub?.size;
}
