import type { Document, Element } from '@xmldom/xmldom';
import { namespaces } from '../../xml/namespaces.ts';

/** By which the viewer knows a marked gap, and gives it its looks. */
const gapClass = 'hanji-gap';

/** What stands where something of a book cannot be shown, with the words that there are for it. */
export function gapElement(document: Document, words: string): Element {
  const gap = document.createElementNS(namespaces.html, 'span');
  gap.setAttribute('class', gapClass);
  gap.setAttribute('role', 'img');
  if (words !== '') gap.setAttribute('aria-label', words);
  return gap;
}
