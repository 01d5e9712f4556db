import type { Document } from '@xmldom/xmldom';
import sharp from 'sharp';
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
  /** How many of its pictures are there to be looked at: see `BookPageFacts`. */
  readonly shown: number;
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

/** A picture within a text that is narrower or lower, in pixels, is an ornament or a sign of it. */
const smallest = 100;

async function isSmall({ archive }: Book, { path }: BookItem): Promise<boolean> {
  const facts = await sharp(await archive.read(path), { limitInputPixels: false })
    .metadata()
    .catch(() => null);
  return facts === null || Math.min(facts.width, facts.height) < smallest;
}

/** Counts the pictures of a document that no document before it has shown. */
async function countShown(
  book: Book,
  { pictures, characters }: Pick<BookPage, 'pictures' | 'characters'>,
  met: Set<BookItem>,
): Promise<number> {
  let shown = 0;
  for (const item of pictures) {
    if (met.has(item)) continue;
    met.add(item);
    if (characters === 0 || !(await isSmall(book, item))) shown += 1;
  }
  return shown;
}

/** The spine as pages of pictures, with how much text stands beside them. */
export async function bookPages(book: Book): Promise<readonly BookPage[]> {
  const pages: BookPage[] = [];
  const met = new Set<BookItem>();
  for (const entry of book.spine) {
    const { item } = entry;
    if (isRaster(item)) {
      const page = { pictures: [item], characters: 0 };
      pages.push({ entry, ...page, shown: await countShown(book, page, met) });
    } else if (item.mediaType.endsWith('xml') && item !== book.nav) {
      const document = readContentDocument(await book.archive.read(item.path), item.path);
      const pictures = picturesIn(book, item.path, document);
      const page = { pictures, characters: countCharacters(document) };
      pages.push({ entry, ...page, shown: await countShown(book, page, met) });
    }
  }
  return pages;
}
