import type { Element, Node } from '@xmldom/xmldom';
import { hidesItself } from '@hanji/domain/reading/novel/hides-itself.ts';
import { isElement } from '../../xml/elements.ts';

const unread = new Set(['head', 'script', 'style', 'rt', 'rp', 'template', 'metadata']);

/** What is no text of its page, or is beside it as ruby's readings are. */
export function isUnread({ localName }: Element): boolean {
  return unread.has(localName ?? '');
}

/** Not shown, with all that is in it, as far as it says so itself. */
export function isHidden(element: Element): boolean {
  return hidesItself(element.getAttribute('hidden'), element.getAttribute('style'));
}

/** The text of a document as it is read: without its head and without ruby's readings. */
export function readText(node: Node, isLeftOut = isUnread): string {
  const pieces: string[] = [];
  const collect = (from: Node): void => {
    if (from.nodeType === 3 || from.nodeType === 4) pieces.push(from.nodeValue ?? '');
    if (isElement(from) && isLeftOut(from)) return;
    for (let child = from.firstChild; child !== null; child = child.nextSibling) collect(child);
  };
  collect(node);
  return pieces.join('');
}

/**
 * Characters of a document as a reader counts them: code points, runs of white space as one, and none
 * that it hides itself, as those of notes that a reading system shows where they are referred to.
 */
export function countCharacters(node: Node): number {
  let count = 0;
  const text = readText(node, (element) => isUnread(element) || isHidden(element));
  for (const _ of text.replaceAll(/\s+/g, ' ').trim()) count += 1;
  return count;
}
