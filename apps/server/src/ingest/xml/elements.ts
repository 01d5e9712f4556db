import type { Document, Element, Node } from '@xmldom/xmldom';

export function isElement(node: Node): node is Element {
  return node.nodeType === 1;
}

export function childElements(parent: Node): Element[] {
  return [...parent.childNodes].filter((child) => isElement(child));
}

/** Elements below a node, in document order: lists of the tree's own take several times as long. */
export function allElements(root: Document | Element): Element[] {
  const found: Element[] = [];
  const walk = (parent: Node): void => {
    for (let child = parent.firstChild; child !== null; child = child.nextSibling) {
      if (!isElement(child)) continue;
      found.push(child);
      walk(child);
    }
  };
  walk(root);
  return found;
}

/** Elements of this local name, in whatever namespace, in document order. */
export function elementsNamed(root: Document | Element, name: string): Element[] {
  return allElements(root).filter(({ localName }) => localName === name);
}

export function textOf(node: Node | undefined): string {
  return (node?.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
}

/** An attribute by local name, whatever its prefix; empty where there is none. */
export function attribute(element: Element, name: string): string {
  return (
    element.getAttribute(name) ??
    [...element.attributes].find((named) => named.localName === name)?.value ??
    ''
  );
}
