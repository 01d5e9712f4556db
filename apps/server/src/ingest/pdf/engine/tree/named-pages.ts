import type { OpenDocument } from '../open-document.ts';
import { pagesInStream } from './object-stream.ts';

type NamedPages = {
  /** Numbers of objects that call themselves pages, those of former versions of the file included. */
  readonly objects: ReadonlySet<number>;
  /** Some objects could not be looked at: they are locked, packed in a rare way, or too many. */
  readonly isPartial: boolean;
};

const MiB = 1024 * 1024;
const chunk = 4 * MiB;
/** A page's dictionary may be so long before it says what it is. */
const lookBehind = MiB / 4;
/** Of a stream of objects, of which there are usually a hundred in one. */
const mostPacked = 4 * MiB;

/** Where the object begins in which a place lies, and its number; null where it lies in none. */
function objectAt(bytes: Buffer, place: number): { number: number; from: number } | null {
  const from = bytes.lastIndexOf('obj', place, 'latin1');
  const head = bytes.toString('latin1', Math.max(0, from - 32), Math.max(0, from));
  const number = /(?<![\d.])(\d{1,8})\s+\d{1,5}\s+$/.exec(head)?.[1];
  return number === undefined ? null : { number: Number(number), from };
}

function* placesOf(bytes: Buffer, word: string): Generator<number> {
  let at = bytes.indexOf(word, 0, 'latin1');
  while (at >= 0) {
    yield at;
    at = bytes.indexOf(word, at + word.length, 'latin1');
  }
}

/** Whether the name that begins at a place is a page's type, and not that of a branch or of anything else. */
function isPageType(bytes: Buffer, at: number): boolean {
  const around = bytes.toString('latin1', Math.max(0, at - 24), at + 6);
  return /\/Type\s*\/Page(?:[^\w#]|$)/.test(around);
}

/**
 * Goes through the bytes of a file for what calls itself a page, whether anything leads to it or not,
 * until the time `until`, in milliseconds of `performance.now`.
 */
export function findNamedPages(
  { read, size }: Pick<OpenDocument, 'read' | 'size'>,
  until: number,
): NamedPages {
  const objects = new Set<number>();
  let isPartial = false;
  for (let from = 0; from < size; from += chunk) {
    if (performance.now() > until) return { objects, isPartial: true };
    const start = Math.max(0, from - lookBehind);
    const bytes = read(start, from - start + chunk);
    for (const at of placesOf(bytes, '/Page')) {
      if (!isPageType(bytes, at)) continue;
      const object = objectAt(bytes, at);
      if (object !== null) objects.add(object.number);
    }
    for (const at of placesOf(bytes, '/ObjStm')) {
      const object = objectAt(bytes, at);
      if (object === null) continue;
      const pages = pagesInStream(read(start + object.from, mostPacked));
      if (pages === null) isPartial = true;
      for (const number of pages ?? []) objects.add(number);
    }
  }
  return { objects, isPartial };
}
