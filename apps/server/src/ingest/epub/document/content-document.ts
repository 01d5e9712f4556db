import { XMLSerializer, type Document, type Element, type Node } from '@xmldom/xmldom';
import { isElement } from '../../xml/elements.ts';
import { chooseCases } from './choose-cases.ts';
import { parseHtml, plainXml } from '../../xml/parse-xml.ts';
import type { OnUnclosed } from '../../xml/well-formed/unclosed.ts';

/** The plain text of a content document as a tree, mended where it is not well-formed. */
export function contentTree(text: string, name: string, onUnclosed?: OnUnclosed): Document {
  return chooseCases(parseHtml(text, name, onUnclosed));
}

/** A content document as a tree. */
export function readContentDocument(bytes: Uint8Array, name: string): Document {
  return contentTree(plainXml(bytes, name), name);
}

export function bodyOf(document: Document): Element | null {
  return document.getElementsByTagNameNS('*', 'body')[0] ?? null;
}

/** Well-formed XHTML as a file. */
export function writeContentDocument(document: Document): Uint8Array {
  return new TextEncoder().encode(
    `<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE html>\n${new XMLSerializer().serializeToString(
      document.documentElement ?? document,
    )}\n`,
  );
}

/** Removes a node from wherever it is. */
export function removeNode(node: Node): void {
  node.parentNode?.removeChild(node);
}

/** Elements in document order, from a node down. */
export function* walkElements(node: Node): Generator<Element> {
  for (const child of node.childNodes) {
    if (!isElement(child)) continue;
    yield child;
    yield* walkElements(child);
  }
}
