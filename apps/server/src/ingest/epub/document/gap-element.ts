import type { Document, Element } from '@xmldom/xmldom';
import { bookMarks } from '@hanji/domain/reading/book-marks.ts';
import { namespaces } from '../../xml/namespaces.ts';

/** What stands where something of a book cannot be shown, with the words that there are for it. */
export function gapElement(document: Document, words: string): Element {
  const gap = document.createElementNS(namespaces.html, 'span');
  gap.setAttribute('class', bookMarks.gap);
  gap.setAttribute('role', 'img');
  if (words !== '') gap.setAttribute('aria-label', words);
  return gap;
}
