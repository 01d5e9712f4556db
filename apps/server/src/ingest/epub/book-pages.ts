import type { Document } from '@xmldom/xmldom';
import { allElements, attribute } from '../xml/elements.ts';
import type { Book, BookItem, SpineEntry } from './package/book.ts';
import { readContentDocument } from './document/content-document.ts';
import { countCharacters } from './document/count-characters.ts';
import { resolvePath } from './package/resolve-path.ts';

/** A document of the spine as a comic sees it. */
export type BookPage = {
  readonly entry: SpineEntry;
  /** Pictures in the order in which they stand. */
  readonly pictures: readonly BookItem[];
  readonly characters: number;
};

function isRaster(item: BookItem): boolean {
  return item.mediaType.startsWith('image/') && item.mediaType !== 'image/svg+xml';
}

const sources: Readonly<Record<string, string>> = { img: 'src', image: 'href', object: 'data' };

/** The pictures that a document shows, whether plain, in SVG or as an object. */
function picturesIn(book: Book, path: string, document: Document): BookItem[] {
  return allElements(document).flatMap((element) => {
    const source = sources[(element.localName ?? '').toLowerCase()];
    const href = source === undefined ? '' : attribute(element, source);
    const target = href === '' ? null : resolvePath(path, href);
    const item = target === null ? undefined : book.items.get(target);
    return item !== undefined && isRaster(item) ? [item] : [];
  });
}

/** The spine as pages of pictures, with how much text stands beside them. */
export async function bookPages(book: Book): Promise<readonly BookPage[]> {
  const pages: BookPage[] = [];
  for (const entry of book.spine) {
    const { item } = entry;
    if (isRaster(item)) {
      pages.push({ entry, pictures: [item], characters: 0 });
    } else if (item.mediaType.endsWith('xml') && item !== book.nav) {
      const document = readContentDocument(await book.archive.read(item.path), item.path);
      const pictures = picturesIn(book, item.path, document);
      pages.push({ entry, pictures, characters: countCharacters(document) });
    }
  }
  return pages;
}

const mostCharacters = 200;

/**
 * Whether a book is a comic: it says so by its layout, has pictures in its spine, or is pictures
 * with hardly any text.
 */
export function isComic({ metadata, spine }: Book, pages: readonly BookPage[]): boolean {
  const pictures = pages.reduce((sum, page) => sum + page.pictures.length, 0);
  if (pictures === 0) return false;
  if (metadata.layout === 'roll') return true;
  if (spine.some(({ item }) => isRaster(item))) return true;
  const characters = pages.reduce((sum, page) => sum + page.characters, 0);
  const fixed = metadata.layout === 'pre-paginated' || metadata.fixed;
  return characters < pictures * mostCharacters * (fixed ? 5 : 1);
}
