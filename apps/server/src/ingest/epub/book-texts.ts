import type { Document, Element } from '@xmldom/xmldom';
import { allElements, attribute, elementsNamed, textOf } from '../xml/elements.ts';
import type { Book, BookItem } from './package/book.ts';
import { bodyOf, readContentDocument } from './document/content-document.ts';
import { countCharacters } from './document/count-characters.ts';
import { resolvePath } from './package/resolve-path.ts';

/** A document of the spine, read once; to be copied before it is changed. */
export type BookText = {
  readonly path: string;
  readonly document: Document;
  readonly characters: number;
};

const xhtml = 'http://www.w3.org/1999/xhtml';

/** A page around a picture that stands in the spine by itself: the viewer shows only documents. */
function pageAround(item: BookItem): Document {
  const file = encodeURIComponent(item.path.split('/').at(-1) ?? '');
  const markup = `<html xmlns="${xhtml}"><head><title/></head><body><p><img src="${file}" alt=""/></p></body></html>`;
  return readContentDocument(new TextEncoder().encode(markup), item.path);
}

function isDocument(item: BookItem): boolean {
  return /xhtml|html|x-dtbook/.test(item.mediaType);
}

function showsOnlyCover(book: Book, path: string, document: Document): boolean {
  const body = bodyOf(document);
  if (body !== null && /\bcover\b/.test(attribute(body, 'type'))) return true;
  const shown = [...elementsNamed(document, 'img'), ...elementsNamed(document, 'image')].map(
    (element) => resolvePath(path, attribute(element, 'src') || attribute(element, 'href')),
  );
  return (
    shown.length === 0 || (book.cover !== null && shown.every((file) => file === book.cover?.path))
  );
}

/**
 * The documents of a novel in reading order: without the contents table, the page that only shows
 * the cover, and empty ones.
 */
export async function bookTexts(book: Book): Promise<readonly BookText[]> {
  const texts: BookText[] = [];
  for (const { item, linear } of book.spine) {
    if (!linear || item === book.nav) continue;
    if (item.mediaType.startsWith('image/')) {
      if (item === book.cover) continue;
      texts.push({ path: `${item.path}.xhtml`, document: pageAround(item), characters: 0 });
      continue;
    }
    if (!isDocument(item)) continue;
    const document = readContentDocument(await book.archive.read(item.path), item.path);
    const characters = countCharacters(document);
    if (characters === 0 && showsOnlyCover(book, item.path, document)) continue;
    texts.push({ path: item.path, document, characters });
  }
  return texts;
}

/** The first heading of a document, or else its title. */
export function headingOf(document: Document): string {
  const heading = allElements(document).find(
    (element: Element) => /^h[1-3]$/.test(element.localName ?? '') && textOf(element) !== '',
  );
  return textOf(heading);
}
