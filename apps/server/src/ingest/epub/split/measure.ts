import type { Element, Node } from '@xmldom/xmldom';
import { isElement } from '../../xml/elements.ts';
import { namespaces } from '../../xml/namespaces.ts';
import { isUnread } from '../document/count-characters.ts';
import { isBlock } from './kinds.ts';

export type Measures = {
  /** Characters of text (UTF-16) in a node, without ruby's readings. */
  readonly lengthOf: (node: Node) => number;
  /** Whether an element stands by itself, or something in it does. */
  readonly isBlocky: (element: Element) => boolean;
};

/** White space between shapes is none of a page's, and there may be more of it than of words. */
function wordsIn({ nodeValue, parentNode }: Node): number {
  const text = nodeValue ?? '';
  const isDrawn = parentNode?.namespaceURI === namespaces.svg;
  return isDrawn && text.trim() === '' ? 0 : text.length;
}

/** Looks once through all that is in a node. */
export function measure(root: Node): Measures {
  const lengths = new Map<Node, number>();
  const blocky = new Set<Node>();
  const look = (node: Node): number => {
    if (node.nodeType === 3 || node.nodeType === 4) return wordsIn(node);
    let length = 0;
    if (isElement(node) && isBlock(node)) blocky.add(node);
    for (let child = node.firstChild; child !== null; child = child.nextSibling) {
      length += look(child);
      if (blocky.has(child)) blocky.add(node);
    }
    const own = isElement(node) && isUnread(node) ? 0 : length;
    lengths.set(node, own);
    return own;
  };
  look(root);
  return {
    lengthOf: (node) => lengths.get(node) ?? look(node),
    isBlocky: (element) => blocky.has(element),
  };
}
