import { XMLSerializer } from '@xmldom/xmldom';
import { parseStrictly, plainXml, refuseDepth } from '../../xml/parse-xml.ts';
import type { References } from '../clean/clean-attributes.ts';
import { cleanDocument } from '../clean/clean-document.ts';

/** An SVG picture without what could run or load. Null when it is not readable. */
export function readSvg(bytes: Uint8Array, references: References): Uint8Array | null {
  const document = parseStrictly(plainXml(bytes, 'an SVG picture'));
  if (document === null) return null;
  refuseDepth(document, 'an SVG picture');
  cleanDocument(document, references);
  return new TextEncoder().encode(new XMLSerializer().serializeToString(document));
}
