import type { Writable } from 'node:stream';
import type { Document, Element } from '@xmldom/xmldom';
import type { Archive } from '../../archive/archive.ts';
import { attribute } from '../../xml/elements.ts';
import type { Book, BookItem } from '../package/book.ts';
import { bodyOf, readContentDocument, walkElements } from '../document/content-document.ts';
import type { ChapterFile } from './chapter-file.ts';
import { gatherBook } from './gather-book.ts';
import { withDocuments } from './kept-documents.ts';
import { openBook } from '../package/open-book.ts';
import { readContents } from '../package/read-contents.ts';
import { copyPart } from '../document/copy-part.ts';
import { pieceClass } from '../split/line-pieces.ts';
import { writeBook } from './write-book.ts';

const share = 0.15;
const least = 3;

const paragraphs = new Set(
  'p li dt dd pre h1 h2 h3 h4 h5 h6 div section article blockquote figcaption td th'.split(' '),
);

/** Whether text is a paragraph for a trial: pieces of one that was parted are such too. */
function isParagraph(element: Element): boolean {
  return paragraphs.has(element.localName ?? '') || attribute(element, 'class') === pieceClass;
}

/** Blocks of text that hold no smaller one, in reading order; empty ones do not count. */
function paragraphsOf(document: Document): Element[] {
  const body = bodyOf(document);
  if (body === null) return [];
  return [...walkElements(body)].filter(
    (element) =>
      isParagraph(element) &&
      (element.textContent ?? '').trim() !== '' &&
      ![...walkElements(element)].some((inner) => isParagraph(inner)),
  );
}

/** Files of the beginning of a book: its first 15 % of paragraphs, at least 3. */
async function beginning(book: Book): Promise<readonly ChapterFile[]> {
  const { archive, spine } = book;
  const begun = new Set((await readContents(book)).map(({ path }) => path));
  const items = spine.map(({ item }) => item).filter(({ mediaType }) => mediaType.endsWith('xml'));
  const read = async ({ path }: BookItem) => readContentDocument(await archive.read(path), path);
  const counts: number[] = [];
  for (const item of items) counts.push(paragraphsOf(await read(item)).length);
  let left = Math.max(least, Math.ceil(counts.reduce((sum, count) => sum + count, 0) * share));
  return items.flatMap((item, index) => {
    const kept = left;
    left -= counts[index] ?? 0;
    if (kept <= 0) return [];
    const file: ChapterFile = {
      source: item.path,
      pathOf: () => item.path,
      continued: !begun.has(item.path),
      async read() {
        const document = await read(item);
        const after = paragraphsOf(document)[kept];
        return [after === undefined ? document : copyPart(document, null, after)];
      },
    };
    return [file];
  });
}

/** Writes the trial of a chapter: an EPUB of its beginning, with what that part refers to. */
export async function writeTrial(archive: Archive, to: Writable): Promise<void> {
  const book = await openBook(archive);
  const files = await beginning(book);
  const { metadata } = book;
  await withDocuments(async (kept) => {
    const { language, ...gathered } = await gatherBook(book, files, kept);
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
