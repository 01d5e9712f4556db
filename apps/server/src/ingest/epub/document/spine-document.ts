import type { Document, Element } from '@xmldom/xmldom';
import type { Book } from '../package/book.ts';
import type { BookText } from '../survey/book-text.ts';
import { namespaces } from '../../xml/namespaces.ts';
import { plainXml } from '../../xml/parse-xml.ts';
import { findSegments } from '../segments/find-segments.ts';
import { segmentText, type Segment } from '../segments/segment.ts';
import { markContinued } from '../split/mark-continued.ts';
import { bodyOf, contentTree, readContentDocument } from './content-document.ts';
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

/** What stands in the spine, as documents of their own, which whoever asks may change. */
export type SpineReader = {
  /** Where a document is parted so that it need not be a tree as a whole; none where it need not. */
  segmentsOf(path: string): Promise<readonly Segment[]>;
  read(text: Pick<BookText, 'item' | 'kind' | 'segment'>): Promise<Document>;
};

/** Of a document in segments the plain text is kept until another one is read. */
export function readSpine({ archive }: Book): SpineReader {
  let last: { readonly path: string; readonly text: string } | null = null;
  const textAt = async (path: string): Promise<string> => {
    if (last?.path === path) return last.text;
    last = null;
    return plainXml(await archive.read(path), path);
  };
  const keptTextAt = async (path: string): Promise<string> => {
    const text = await textAt(path);
    last = { path, text };
    return text;
  };
  return {
    async segmentsOf(path) {
      return findSegments(await keptTextAt(path));
    },
    async read({ item: { path }, kind, segment }) {
      switch (kind) {
        case 'gap':
          return pageWithGap(path);
        case 'picture':
          return pageAround(path);
        case 'drawing':
          return pageWithDrawing(await archive.read(path), path);
        case 'document': {
          if (segment === null) return contentTree(await textAt(path), path);
          const document = contentTree(segmentText(await keptTextAt(path), segment), path);
          markContinued(document, segment.itemsBefore);
          return document;
        }
      }
    },
  };
}
