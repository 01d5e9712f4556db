import type { Document, Element } from '@xmldom/xmldom';
import { isElement } from '../../xml/elements.ts';
import { bodyOf } from '../document/content-document.ts';
import { copyPart } from '../document/copy-part.ts';
import { cutsOf } from './find-cuts.ts';
import { markContinued } from './mark-continued.ts';
import { splitParagraphs } from './split-paragraphs.ts';

/** The place of an item of a list among its items, from 0. */
function placeInList(item: Element): number {
  let place = 0;
  for (let at = item.previousSibling; at !== null; at = at.previousSibling) {
    if (isElement(at) && at.localName === 'li') place += 1;
  }
  return place;
}

/** Of each element within the body that contains another: how many items of it are before. */
function itemsBefore(start: Element): (number | null)[] {
  const way: Element[] = [start];
  for (let at = start.parentNode; at !== null && isElement(at); at = at.parentNode) way.unshift(at);
  const within = way.slice(way.findIndex(({ localName }) => localName === 'body') + 1);
  return within.slice(0, -1).map((from, index) => {
    const item = within[index + 1];
    const isListed = from.localName === 'ol' && item?.localName === 'li';
    return isListed ? placeInList(item) : null;
  });
}

/** Parts a document of over 200,000 characters at ends of paragraphs, and paragraphs that are long. */
export function splitDocument(whole: Document): readonly Document[] {
  const document = splitParagraphs(whole);
  const body = bodyOf(document);
  const cuts = body === null ? [] : cutsOf(body);
  if (cuts.length === 0) return [document];
  return [null, ...cuts].map((start, index) => {
    const part = copyPart(document, start, cuts[index] ?? null);
    if (start !== null) markContinued(part, itemsBefore(start));
    return part;
  });
}
