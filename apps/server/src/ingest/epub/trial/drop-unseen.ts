import type { Document, Element } from '@xmldom/xmldom';
import { allElements, attribute } from '../../xml/elements.ts';
import { plainName } from '../clean/clean-elements.ts';
import { removeNode } from '../document/content-document.ts';
import { ancestorsOf, parentOf } from '../style/siblings.ts';

/** Drawn only where something refers to it (SVG 2, never-rendered elements). */
const unseen = new Set(['symbol', 'pattern', 'mask', 'marker', 'clippath', 'filter']);

/** What shows or says something of its own; shapes and colors alone give nothing away. */
const telling = new Set(['image', 'feimage', 'text', 'foreignobject', 'title', 'desc', 'metadata']);

function isStored(element: Element): boolean {
  const parent = parentOf(element);
  return unseen.has(plainName(element)) || (parent !== null && plainName(parent) === 'defs');
}

/** To which ids of its document an element refers, other than by a link. */
function referencesOf(element: Element): string[] {
  const href = plainName(element) === 'a' ? '' : attribute(element, 'href').trim();
  const within = [...element.attributes].flatMap(({ value }) =>
    [...value.matchAll(/url\(\s*["']?#([^"')\s]+)/gi)].map(([, id = '']) => id),
  );
  return href.startsWith('#') ? [href.slice(1), ...within] : within;
}

/** Takes out the parts of drawings that nothing refers to any more. */
function dropStored(document: Document): void {
  const stored = new Map<Element, Element[]>();
  const used = new Set<string>();
  for (const element of allElements(document)) {
    const root = [element, ...ancestorsOf(element)].findLast(isStored);
    if (root === undefined) for (const id of referencesOf(element)) used.add(id);
    else {
      const own = stored.get(root) ?? [];
      own.push(element);
      stored.set(root, own);
    }
  }
  for (let before = -1; before !== stored.size;) {
    before = stored.size;
    for (const [root, elements] of stored) {
      if (!elements.some((element) => used.has(attribute(element, 'id')))) continue;
      for (const id of elements.flatMap(referencesOf)) used.add(id);
      stored.delete(root);
    }
  }
  for (const [root, elements] of stored) {
    if (elements.some((element) => telling.has(plainName(element)))) removeNode(root);
  }
}

/**
 * Takes out of the beginning of a chapter, in place, what is not seen in it and may tell of the rest:
 * what its head says of the whole, and pictures and words that only what follows would draw.
 */
export function dropUnseen(document: Document): void {
  for (const element of allElements(document)) {
    if (plainName(element) !== 'meta') continue;
    const isNeeded =
      attribute(element, 'charset') !== '' || attribute(element, 'name') === 'viewport';
    if (!isNeeded) removeNode(element);
  }
  dropStored(document);
}
