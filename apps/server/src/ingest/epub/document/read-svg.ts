import { XMLSerializer, type Element } from '@xmldom/xmldom';
import { countLetters } from '#ingest/report/count-letters.ts';
import { allElements, elementsNamed } from '../../xml/elements.ts';
import { mendHtml } from '#ingest/xml/well-formed/mend-html.ts';
import { hasTooManyElements } from '../../xml/count-elements.ts';
import { parseHtml, parseStrictly, plainXml, refuseDepth } from '../../xml/parse-xml.ts';
import { namespaces } from '../../xml/namespaces.ts';
import type { References } from '../clean/clean-attributes.ts';
import { cleanDocument } from '../clean/clean-document.ts';

/** A drawing as a tree, mended where it is not well-formed or does not say what it is; null for none, or too much. */
export function readDrawing(bytes: Uint8Array, name: string): Element | null {
  const text = plainXml(bytes, name);
  if (hasTooManyElements(text)) return null;
  const parsed = parseStrictly(text);
  const isDrawing = parsed?.documentElement?.namespaceURI === namespaces.svg;
  const document =
    parsed !== null && isDrawing ? refuseDepth(parsed, name) : parseHtml(mendHtml(text), name);
  return elementsNamed(document, 'svg')[0] ?? null;
}

/**
 * An SVG picture without what could run or load. Null when it is not readable. `onLost` hears that it
 * had scripts, and words that it could show only as a page would, with their characters.
 */
export function readSvg(
  bytes: Uint8Array,
  references: References,
  onLost: (what: 'scripts' | 'words', characters: number) => void,
): Uint8Array | null {
  const document = readDrawing(bytes, 'an SVG picture')?.ownerDocument ?? null;
  if (document === null) return null;
  if (elementsNamed(document, 'script').length > 0) onLost('scripts', 0);
  const foreign = allElements(document).filter(({ localName }) => localName === 'foreignObject');
  const words = foreign.reduce((sum, own) => sum + countLetters(own.textContent ?? ''), 0);
  if (words > 0) onLost('words', words);
  cleanDocument(document, references);
  const [clean] = elementsNamed(document, 'svg');
  if (clean === undefined) return null;
  return new TextEncoder().encode(new XMLSerializer().serializeToString(clean));
}
