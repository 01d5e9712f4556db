import type { Document, Element } from '@xmldom/xmldom';
import { allElements } from '../../xml/elements.ts';
import { anchorOf, copyPart } from '../document/copy-part.ts';
import { bodyOf } from '../document/content-document.ts';
import { readSpine } from '../document/spine-document.ts';
import type { Book } from '../package/book.ts';
import type { TextPart } from '../plan/text-part.ts';

type Read = { readonly document: Document; readonly anchors: ReadonlyMap<string, Element> };

function anchorsOf(document: Document): Read['anchors'] {
  const anchors = new Map<string, Element>();
  const body = bodyOf(document);
  for (const element of body === null ? [] : allElements(body)) {
    const anchor = anchorOf(element);
    if (anchor !== '' && !anchors.has(anchor)) anchors.set(anchor, element);
  }
  return anchors;
}

/** Parts of documents, each a copy that whoever asks may change. */
export type DocumentShelf = { partOf(part: TextPart): Promise<Document> };

/**
 * Reads documents when their turn comes. Of those with several chapters only the last one is kept,
 * since its next chapter is asked for next: a book is never in memory whole.
 */
export function openShelf(book: Book): DocumentShelf {
  let last: { readonly path: string; readonly read: Promise<Read> } | null = null;
  const spine = readSpine(book);
  const readLast = (text: TextPart['text']): Promise<Read> => {
    if (last?.path === text.path) return last.read;
    const read = spine.read(text).then((document) => ({
      document,
      anchors: anchorsOf(document),
    }));
    last = { path: text.path, read };
    return read;
  };
  return {
    async partOf({ text, from, to }) {
      if (from === null && to === null) return spine.read(text);
      const { document, anchors } = await readLast(text);
      const element = (id: string | null) => (id === null ? null : (anchors.get(id) ?? null));
      return copyPart(document, element(from), element(to));
    },
  };
}
