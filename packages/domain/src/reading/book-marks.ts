/**
 * What an import writes into the documents of a novel for its viewer to know them by. Books that
 * were stored bear these names: another name would be read in none of them.
 */
export const bookMarks = {
  /** Class of what goes on from the document before, and does not begin anew. */
  continued: 'hanji-continued',
  /** Class of a stretch of a paragraph that is too long to be laid out at once. */
  piece: 'hanji-piece',
  /** Class of what stands where something of the book cannot be shown. */
  gap: 'hanji-gap',
  /** Attribute of a link out of the book: its address, to be asked about. */
  outsideHref: 'data-outside-href',
  /** Attribute of a link into another chapter of the work: its key. */
  chapterKey: 'data-chapter-key',
  /** Beside that key where in that chapter's file it leads, `path#id`. */
  chapterPlace: 'data-chapter-place',
} as const;
