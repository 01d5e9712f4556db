import type { Element, Node } from '@xmldom/xmldom';
import type { Omissions } from '../../report/omissions.ts';
import type { Book } from '../package/book.ts';
import type { BookPictures } from './book-pictures.ts';

/** What everything that readies a document is given. */
export type Preparation = {
  readonly book: Book;
  /** The document's path, against which its addresses are read. */
  readonly source: string;
  /** Tells it apart from what else its file becomes, in this chapter and in others. */
  readonly part: string;
  readonly pictures: BookPictures;
  readonly omissions: Omissions;
  /** Takes in a drawing that stands in an address, and gives the address of the file. */
  addDrawing(bytes: Uint8Array): string | null;
};

/** Whether an element is still part of its document: what contained it may be gone. */
export function isAttached(element: Element): boolean {
  let at: Node | null = element;
  while (at !== null && at.nodeType !== 9) at = at.parentNode;
  return at !== null;
}

export function replaceElement(element: Element, by: readonly Node[]): void {
  const { parentNode } = element;
  if (parentNode === null) return;
  for (const node of by) parentNode.insertBefore(node, element);
  parentNode.removeChild(element);
}
