import type { Document, Element } from '@xmldom/xmldom';
import { openArchive } from '../../archive/open-archive.ts';
import { attribute } from '../../xml/elements.ts';
import type { Book } from '../package/book.ts';
import { bodyOf, readContentDocument, walkElements } from '../document/content-document.ts';
import { gatherBook, type ChapterDocument } from './gather-book.ts';
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

async function documentsOf(book: Book) {
  const { archive, spine } = book;
  const begun = new Set((await readContents(book)).map(({ path }) => path));
  const documents: ChapterDocument[] = [];
  for (const { item } of spine) {
    if (!item.mediaType.endsWith('xml')) continue;
    const document = readContentDocument(await archive.read(item.path), item.path);
    const continued = !begun.has(item.path);
    documents.push({ path: item.path, source: item.path, continued, document });
  }
  return documents;
}

/** Cuts a book's documents after its first 15 % of paragraphs, at least 3. */
function beginning(documents: readonly ChapterDocument[]): readonly ChapterDocument[] {
  const all = documents.map(({ document }) => paragraphsOf(document));
  let left = Math.max(least, Math.ceil(all.flat().length * share));
  return documents.flatMap((whole, index) => {
    const own = all[index] ?? [];
    const kept = left > 0;
    const after = own[left];
    left -= own.length;
    if (!kept) return [];
    return after === undefined
      ? [whole]
      : [{ ...whole, document: copyPart(whole.document, null, after) }];
  });
}

function languageOf(document: Document | undefined): string {
  const root = document?.documentElement;
  return root ? attribute(root, 'lang') : '';
}

/** The trial of a chapter: an EPUB of its beginning, with what that part refers to. */
export async function writeTrial(bytes: Uint8Array): Promise<Uint8Array> {
  const archive = await openArchive(bytes);
  try {
    const book = await openBook(archive);
    const documents = beginning(await documentsOf(book));
    const { metadata } = book;
    return writeBook({
      ...(await gatherBook(book, documents)),
      identifier: `${metadata.identifier}:trial`,
      title: metadata.title,
      language: metadata.language || languageOf(documents[0]?.document) || 'und',
      authors: metadata.authors,
      publisher: metadata.publisher,
      pageDirection: book.pageDirection,
    });
  } finally {
    archive.close();
  }
}
