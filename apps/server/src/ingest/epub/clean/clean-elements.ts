import type { Element } from '@xmldom/xmldom';
import { attribute } from '../../xml/elements.ts';
import { removeNode } from '../document/content-document.ts';

/** Gone with all that is in them. */
const removed = new Set(
  `script iframe frame frameset object embed applet base portal input button select textarea
  fencedframe handler listener param keygen isindex dialog`.split(/\s+/),
);

/** Gone, but what is in them stays. */
const unwrapped = new Set(['form', 'noscript', 'template', 'picture']);

/** Could give an element an address after it was looked at. */
const animations = new Set(['set', 'animate', 'animatetransform', 'animatemotion']);

function isUnwanted(element: Element, name: string): boolean {
  if (removed.has(name)) return true;
  if (name === 'meta') return attribute(element, 'http-equiv') !== '';
  if (name === 'link') return !/\bstylesheet\b/i.test(attribute(element, 'rel'));
  if (name === 'source') return element.parentNode?.nodeName.toLowerCase() === 'picture';
  return animations.has(name) && /href$/i.test(attribute(element, 'attributeName'));
}

function unwrap(element: Element): void {
  while (element.firstChild !== null) {
    element.parentNode?.insertBefore(element.firstChild, element);
  }
  removeNode(element);
}

/** Takes out of a tree the elements that run, load or send anything by themselves. */
export function cleanElements(elements: readonly Element[]): void {
  for (const element of elements) {
    const name = (element.localName ?? '').toLowerCase();
    if (isUnwanted(element, name)) removeNode(element);
    else if (unwrapped.has(name)) unwrap(element);
  }
}
