import { XMLSerializer, type Element } from '@xmldom/xmldom';
import { elementsNamed } from '../../xml/elements.ts';
import { mendHtml } from '../../xml/mend-markup.ts';
import { parseStrictly, plainXml, refuseDepth } from '../../xml/parse-xml.ts';
import { namespaces } from '../../xml/namespaces.ts';
import type { References } from '../clean/clean-attributes.ts';
import { cleanDocument } from '../clean/clean-document.ts';

/** A drawing as a tree, mended where it is not well-formed or does not say what it is. */
export function readDrawing(bytes: Uint8Array, name: string): Element | null {
  const text = plainXml(bytes, name);
  const parsed = parseStrictly(text);
  const isDrawing = parsed?.documentElement?.namespaceURI === namespaces.svg;
  const document = refuseDepth(parsed !== null && isDrawing ? parsed : mendHtml(text), name);
  return elementsNamed(document, 'svg')[0] ?? null;
}

/**
 * An SVG picture without what could run or load; `onScripts` hears that it had scripts. Null when it
 * is not readable.
 */
export function readSvg(
  bytes: Uint8Array,
  references: References,
  onScripts: () => void,
): Uint8Array | null {
  const drawing = readDrawing(bytes, 'an SVG picture');
  const document = drawing?.ownerDocument ?? null;
  if (drawing === null || document === null) return null;
  if (elementsNamed(document, 'script').length > 0) onScripts();
  cleanDocument(document, references);
  return new TextEncoder().encode(new XMLSerializer().serializeToString(drawing));
}
