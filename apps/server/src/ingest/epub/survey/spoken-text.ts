import type { Element, Node } from '@xmldom/xmldom';
import { attribute, childElements, isElement, textOf } from '../../xml/elements.ts';
import { ownText } from '../../xml/own-text.ts';

function nearest(element: Element, name: string): Element | null {
  for (let node: Node | null = element.parentNode; node !== null; node = node.parentNode) {
    if (isElement(node) && (node.localName ?? '').toLowerCase() === name) return node;
  }
  return null;
}

/** The text of children of a name, as captions and the titles of drawings are. */
function childText(parent: Element | null, names: readonly string[]): string[] {
  if (parent === null) return [];
  return childElements(parent)
    .filter((child) => names.includes((child.localName ?? '').toLowerCase()))
    .map((child) => textOf(child));
}

/**
 * What a document says of a picture for who does not see it: its alternative text or label, in a
 * drawing its title and description, and the caption of its figure.
 */
export function spokenText(element: Element): string {
  const label = attribute(element, 'alt').trim() || attribute(element, 'aria-label').trim();
  const svg = nearest(element, 'svg');
  const drawn = [
    ...childText(element, ['title', 'desc']),
    ...childText(svg, ['title', 'desc']),
    svg === null ? '' : attribute(svg, 'aria-label'),
  ];
  const caption = childText(nearest(element, 'figure'), ['figcaption']);
  const own = label === '' ? drawn : [label];
  const parts = [...own, ...caption].map((part) => part.replaceAll(/\s+/g, ' ').trim());
  return ownText([...new Set(parts.filter((part) => part !== ''))].join(' '));
}
