import type { Element, Node } from '@xmldom/xmldom';
import { isElement } from '../../xml/elements.ts';
import { isUnread } from '../document/count-characters.ts';
import { isBlock } from './kinds.ts';

export type Measures = {
  /** Characters of text (UTF-16) in a node, without ruby's readings. */
  readonly lengthOf: (node: Node) => number;
  /** Whether an element stands by itself, or something in it does. */
  readonly isBlocky: (element: Element) => boolean;
};

/** Looks once through all that is in a node. */
export function measure(root: Node): Measures {
  const found = new Map<Node, { length: number; blocky: boolean }>();
  const look = (node: Node): { length: number; blocky: boolean } => {
    if (node.nodeType === 3 || node.nodeType === 4) {
      return { length: (node.nodeValue ?? '').length, blocky: false };
    }
    const own = { length: 0, blocky: isElement(node) && isBlock(node) };
    const counts = !isElement(node) || !isUnread(node);
    for (let child = node.firstChild; child !== null; child = child.nextSibling) {
      const inner = look(child);
      if (counts) own.length += inner.length;
      own.blocky ||= inner.blocky;
    }
    found.set(node, own);
    return own;
  };
  look(root);
  return {
    lengthOf: (node) => found.get(node)?.length ?? look(node).length,
    isBlocky: (element) => found.get(element)?.blocky ?? false,
  };
}
