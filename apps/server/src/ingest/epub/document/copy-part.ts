import { DOMImplementation, type Document, type Element, type Node } from '@xmldom/xmldom';
import { attribute } from '../../xml/elements.ts';
import { bodyOf } from './content-document.ts';

/** Under which name links find an element; older pages name places by an `a`. */
export function anchorOf(element: Element): string {
  const id = attribute(element, 'id');
  return id === '' && element.localName === 'a' ? (element.getAttribute('name') ?? '') : id;
}

/** Where to enter what contains an element, on the way down to it from the body. */
function wayTo(element: Element | null, body: Element | null): ReadonlyMap<Node, Node> {
  const way = new Map<Node, Node>();
  for (let at: Node | null = element; at !== null && at !== body; at = at.parentNode) {
    if (at.parentNode !== null) way.set(at.parentNode, at);
  }
  return way;
}

/**
 * A copy of a document's part: from one element of its body to before another, null for its
 * beginning or end, with its head and with what contains the part. Takes time for the part alone.
 */
export function copyPart(document: Document, start: Element | null, end: Element | null): Document {
  const copy = new DOMImplementation().createDocument(null, '');
  const way = wayTo(start, bodyOf(document));
  const copyChildren = (from: Node, to: Node): boolean => {
    for (let child = way.get(from) ?? from.firstChild; child !== null; child = child.nextSibling) {
      if (child === end) return true;
      if (child.nodeType === 10) continue;
      const own = copy.importNode(child, false);
      to.appendChild(own);
      if (child.firstChild !== null && copyChildren(child, own)) return true;
    }
    return false;
  };
  copyChildren(document, copy);
  return copy;
}
