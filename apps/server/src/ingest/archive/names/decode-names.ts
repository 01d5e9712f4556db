import { crc32 } from 'node:zlib';
import iconv from 'iconv-lite';
import { guessEncoding } from './guess-encoding.ts';

/** A name as it stands in the directory of a ZIP archive. */
export type RawName = {
  readonly raw: Buffer;
  /** Bit 11 of its flags: the name is UTF-8. */
  readonly utf8: boolean;
  readonly extraFields: readonly { readonly id: number; readonly data: Buffer }[];
};

const unicodePath = 0x7075;

function strictly(raw: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(raw);
  } catch {
    return null;
  }
}

/** Info-ZIP's Unicode path (APPNOTE 4.6.9), which holds only for the name that it was made of. */
function unicodeNameOf({ raw, extraFields }: RawName): string | null {
  const data = extraFields.find(({ id }) => id === unicodePath)?.data;
  if (data === undefined || data.length < 6 || data[0] !== 1) return null;
  return data.readUInt32LE(1) === crc32(raw) ? strictly(data.subarray(5)) : null;
}

/**
 * Names as text. What says its encoding is believed; the rest is judged all together, since tools
 * write an archive in one encoding and a single name is too short to tell.
 */
export function decodeNames(names: readonly RawName[]): string[] {
  const certain = names.map(
    (name) => unicodeNameOf(name) ?? (name.utf8 ? strictly(name.raw) : null),
  );
  const uncertain = names.filter((_name, index) => certain[index] === null).map(({ raw }) => raw);
  const lines = uncertain.flatMap((raw) => [raw, Buffer.from('\n')]);
  const encoding = guessEncoding(Buffer.concat(lines));
  return names.map(({ raw }, index) => certain[index] ?? iconv.decode(raw, encoding));
}
