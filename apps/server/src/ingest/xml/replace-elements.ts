import type { Document, Element, Node } from '@xmldom/xmldom';
import { allElements, isElement } from './elements.ts';
import { namespaces } from './namespaces.ts';

/** What stands in an element's place; null where it stays itself. */
type InsteadOf = (element: Element) => Iterable<Node> | null;

/** Nodes in a node, without the tree's own list, which is made anew for each change. */
export function* nodesIn(parent: Node): Generator<Node> {
  for (let child = parent.firstChild; child !== null; child = child.nextSibling) yield child;
}

/**
 * Replaces elements of a document, and those in what stands for them, in place. All that is in its
 * root is written anew: taking nodes out one by one counts all that are beside them, each time.
 */
export function replaceElements(document: Document, insteadOf: InsteadOf): void {
  const root = document.documentElement;
  if (root === null || allElements(document).every((element) => insteadOf(element) === null))
    return;
  const copyInto = (nodes: Iterable<Node>, to: Element): void => {
    for (const node of nodes) {
      const instead = isElement(node) ? insteadOf(node) : null;
      if (instead !== null) {
        copyInto(instead, to);
        continue;
      }
      const copy = document.importNode(node, false);
      to.appendChild(copy);
      if (isElement(node) && isElement(copy)) copyInto(nodesIn(node), copy);
    }
  };
  const instead = insteadOf(root);
  const isKept = instead === null;
  const copy = isKept
    ? document.importNode(root, false)
    : document.createElementNS(namespaces.html, 'html');
  copyInto(isKept ? nodesIn(root) : instead, copy);
  document.replaceChild(copy, root);
}
