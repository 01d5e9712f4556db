import { TooLargeError } from '../import-error.ts';

/** What may stand before a document type, and words that should not. */
const before = /(?:[^<]+|<\?[\s\S]*?\?>|<!--[\s\S]*?-->)/y;
const doctype = /<!DOCTYPE/iy;
const part = /"[^"]*"|'[^']*'|<!--[\s\S]*?-->|<\?[\s\S]*?\?>|[[\]>]/g;

/** Where a document type that begins at a place ends, with its external identifier and subset. */
function endOf(text: string, start: number): number {
  part.lastIndex = start;
  let inSubset = false;
  for (let found = part.exec(text); found !== null; found = part.exec(text)) {
    const [sign] = found;
    if (sign === '[') inSubset = true;
    else if (sign === ']') inSubset = false;
    else if (sign === '>' && !inSubset) return part.lastIndex;
  }
  const plain = text.indexOf('>', start);
  return plain < 0 ? text.length : plain + 1;
}

/**
 * A text without its document type, which says nothing that is used here, and could load files.
 * Throws where it declares entities, which is how a small file becomes a large one.
 */
export function withoutDoctype(text: string, name: string): string {
  let at = 0;
  do {
    at = Math.max(at, before.lastIndex);
    before.lastIndex = at;
  } while (before.test(text));
  doctype.lastIndex = at;
  if (!doctype.test(text)) return text;
  const end = endOf(text, at);
  if (/<!ENTITY/i.test(text.slice(at, end))) {
    throw new TooLargeError(`${name} declares entities of its own`);
  }
  return text.slice(0, at) + text.slice(end);
}
