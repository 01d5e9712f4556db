import { unzipSync } from 'fflate';

/** The files of a ZIP archive, read by another library than the service's. */
export type Files = ReadonlyMap<string, Uint8Array>;

export function unpack(bytes: Uint8Array): Files {
  return new Map(Object.entries(unzipSync(bytes)).filter(([name]) => !name.endsWith('/')));
}

const encodings = /^<\?xml[^>]*encoding\s*=\s*["']([\w-]+)["']/;

function encodingOf(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  return encodings.exec(new TextDecoder('latin1').decode(bytes.subarray(0, 200)))?.[1] ?? 'utf-8';
}

/** The text of a file of markup, by its mark of byte order or its declaration. */
export function textOf(bytes: Uint8Array): string {
  return new TextDecoder(encodingOf(bytes)).decode(bytes);
}
