import type { Writable } from 'node:stream';
import type { Document } from '@xmldom/xmldom';
import { previewLength } from '@hanji/domain/reading/preview-length.ts';
import type { Archive } from '../../archive/archive.ts';
import type { Book, BookItem } from '../package/book.ts';
import { readContentDocument } from '../document/content-document.ts';
import { chooseEnd } from '../trial/choose-end.ts';
import { cutDocument } from '../trial/cut-document.ts';
import { readableText } from '../trial/readable-text.ts';
import { dropUnseen } from '../trial/drop-unseen.ts';
import { elementsIn } from '../trial/used-styles.ts';
import type { ChapterFile } from './chapter-file.ts';
import { gatherBook } from './gather-book.ts';
import { withDocuments } from './kept-documents.ts';
import { openBook } from '../package/open-book.ts';
import { readContents } from '../package/read-contents.ts';
import { writeBook } from './write-book.ts';

/** A document of the beginning, and where in its text the preview ends; null for all of it. */
type Shown = { readonly item: BookItem; readonly end: number | null };

/** The documents that a preview shows; none where it would have to show more than half. */
async function beginningOf(
  items: readonly BookItem[],
  read: (item: BookItem) => Promise<Document>,
): Promise<readonly Shown[]> {
  const lengths: number[] = [];
  for (const item of items) lengths.push(readableText(await read(item)).text.length);
  const length = previewLength(lengths.reduce((sum, own) => sum + own, 0));
  let before = 0;
  for (const [index, item] of items.entries()) {
    const own = lengths[index] ?? 0;
    if (before + own <= length.wanted) {
      before += own;
      continue;
    }
    const whole = items.slice(0, index).map((shown): Shown => ({ item: shown, end: null }));
    const end = chooseEnd(readableText(await read(item)), before, length);
    if (end === undefined) return [];
    return end === 0 ? whole : [...whole, { item, end }];
  }
  return [];
}

/** The trial of a chapter, as it would be written. */
export type Trial = { readonly book: Book; readonly files: readonly ChapterFile[] };

/**
 * The beginning of a chapter, cut at the end of a sentence; null where that would be nothing, or more
 * than half of it.
 */
export async function cutTrial(archive: Archive): Promise<Trial | null> {
  const book = await openBook(archive);
  const begun = new Set((await readContents(book)).map(({ path }) => path));
  const read = async ({ path }: BookItem) => readContentDocument(await archive.read(path), path);
  const items = book.spine.map(({ item }) => item).filter((item) => item.mediaType.endsWith('xml'));
  const shown = await beginningOf(items, read);
  const files = shown.map(({ item, end }): ChapterFile => ({
    source: item.path,
    pathOf: () => item.path,
    continued: !begun.has(item.path),
    async read() {
      const document = await read(item);
      if (end !== null) cutDocument(readableText(document), end);
      dropUnseen(document);
      return [document];
    },
  }));
  return files.length === 0 ? null : { book, files };
}

/** Writes the trial of a chapter: an EPUB of its beginning, with what that part refers to. */
export async function writeTrial({ book, files }: Trial, to: Writable): Promise<void> {
  const { metadata } = book;
  const used = elementsIn((await Promise.all(files.map(({ read }) => read()))).flat());
  await withDocuments(async (kept) => {
    const { language, ...gathered } = await gatherBook(book, files, kept, { used });
    await writeBook(
      {
        ...gathered,
        identifier: `${metadata.identifier}:trial`,
        title: metadata.title,
        language: metadata.language || language || 'und',
        authors: metadata.authors,
        publisher: metadata.publisher,
        pageDirection: book.pageDirection,
      },
      to,
    );
  });
}
