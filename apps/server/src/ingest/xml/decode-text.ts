import { decode, encodingExists } from 'iconv-lite';

const utf8Bom = [0xef, 0xbb, 0xbf] as const;

/** The encoding that a byte order mark says, or the zeros of a first sign in UTF-16; null where neither is. */
function encodingByBytes(bytes: Uint8Array): string | null {
  const [first, second] = bytes;
  if (utf8Bom.every((byte, index) => bytes[index] === byte)) return 'utf-8';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0 && second !== undefined && second > 0) return 'utf-16be';
  return second === 0 && first !== undefined && first > 0 ? 'utf-16le' : null;
}

/** As its XML declaration says. One that is read as ASCII is not in UTF-16, whatever it says. */
function declaredIn(start: string): string | null {
  const declared = /^\s*<\?xml\s[^>]{0,200}?\bencoding\s*=\s*["']([\w.:-]+)["']/i.exec(start)?.[1];
  if (declared === undefined) return null;
  return /^(?:utf-?16|ucs-?2|iso-10646-ucs-2)/i.test(declared) ? 'utf-8' : declared;
}

/** As a `meta` says, which counts for what cannot be UTF-8: for all else XML has no other. */
function metaIn(bytes: Uint8Array, start: string): string | null {
  const declared = /<meta\s[^>]*\bcharset\s*=\s*["']?\s*([\w.:-]+)/i.exec(start)?.[1];
  if (declared === undefined) return null;
  // ISO-2022-JP parts its letters by escapes, which no XML may hold.
  return bytes.includes(0x1b) || decoded(bytes, 'utf-8', true) === null ? declared : null;
}

/** Names that old tools have for encodings which browsers know by others, or not at all. */
const old = /^(?:cp|ibm|ms|uhc|euc|mac|viscii|tcvn)/i;

/** Encodings of which Node has less than browsers do: without most of Hangul, and of Hong Kong's signs. */
const wider: ReadonlyMap<string, string> = new Map([
  ['euc-kr', 'cp949'],
  ['big5', 'big5hkscs'],
]);

/** As Node knows an encoding; null where it does not. */
function nameInNode(label: string): string | null {
  try {
    return new TextDecoder(label).encoding;
  } catch {
    return null;
  }
}

/** An encoding as it is known here, by the name that a file has for it; null for one that is not. */
function knownAs(label: string): string | null {
  const name = nameInNode(label) ?? (old.test(label) && encodingExists(label) ? label : null);
  return name === null ? null : (wider.get(name) ?? name);
}

/** Null where, read strictly, bytes are no letters in the encoding. */
function decoded(bytes: Uint8Array, encoding: string, fatal: boolean): string | null {
  if (nameInNode(encoding) === null) {
    const text = decode(bytes, encoding);
    return fatal && text.includes('\uFFFD') ? null : text;
  }
  try {
    return new TextDecoder(encoding, { fatal }).decode(bytes);
  } catch {
    return null;
  }
}

function encodingOf(bytes: Uint8Array): string {
  const byBytes = encodingByBytes(bytes);
  if (byBytes !== null) return byBytes;
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, 1024));
  return knownAs(declaredIn(start) ?? metaIn(bytes, start) ?? 'utf-8') ?? 'utf-8';
}

/**
 * The text of an XML file, in the encoding that its first bytes, its declaration or its `meta` say, in
 * this order, and otherwise UTF-8.
 */
export function decodeText(bytes: Uint8Array): string {
  return decoded(bytes, encodingOf(bytes), false) ?? new TextDecoder().decode(bytes);
}

/** How many signs of such a text stand for bytes that are no letters in its encoding. */
export function countUndecodable(bytes: Uint8Array): number {
  if (decoded(bytes, encodingOf(bytes), true) !== null) return 0;
  const lost = decodeText(bytes).split('\uFFFD').length - 1;
  // The sign itself, as UTF-8 has it, was lost before.
  const written = Buffer.from(bytes).toString('latin1').split('\u00EF\u00BF\u00BD').length - 1;
  return Math.max(1, lost - written);
}
