import { TooLargeError } from '../import-error.ts';

/** What may stand before a document type, and words that should not. */
const before = /(?:[^<]+|<\?[\s\S]*?\?>|<!--[\s\S]*?-->)/y;
const doctype = /<!DOCTYPE/iy;
const sign = /<!--|<\?|["'[\]>]/g;

/** What ends that which a sign begins. */
const closing: Readonly<Record<string, string>> = {
  '"': '"',
  "'": "'",
  '<!--': '-->',
  '<?': '?>',
};

/** Where a document type that begins at a place ends, with its external identifier and subset. */
function endOf(text: string, start: number): number {
  // What is not closed once is not closed further on: a hostile text is not searched again and again.
  const unclosed = new Set<string>();
  sign.lastIndex = start;
  let inSubset = false;
  for (let found = sign.exec(text); found !== null; found = sign.exec(text)) {
    const [begun] = found;
    const close = closing[begun];
    if (begun === '[') inSubset = true;
    else if (begun === ']') inSubset = false;
    else if (begun === '>' && !inSubset) return sign.lastIndex;
    if (close === undefined || unclosed.has(close)) continue;
    const end = text.indexOf(close, sign.lastIndex);
    if (end < 0) unclosed.add(close);
    else sign.lastIndex = end + close.length;
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
