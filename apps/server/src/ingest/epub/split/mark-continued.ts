import type { Document, Element, Node } from '@xmldom/xmldom';
import { bookMarks } from '@hanji/domain/reading/book-marks.ts';
import { attribute, isElement } from '../../xml/elements.ts';
import { bodyOf } from '../document/content-document.ts';

/**
 * Tells what contains a part's beginning that it began before, as far as that is seen. Of each such
 * element, from the body down, is given the number of its next item; null where it has none.
 */
export function markContinued(part: Document, numbers: readonly (number | null)[]): void {
  let copy: Node | null = bodyOf(part);
  for (const number of numbers) {
    copy = copy?.firstChild ?? null;
    if (copy === null || !isElement(copy)) return;
    copy.removeAttribute('id');
    copy.setAttribute('class', `${attribute(copy, 'class')} ${bookMarks.continued}`.trim());
    if (number !== null) copy.setAttribute('start', `${number}`);
  }
}

/** Has lists that go on behind a part's end begin at the numbers that are given, as above. */
export function markUnfinished(part: Document, numbers: readonly (number | null)[]): void {
  let open: Element | null = bodyOf(part);
  for (const number of numbers) {
    const last: Node | null = open?.lastChild ?? null;
    open = last !== null && isElement(last) ? last : null;
    if (number !== null && open?.hasAttribute('start') === false) {
      open.setAttribute('start', `${number}`);
    }
  }
}
