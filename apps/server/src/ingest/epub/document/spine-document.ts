import type { Document, Element } from '@xmldom/xmldom';
import type { Omissions } from '../../report/omissions.ts';
import { takeDownUnclosed } from '#ingest/report/take-down-unclosed.ts';
import { takeDownGiant } from '#ingest/report/take-down-giant.ts';
import { takeDownUndecodable } from '#ingest/report/take-down-undecodable.ts';
import type { Book } from '../package/book.ts';
import type { BookText } from '../survey/book-text.ts';
import { namespaces } from '../../xml/namespaces.ts';
import { plainXml } from '../../xml/parse-xml.ts';
import { wellFormedText } from '#ingest/xml/well-formed/well-formed-text.ts';
import { findSegments, isLong } from '../segments/find-segments.ts';
import { leaveOutGiants } from '../segments/leave-out-giants.ts';
import { segmentText, type Segment } from '../segments/segment.ts';
import { markContinued, markUnfinished } from '../split/mark-continued.ts';
import { bodyOf, contentTree, readContentDocument } from './content-document.ts';
import { gapElement } from './gap-element.ts';
import { instructedSheets, linkSheets } from './instructed-sheets.ts';
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

type Plain = {
  readonly path: string;
  readonly text: string;
  readonly sheets: ReturnType<typeof instructedSheets>;
};

/**
 * Of a document in segments the plain text is kept until another one is read. What a document's text
 * loses as it is read is taken down.
 */
export function readSpine({ archive }: Book, omissions?: Omissions): SpineReader {
  let last: Plain | null = null;
  const readableText = (text: string, path: string): string =>
    leaveOutGiants(
      wellFormedText(text, takeDownUnclosed(path, omissions)),
      takeDownGiant(path, omissions),
    );
  const plainAt = async (path: string): Promise<Plain> => {
    if (last?.path === path) return last;
    last = null;
    const bytes = await archive.read(path);
    const text = plainXml(bytes, path);
    takeDownUndecodable(bytes, path, omissions);
    const own = isLong(text) ? readableText(text, path) : text;
    return { path, text: own, sheets: instructedSheets(text) };
  };
  const keptAt = async (path: string): Promise<Plain> => {
    last = await plainAt(path);
    return last;
  };
  const treeOf = (text: string, { path, sheets }: Plain): Document =>
    linkSheets(contentTree(text, path, takeDownUnclosed(path, omissions)), sheets);
  return {
    async segmentsOf(path) {
      const { text } = await keptAt(path);
      return isLong(text) ? findSegments(text) : [];
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
          const plain = await (segment === null ? plainAt(path) : keptAt(path));
          if (segment === null) return treeOf(plain.text, plain);
          const document = treeOf(segmentText(plain.text, segment), plain);
          markContinued(document, segment.numbers);
          markUnfinished(document, segment.countdowns);
          return document;
        }
      }
    },
  };
}
