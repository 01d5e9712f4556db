import { inflateSync } from 'node:zlib';

const mostUnpacked = 16 * 1024 * 1024;
const page = /\/Type\s*\/Page(?![\w#])/;
/** The one way of packing that programs use for objects. */
const flate = /\/Filter\s*(?:\[\s*)?\/Fl(?:ateDecode)?\s*(?:\]|\/|>)/;

function unpacked(dictionary: string, data: Buffer): string | null {
  if (!dictionary.includes('/Filter')) return data.toString('latin1');
  if (!flate.test(dictionary) || dictionary.includes('/Predictor')) return null;
  try {
    return inflateSync(data, { maxOutputLength: mostUnpacked }).toString('latin1');
  } catch {
    return null;
  }
}

/**
 * Numbers of the pages among the objects that a stream of objects holds, given from its `obj` on
 * (ISO 32000-1, 7.5.7). Null where it cannot be unpacked.
 */
export function pagesInStream(bytes: Buffer): readonly number[] | null {
  const start = bytes.indexOf('stream', 0, 'latin1');
  if (start < 0) return null;
  const dictionary = bytes.toString('latin1', 0, start);
  const first = Number(/\/First\s+(\d+)/.exec(dictionary)?.[1]);
  const lineEnd = bytes.indexOf('\n', start, 'latin1') + 1;
  const end = bytes.indexOf('endstream', lineEnd, 'latin1');
  const text = unpacked(dictionary, bytes.subarray(lineEnd, end < 0 ? bytes.length : end));
  if (text === null || Number.isNaN(first)) return null;
  const head = text.slice(0, first).trim().split(/\s+/).map(Number);
  const objects = Array.from({ length: Math.floor(head.length / 2) }, (_, index) => ({
    number: head[index * 2] ?? 0,
    from: first + (head[index * 2 + 1] ?? 0),
  })).toSorted((a, b) => a.from - b.from);
  return objects
    .filter(({ from }, index) => page.test(text.slice(from, objects[index + 1]?.from)))
    .map(({ number }) => number);
}
