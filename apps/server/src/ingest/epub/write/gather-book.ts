import type { Document } from '@xmldom/xmldom';
import { allElements, attribute, elementsNamed, textOf } from '../../xml/elements.ts';
import { decodeText } from '../../xml/decode-text.ts';
import { pictureFile, pictureSize } from '../../picture/picture-file.ts';
import type { Book, BookItem } from '../package/book.ts';
import { cleanCss } from '../clean/clean-css.ts';
import { cleanDocument } from '../clean/clean-document.ts';
import { writeContentDocument } from '../document/content-document.ts';
import { readSvg } from '../document/read-svg.ts';
import { relativeHref, resolvePath, splitHref } from '../package/resolve-path.ts';
import type { BookDocument, BookResource } from './write-book.ts';

export type ChapterDocument = { readonly path: string; readonly document: Document };

/** Everything of a chapter lies in here, so that no name meets those of the package. */
const folder = 'book/';

const passive = /^(?:image|font|audio)\/|^application\/(?:x-)?(?:vnd\.ms-opentype|font-)/;

function isStyle(mediaType: string): boolean {
  return mediaType === 'text/css';
}

type Gathering = {
  readonly book: Book;
  /** Paths that are wanted, in the order in which they were met. */
  readonly wanted: Set<string>;
};

/** Gives the address of a file from another, and notes that the chapter needs it. */
function want({ book, wanted }: Gathering, from: string, href: string): string | null {
  const path = resolvePath(from, href);
  const item = path === null ? undefined : book.items.get(path);
  if (item === undefined || !(passive.test(item.mediaType) || isStyle(item.mediaType))) return null;
  wanted.add(item.path);
  return relativeHref(from, item.path);
}

function placeIn(documents: readonly ChapterDocument[], from: string, href: string): string | null {
  const path = resolvePath(from, href);
  const target = documents.find((document) => document.path === path);
  if (target === undefined) return null;
  const { fragment } = splitHref(href);
  const there =
    fragment === '' ||
    allElements(target.document).some((element) => attribute(element, 'id') === fragment);
  if (!there) return null;
  const file = target.path === from ? '' : relativeHref(from, target.path);
  return fragment === '' ? file || '#' : `${file}#${encodeURIComponent(fragment)}`;
}

/** A picture in a book is held to the same as a page of a comic. */
async function checkedFile(item: BookItem, bytes: Uint8Array): Promise<Uint8Array> {
  if (!item.mediaType.startsWith('image/')) return bytes;
  await pictureSize(item.path, pictureFile(item.path, bytes));
  return bytes;
}

async function resource(gathering: Gathering, path: string): Promise<BookResource | null> {
  const { book } = gathering;
  const item = book.items.get(path);
  if (item === undefined) return null;
  const bytes = await book.archive.read(path);
  const as = (clean: Uint8Array) => ({
    path: folder + path,
    mediaType: item.mediaType,
    bytes: clean,
  });
  const file = (href: string) => want(gathering, path, href);
  if (isStyle(item.mediaType))
    return as(new TextEncoder().encode(cleanCss(decodeText(bytes), file)));
  if (item.mediaType !== 'image/svg+xml') return as(await checkedFile(item, bytes));
  const svg = readSvg(bytes, { file, place: (href) => href });
  return svg === null ? null : as(svg);
}

function propertiesOf(document: Document): string[] {
  return [
    ...(elementsNamed(document, 'svg').length > 0 ? ['svg'] : []),
    ...(elementsNamed(document, 'math').length > 0 ? ['mathml'] : []),
  ];
}

/**
 * The documents of a chapter, cleaned, and the files of the book that they refer to, directly or
 * through style sheets; nothing else of the book.
 */
export async function gatherBook(
  book: Book,
  documents: readonly ChapterDocument[],
): Promise<{ documents: readonly BookDocument[]; resources: readonly BookResource[] }> {
  const gathering: Gathering = { book, wanted: new Set() };
  for (const { path, document } of documents) {
    cleanDocument(document, {
      file: (href) => want(gathering, path, href),
      place: (href) => placeIn(documents, path, href),
    });
  }
  const resources: BookResource[] = [];
  // The set grows while it is walked: a style sheet may ask for another.
  for (const path of gathering.wanted) {
    const found = await resource(gathering, path);
    if (found !== null) resources.push(found);
  }
  return {
    documents: documents.map(({ path, document }) => ({
      path: folder + path,
      title: textOf(elementsNamed(document, 'title')[0]),
      bytes: writeContentDocument(document),
      properties: propertiesOf(document),
    })),
    resources,
  };
}
