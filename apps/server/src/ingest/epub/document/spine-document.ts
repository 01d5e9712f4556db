import type { Document, Element } from '@xmldom/xmldom';
import type { Book } from '../package/book.ts';
import type { BookText } from '../survey/book-text.ts';
import { namespaces } from '../../xml/namespaces.ts';
import { bodyOf, readContentDocument } from './content-document.ts';
import { gapElement } from './gap-element.ts';
import { readDrawing } from './read-svg.ts';

function emptyPage(path: string): { document: Document; body: Element } {
  const markup = `<html xmlns="${namespaces.html}"><head><title/></head><body></body></html>`;
  const document = readContentDocument(new TextEncoder().encode(markup), path);
  const body = bodyOf(document);
  if (body === null) throw new Error('a page without a body');
  return { document, body };
}

/** A page around a picture that stands in the spine by itself: the viewer shows only documents. */
function pageAround(path: string): Document {
  const { document, body } = emptyPage(path);
  const picture = document.createElementNS(namespaces.html, 'img');
  picture.setAttribute('src', encodeURIComponent(path.split('/').at(-1) ?? ''));
  picture.setAttribute('alt', '');
  body.appendChild(document.createElementNS(namespaces.html, 'p')).appendChild(picture);
  return document;
}

/** A drawing within a page: as a picture it could show none of the book's pictures. */
function pageWithDrawing(bytes: Uint8Array, path: string): Document {
  const drawing = readDrawing(bytes, path);
  const { document, body } = emptyPage(path);
  body.appendChild(
    drawing === null ? gapElement(document, '') : document.importNode(drawing, true),
  );
  return document;
}

function pageWithGap(path: string): Document {
  const { document, body } = emptyPage(path);
  body.appendChild(gapElement(document, ''));
  return document;
}

/** Reads what stands in the spine as a document of its own, which whoever asks may change. */
export async function readSpineDocument(
  { archive }: Book,
  { item, kind }: Pick<BookText, 'item' | 'kind'>,
): Promise<Document> {
  switch (kind) {
    case 'gap':
      return pageWithGap(item.path);
    case 'picture':
      return pageAround(item.path);
    case 'drawing':
      return pageWithDrawing(await archive.read(item.path), item.path);
    case 'document':
      return readContentDocument(await archive.read(item.path), item.path);
  }
}
