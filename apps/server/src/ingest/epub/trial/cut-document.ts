import type { Node } from '@xmldom/xmldom';
import { isElement } from '../../xml/elements.ts';
import { isWhole } from '../split/kinds.ts';
import type { ReadableText } from './readable-text.ts';

function removeAfter(node: Node): void {
  for (let at: Node | null = node; at !== null; at = at.parentNode) {
    while (at.nextSibling !== null) at.parentNode?.removeChild(at.nextSibling);
  }
}

/** What is never parted around a node, such as ruby with its readings; otherwise the node itself. */
function wholeAround(node: Node): Node {
  let whole = node;
  for (let at: Node | null = node; at !== null; at = at.parentNode) {
    if (isElement(at) && isWhole(at)) whole = at;
  }
  return whole;
}

/**
 * Takes out of a document, in place, all that is read behind a place of its text. What stands before
 * it keeps its place among its siblings: a CFI within the part is the one that the whole has.
 */
export function cutDocument({ leaves }: ReadableText, end: number): void {
  const last = leaves.findLast(({ at }) => at < end);
  if (last === undefined) return;
  const { node, at } = last;
  if (node.nodeType !== 1 && node.nodeValue !== null) {
    node.nodeValue = node.nodeValue.slice(0, end - at);
  }
  removeAfter(wholeAround(node));
}
