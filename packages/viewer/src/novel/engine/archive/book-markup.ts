import type { BookArchive } from '#novel/engine/archive/book-archive.ts';
import { BookError } from '#novel/engine/archive/zip-directory.ts';

function parse(text: string, type: DOMParserSupportedType): Document | undefined {
  const parsed = new DOMParser().parseFromString(text.replace(/^\uFEFF/, ''), type);
  return parsed.querySelector('parsererror') ? undefined : parsed;
}

/** A page that shows one picture, for books whose reading order names the picture itself. */
function pageOfPicture(name: string): Document {
  const page = document.implementation.createHTMLDocument('');
  const picture = page.createElement('img');
  picture.setAttribute('src', `/${name.split('/').map(encodeURIComponent).join('/')}`);
  picture.alt = '';
  page.body.append(picture);
  return page;
}

/** epubjs writes into the head of every page, also of one that came without. */
function withHead(page: Document): Document {
  const root = page.documentElement;
  if (root.localName === 'html' && !page.querySelector('head')) {
    root.prepend(page.createElementNS('http://www.w3.org/1999/xhtml', 'head'));
  }
  return page;
}

/**
 * Reads a file of a book as a document. XHTML that is not well-formed (an entity such as
 * `&nbsp;` without a declaration) is read as HTML. Rejects with a {@link BookError} for
 * what is no document.
 */
export async function readMarkup(
  archive: BookArchive,
  name: string,
  type: string | undefined,
): Promise<Document> {
  if (type?.startsWith('image/')) {
    if (!archive.has(name)) throw new BookError('broken', `no ${name}`);
    return pageOfPicture(name);
  }
  const text = await archive.text(name);
  if (type === 'text/html') return new DOMParser().parseFromString(text, 'text/html');
  if (type === 'application/xhtml+xml') {
    const page = parse(text, 'application/xhtml+xml');
    return withHead(page ?? new DOMParser().parseFromString(text, 'text/html'));
  }
  const isXml = type === undefined || type === 'text/xml' || type.endsWith('xml');
  const parsed = isXml ? parse(text, 'text/xml') : undefined;
  if (!parsed) throw new BookError('broken', name);
  return parsed;
}
