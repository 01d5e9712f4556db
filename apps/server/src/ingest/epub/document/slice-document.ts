import type { Document, Element, Node } from '@xmldom/xmldom';
import { bodyOf, removeNode } from './content-document.ts';

/** Removes an element and everything after it, but not what contains it. */
export function removeFrom(document: Document, first: Element): void {
  const body = bodyOf(document);
  let node: Node | null = first;
  while (node !== null && node !== body) {
    const parent: Node | null = node.parentNode;
    while (node.nextSibling !== null) removeNode(node.nextSibling);
    if (node === first) removeNode(first);
    node = parent;
  }
}

/** Removes everything in the body before an element, but not what contains it. */
export function removeBefore(document: Document, first: Element): void {
  const body = bodyOf(document);
  let node: Node | null = first;
  while (node !== null && node !== body) {
    while (node.previousSibling !== null) removeNode(node.previousSibling);
    node = node.parentNode;
  }
}
