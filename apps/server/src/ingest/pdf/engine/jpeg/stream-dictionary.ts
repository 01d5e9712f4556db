import type { OpenDocument } from '#ingest/pdf/engine/open-document.ts';

const longest = 4096;
const compared = 64;

/** What of a picture's dictionary makes it look otherwise than its bytes alone, layers (`OC`) included. */
const altering =
  /#|\/(?:SMask|SMaskInData|Mask|ImageMask|Decode|Matte|ColorTransform|OC)(?![A-Za-z])/;

/**
 * Whether a picture in a PDF looks as its bytes do alone. The engine does not tell of masks, so
 * what stands before the bytes in the file is read; false wherever that is in doubt.
 */
export function looksAsItsBytes(document: OpenDocument, bytes: Uint8Array): boolean {
  const position = document.readAt(bytes.length);
  if (position === undefined) return false;
  const start = document.read(position, compared);
  // Another stream of the same length, or one that is encrypted.
  if (!start.equals(bytes.subarray(0, compared))) return false;
  const from = Math.max(0, position - longest);
  const before = document.read(from, position - from).toString('latin1');
  const object = before.lastIndexOf(' obj');
  if (object < 0) return false;
  const dictionary = before.slice(object);
  return /\/DCT(?:Decode)?\b/.test(dictionary) && !altering.test(dictionary);
}
