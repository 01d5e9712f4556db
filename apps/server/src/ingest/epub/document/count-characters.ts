import type { Node } from '@xmldom/xmldom';
import { isElement } from '../../xml/elements.ts';

const unread = new Set(['head', 'script', 'style', 'rt', 'rp', 'template', 'metadata']);

/** The text of a document as it is read: without its head and without ruby's readings. */
export function readText(node: Node): string {
  if (node.nodeType === 3 || node.nodeType === 4) return node.nodeValue ?? '';
  if (isElement(node) && unread.has(node.localName ?? '')) return '';
  let text = '';
  for (const child of node.childNodes) text += readText(child);
  return text;
}

/** Characters of a document as a reader counts them: code points, runs of white space as one. */
export function countCharacters(node: Node): number {
  return [...readText(node).replaceAll(/\s+/g, ' ').trim()].length;
}
