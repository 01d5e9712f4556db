import { createHash } from 'node:crypto';
import type { Document } from '@xmldom/xmldom';
import { decodeText } from '../../xml/decode-text.ts';
import { allElements, attribute, elementsNamed, textOf } from '../../xml/elements.ts';
import { cleanCss } from '../clean/clean-css.ts';
import { cleanDocument } from '../clean/clean-document.ts';
import { writeContentDocument } from '../document/content-document.ts';
import { readSvg } from '../document/read-svg.ts';
import type { Book, BookItem } from '../package/book.ts';
import { relativeHref, resolvePath, splitHref } from '../package/resolve-path.ts';
import type { BookPictures } from '../prepare/book-pictures.ts';
import { pictureAt } from '../prepare/picture-item.ts';
import { prepareDocument } from '../prepare/prepare-document.ts';
import type { Omissions } from '../../report/omissions.ts';
import type { BookDocument, BookResource } from './write-book.ts';

export type ChapterDocument = {
  /** Its own, among those of the chapter. */
  readonly path: string;
  /** Of the file that it is or comes from, against which its addresses are read. */
  readonly source: string;
  /** It goes on where the one before it was parted from it. */
  readonly continued?: boolean;
  readonly document: Document;
};

/** What looks over a book as it is read; left out for one that was written here. */
export type Judges = { readonly pictures: BookPictures; readonly omissions: Omissions };

/** Everything of a chapter lies in here, so that no name meets those of the package. */
const folder = 'book/';

const passive = /^(?:image|font|audio)\/|^application\/(?:x-)?(?:vnd\.ms-opentype|font-)/;

function isStyle(mediaType: string): boolean {
  return mediaType === 'text/css';
}

type Gathering = {
  readonly book: Book;
  readonly judges: Judges | undefined;
  /** Paths that are wanted, in the order in which they were met. */
  readonly wanted: Set<string>;
  /** Drawings that stood in addresses, by the path that they have now. */
  readonly made: Map<string, Uint8Array>;
};

/** A file that a chapter may take along: none that could run. */
function itemAt({ book }: Gathering, path: string): BookItem | null {
  const item = book.items.get(path);
  if (item !== undefined && (passive.test(item.mediaType) || isStyle(item.mediaType))) return item;
  return pictureAt(book, path);
}

/** Gives the address of a file from another, and notes that the chapter needs it. */
function want(gathering: Gathering, from: string, href: string): string | null {
  const path = resolvePath(from, href);
  if (path === null) return null;
  if (gathering.made.has(path)) return relativeHref(from, path);
  const item = itemAt(gathering, path);
  if (item === null) return null;
  gathering.wanted.add(item.path);
  return relativeHref(from, item.path);
}

/** Which document of a chapter has which id, by the file that the documents come from. */
function placesIn(documents: readonly ChapterDocument[]) {
  const places = new Map<string, ChapterDocument>();
  for (const document of documents) {
    if (!places.has(document.source)) places.set(document.source, document);
    for (const element of allElements(document.document)) {
      const id = attribute(element, 'id');
      const key = `${document.source}#${id}`;
      if (id !== '' && !places.has(key)) places.set(key, document);
    }
  }
  return (from: ChapterDocument, href: string): string | null => {
    const { fragment } = splitHref(href);
    const path = resolvePath(from.source, href);
    const target = places.get(fragment === '' ? `${path}` : `${path}#${fragment}`);
    if (path === null || target === undefined) return null;
    const file = target.path === from.path ? '' : relativeHref(from.path, target.path);
    return fragment === '' ? file || '#' : `${file}#${encodeURIComponent(fragment)}`;
  };
}

async function picture(gathering: Gathering, item: BookItem): Promise<BookResource | null> {
  const { book, judges } = gathering;
  const path = folder + item.path;
  const verdict = await judges?.pictures.verdictAt(item.path);
  if (verdict?.kind === 'gap') {
    judges?.omissions.add({ kind: 'picture', place: item.path, reason: verdict.reason });
    return null;
  }
  if (judges !== undefined && verdict?.kind === 'mended') {
    return { path, mediaType: verdict.mediaType, bytes: await judges.pictures.mended(item.path) };
  }
  const bytes = await book.archive.read(item.path);
  const isDrawing = verdict?.kind === 'drawing' || item.mediaType === 'image/svg+xml';
  if (verdict?.kind === 'whole' || !isDrawing) {
    const mediaType = verdict?.kind === 'whole' ? verdict.mediaType : item.mediaType;
    return { path, mediaType, bytes };
  }
  const file = (href: string) => want(gathering, item.path, href);
  const svg = readSvg(bytes, { file, place: (href) => href });
  return svg === null ? null : { path, mediaType: 'image/svg+xml', bytes: svg };
}

async function resource(gathering: Gathering, path: string): Promise<BookResource | null> {
  const item = itemAt(gathering, path);
  if (item === null) return null;
  const { mediaType } = item;
  if (mediaType.startsWith('image/')) return picture(gathering, item);
  const bytes = await gathering.book.archive.read(path);
  if (!isStyle(mediaType)) return { path: folder + path, mediaType, bytes };
  const css = cleanCss(decodeText(bytes), (href) => want(gathering, path, href));
  return { path: folder + path, mediaType, bytes: new TextEncoder().encode(css) };
}

function propertiesOf(document: Document): string[] {
  return [
    ...(elementsNamed(document, 'svg').length > 0 ? ['svg'] : []),
    ...(elementsNamed(document, 'math').length > 0 ? ['mathml'] : []),
  ];
}

/** Takes in a drawing by a name that its content gives. Gives its path, or null if it is none. */
function addDrawing({ made }: Gathering, bytes: Uint8Array): string | null {
  const svg = readSvg(bytes, { file: () => null, place: (href) => href });
  if (svg === null) return null;
  const digest = createHash('sha256').update(svg).digest('hex').slice(0, 16);
  const path = `hanji-drawings/${digest}.svg`;
  made.set(path, svg);
  return path;
}

async function prepareAll(gathering: Gathering, documents: readonly ChapterDocument[]) {
  const { book, judges } = gathering;
  if (judges === undefined) return;
  for (const { source, document } of documents) {
    await prepareDocument(document, {
      book,
      source,
      ...judges,
      addDrawing(bytes) {
        const path = addDrawing(gathering, bytes);
        return path === null ? null : relativeHref(source, path);
      },
    });
  }
}

/**
 * The documents of a chapter, cleaned, and the files of the book that they refer to, directly or
 * through style sheets; nothing else of the book.
 */
export async function gatherBook(
  book: Book,
  documents: readonly ChapterDocument[],
  judges?: Judges,
): Promise<{ documents: readonly BookDocument[]; resources: readonly BookResource[] }> {
  const gathering: Gathering = { book, judges, wanted: new Set(), made: new Map() };
  await prepareAll(gathering, documents);
  const placeOf = placesIn(documents);
  for (const own of documents) {
    cleanDocument(own.document, {
      file: (href) => want(gathering, own.source, href),
      place: (href) => placeOf(own, href),
    });
  }
  const resources: BookResource[] = [];
  // The set grows while it is walked: a style sheet may ask for another.
  for (const path of gathering.wanted) {
    const found = await resource(gathering, path);
    if (found !== null) resources.push(found);
  }
  for (const [path, bytes] of gathering.made) {
    resources.push({ path: folder + path, mediaType: 'image/svg+xml', bytes });
  }
  return {
    documents: documents.map(({ path, continued = false, document }) => ({
      path: folder + path,
      continued,
      title: textOf(elementsNamed(document, 'title')[0]),
      bytes: writeContentDocument(document),
      properties: propertiesOf(document),
    })),
    resources,
  };
}
