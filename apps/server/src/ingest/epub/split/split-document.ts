import type { Document, Element } from '@xmldom/xmldom';
import { isElement } from '../../xml/elements.ts';
import { plainName } from '../clean/clean-elements.ts';
import { bodyOf } from '../document/content-document.ts';
import { copyPart } from '../document/copy-part.ts';
import { cutsOf } from './find-cuts.ts';
import { numberAt, tellStart } from './list-numbers.ts';
import { markContinued } from './mark-continued.ts';
import { splitParagraphs } from './split-paragraphs.ts';

/** What contains an element, from the body down to it, without both. */
function aroundOf(element: Element): readonly Element[] {
  const around: Element[] = [];
  for (let at = element.parentNode; at !== null && isElement(at); at = at.parentNode) {
    if (at.localName === 'body') return around;
    around.unshift(at);
  }
  return around;
}

/** Of each element that contains another: the number of its next item, null where it has none. */
function numbersAt(element: Element): (number | null)[] {
  const around = aroundOf(element);
  const all = new Set(around);
  return around.map((list) => (plainName(list) === 'ol' ? numberAt(list, element, all) : null));
}

/** Parts a document of over 200,000 characters at ends of paragraphs, and paragraphs that are long. */
export function splitDocument(whole: Document): readonly Document[] {
  const document = splitParagraphs(whole);
  const body = bodyOf(document);
  const cuts = body === null ? [] : cutsOf(body);
  if (cuts.length === 0) return [document];
  for (const list of new Set(cuts.flatMap(aroundOf))) if (plainName(list) === 'ol') tellStart(list);
  return [null, ...cuts].map((start, index) => {
    const part = copyPart(document, start, cuts[index] ?? null);
    if (start !== null) markContinued(part, numbersAt(start));
    return part;
  });
}
