import type { Document, Element, Node } from '@xmldom/xmldom';
import { attribute, isElement } from '../../xml/elements.ts';
import { bodyOf } from '../document/content-document.ts';
import { copyPart } from '../document/copy-part.ts';
import { cutsOf } from './find-cuts.ts';
import { splitParagraphs } from './split-paragraphs.ts';

/** By which the viewer knows what goes on from the document before: it does not begin anew. */
const continuedClass = 'hanji-continued';

/** The place of an item of a list among its items, from 0. */
function placeInList(item: Element): number {
  let place = 0;
  for (let at = item.previousSibling; at !== null; at = at.previousSibling) {
    if (isElement(at) && at.localName === 'li') place += 1;
  }
  return place;
}

/** Tells what contains a part's beginning that it began before, as far as that is seen. */
function markContinued(part: Document, start: Element): void {
  const way: Element[] = [];
  for (let at = start.parentNode; at !== null && isElement(at); at = at.parentNode) way.unshift(at);
  const within = way.slice(way.findIndex(({ localName }) => localName === 'body') + 1);
  let copy: Node | null = bodyOf(part);
  for (const [index, from] of within.entries()) {
    copy = copy?.firstChild ?? null;
    if (copy === null || !isElement(copy)) return;
    copy.removeAttribute('id');
    copy.setAttribute('class', `${attribute(copy, 'class')} ${continuedClass}`.trim());
    const item = within[index + 1] ?? start;
    if (from.localName === 'ol' && item.localName === 'li') {
      const first = Number.parseInt(attribute(from, 'start') || '1', 10) || 1;
      copy.setAttribute('start', `${first + placeInList(item)}`);
    }
  }
}

/** Parts a document of over 200,000 characters at ends of paragraphs, and paragraphs that are long. */
export function splitDocument(whole: Document): readonly Document[] {
  const document = splitParagraphs(whole);
  const body = bodyOf(document);
  const cuts = body === null ? [] : cutsOf(body);
  if (cuts.length === 0) return [document];
  return [null, ...cuts].map((start, index) => {
    const part = copyPart(document, start, cuts[index] ?? null);
    if (start !== null) markContinued(part, start);
    return part;
  });
}
