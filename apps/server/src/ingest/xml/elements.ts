import type { Document, Element, Node } from '@xmldom/xmldom';

export function isElement(node: Node): node is Element {
  return node.nodeType === 1;
}

export function childElements(parent: Node): Element[] {
  return [...parent.childNodes].filter((child) => isElement(child));
}

/** Elements of this local name, in whatever namespace, in document order. */
export function elementsNamed(root: Document | Element, name: string): Element[] {
  return [...root.getElementsByTagNameNS('*', name)];
}

export function allElements(root: Document | Element): Element[] {
  return [...root.getElementsByTagName('*')];
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
