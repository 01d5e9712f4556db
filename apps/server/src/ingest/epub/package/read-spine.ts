import type { Document, Element } from '@xmldom/xmldom';
import type { Omissions } from '../../report/omissions.ts';
import { TooLargeError } from '../../import-error.ts';
import { attribute, elementsNamed } from '../../xml/elements.ts';
import type { BookItem, SpineEntry } from './book.ts';

const documents =
  /^(?:application\/xhtml\+xml|text\/html|application\/x-dtbook\+xml|text\/x-oeb1-document)$/;
const pictures = /^image\/(?:jpeg|jpg|png|gif|webp|avif|svg\+xml|bmp|tiff)$/;

/** As many as an archive has entries: others are named again and again, or are not there. */
const mostDocuments = 20_000;

function isShown({ mediaType }: BookItem): boolean {
  return documents.test(mediaType) || pictures.test(mediaType);
}

/** Follows what stands in for an item of a foreign type; a circle ends where it began. */
function standIn(item: BookItem, byId: ReadonlyMap<string, BookItem>): BookItem | null {
  const met = new Set<BookItem>();
  let next: BookItem | undefined = item;
  while (next !== undefined && !met.has(next)) {
    if (isShown(next)) return next;
    met.add(next);
    next = byId.get(next.fallback);
  }
  // A page by its name is read as one, whatever type a careless tool wrote beside it.
  if (/\.x?html?$/i.test(item.path)) return { ...item, mediaType: 'application/xhtml+xml' };
  return item.mediaType.startsWith('image/') ? item : null;
}

function isLinear(element: Element): boolean {
  return attribute(element, 'linear') !== 'no';
}

type Manifest = {
  readonly byId: ReadonlyMap<string, BookItem>;
  /** Addresses of items that the archive does not hold, by id. */
  readonly missing: ReadonlyMap<string, string>;
};

/** What is read, in order. What is of a foreign type is taken down and costs itself alone. */
export function readSpine(
  document: Document,
  { byId, missing }: Manifest,
  omissions: Omissions | undefined,
): SpineEntry[] {
  const references = elementsNamed(document, 'itemref');
  if (references.length > mostDocuments) {
    throw new TooLargeError(`the EPUB names over ${mostDocuments} documents in its spine`);
  }
  return references.flatMap((element) => {
    const idref = attribute(element, 'idref');
    const named = byId.get(idref);
    if (named === undefined) {
      const path = missing.get(idref) ?? idref;
      const item = { id: idref, path, mediaType: '', properties: [], fallback: '' };
      return [{ item, linear: isLinear(element), properties: [], missing: true }];
    }
    const item = standIn(named, byId);
    if (item === null) {
      const reason = `is of a type that is not read (${named.mediaType || 'none'})`;
      omissions?.add({ kind: 'document', place: named.path, reason });
      return [];
    }
    const properties = attribute(element, 'properties').split(/\s+/);
    return [
      {
        item,
        linear: isLinear(element),
        properties: properties.filter((word) => word !== ''),
      },
    ];
  });
}
