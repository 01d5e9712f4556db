import { createHash } from 'node:crypto';
import type { StoredChapter } from '#ingest/work/stored-work.ts';

/**
 * Names what can be read in a chapter: another once a page or a letter of it is another. What is
 * sold of it and how much a trial shows are no part of it.
 */
export function chapterVersion({ pages, books }: Pick<StoredChapter, 'pages' | 'books'>): string {
  const slices = pages.flatMap((page, index) =>
    page.map(({ id }, slice) => `${index + 1}-${slice} ${id}`),
  );
  const book = books.find(({ salesType }) => salesType === 'product');
  return createHash('sha256')
    .update(book?.storageKey ?? slices.join('\n'))
    .digest('hex')
    .slice(0, 16);
}
