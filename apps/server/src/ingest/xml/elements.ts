import type { Document, Element, Node } from '@xmldom/xmldom';

export const isElement = (node: Node): node is Element => node.nodeType === 1;

export const childElements = (parent: Node): Element[] =>
  [...parent.childNodes].filter((child) => isElement(child));

/** Elements of this local name, in whatever namespace, in document order. */
export const elementsNamed = (root: Document | Element, name: string): Element[] => [
  ...root.getElementsByTagNameNS('*', name),
];

export const allElements = (root: Document | Element): Element[] => [
  ...root.getElementsByTagName('*'),
];

export const textOf = (node: Node | undefined): string =>
  (node?.textContent ?? '').replaceAll(/\s+/g, ' ').trim();

/** An attribute by local name, whatever its prefix; empty where there is none. */
export const attribute = (element: Element, name: string): string =>
  element.getAttribute(name) ??
  [...element.attributes].find((one) => one.localName === name)?.value ??
  '';
