import type { Document, Node } from '@xmldom/xmldom';
import { attribute, isElement } from '../../xml/elements.ts';
import { bodyOf } from '../document/content-document.ts';

/** By which the viewer knows what goes on from the document before: it does not begin anew. */
const continuedClass = 'hanji-continued';

/**
 * Tells what contains a part's beginning that it began before, as far as that is seen. Of each such
 * element, from the body down, is given how many items of it are before; null where it is no list.
 */
export function markContinued(part: Document, itemsBefore: readonly (number | null)[]): void {
  let copy: Node | null = bodyOf(part);
  for (const items of itemsBefore) {
    copy = copy?.firstChild ?? null;
    if (copy === null || !isElement(copy)) return;
    copy.removeAttribute('id');
    copy.setAttribute('class', `${attribute(copy, 'class')} ${continuedClass}`.trim());
    if (items !== null) {
      const first = Number.parseInt(attribute(copy, 'start') || '1', 10) || 1;
      copy.setAttribute('start', `${first + items}`);
    }
  }
}
