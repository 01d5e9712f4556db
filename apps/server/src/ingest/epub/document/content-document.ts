import { XMLSerializer, type Document, type Element, type Node } from '@xmldom/xmldom';
import { DomUtils, parseDocument } from 'htmlparser2';
import { ImportError } from '../../import-error.ts';
import { isElement } from '../../xml/elements.ts';
import { parseStrictly, plainXml, refuseDepth } from '../../xml/parse-xml.ts';

const xhtml = 'http://www.w3.org/1999/xhtml';

/** What many books are instead of XHTML: HTML with unclosed tags and bare ampersands. */
function mended(text: string): string {
  const tree = parseDocument(text, { recognizeSelfClosing: true, lowerCaseAttributeNames: false });
  const [html] = DomUtils.getElementsByTagName('html', tree.children, true, 1);
  const markup = DomUtils.getOuterHTML(html ?? tree, { xmlMode: true, decodeEntities: true });
  const whole = html === undefined ? `<html><body>${markup}</body></html>` : markup;
  return whole.includes(`xmlns="${xhtml}"`)
    ? whole
    : whole.replace('<html', `<html xmlns="${xhtml}"`);
}

function parseMended(text: string): Document | null {
  try {
    return parseStrictly(mended(text));
  } catch (error) {
    // Markup nested so deeply that writing it out exhausts the stack.
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** A content document as a tree, mended where it is not well-formed. */
export function readContentDocument(bytes: Uint8Array, name: string): Document {
  const text = plainXml(bytes, name);
  const document = parseStrictly(text) ?? parseMended(text);
  if (document === null) throw new ImportError(`${name} is not readable XHTML`);
  return refuseDepth(document, name);
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
