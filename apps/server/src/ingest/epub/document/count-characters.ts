import type { Element, Node } from '@xmldom/xmldom';
import { isElement } from '../../xml/elements.ts';

const unread = new Set(['head', 'script', 'style', 'rt', 'rp', 'template', 'metadata']);

/** What is no text of its page, or is beside it as ruby's readings are. */
export function isUnread({ localName }: Element): boolean {
  return unread.has(localName ?? '');
}

/** The text of a document as it is read: without its head and without ruby's readings. */
export function readText(node: Node): string {
  const pieces: string[] = [];
  const collect = (from: Node): void => {
    if (from.nodeType === 3 || from.nodeType === 4) pieces.push(from.nodeValue ?? '');
    if (isElement(from) && isUnread(from)) return;
    for (let child = from.firstChild; child !== null; child = child.nextSibling) collect(child);
  };
  collect(node);
  return pieces.join('');
}

/** Characters of a document as a reader counts them: code points, runs of white space as one. */
export function countCharacters(node: Node): number {
  let count = 0;
  for (const _ of readText(node).replaceAll(/\s+/g, ' ').trim()) count += 1;
  return count;
}
