import { decodeHTML } from 'entities';

/** Steer a line's direction or stand for nothing: in a name they hide what it is. */
const unseen = /[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff\ufff9-\ufffb]/gu;

/** Characters of a name that are kept. */
export const longestName = 200;

function cut(text: string, most: number): string {
  // Cheap for a giant text: no character is longer than two units.
  const characters = Array.from(text.slice(0, most * 2));
  return characters.slice(0, most).join('');
}

/** A name or a word of somebody's file: one line, without what cannot be seen, at most this long. */
export function cleanLine(text: string, most = longestName): string {
  const line = text.slice(0, most * 8).replaceAll(/\s+/g, ' ');
  // Half of a pair that was cut off could not be stored.
  return cut(line.replaceAll(unseen, '').trim(), most).trim().toWellFormed();
}

/** What reads as text where tools write HTML, twice escaped: tags are gone, paragraphs are kept. */
export function cleanProse(text: string, most = 10_000): string {
  const plain = decodeHTML(
    text
      .slice(0, most * 4)
      .replaceAll(/<(?:br|\/p|\/div|\/li|\/h\d)\b[^<>]*>/gi, '\n')
      .replaceAll(/<[^<>]*>/g, ''),
  );
  const lines = plain.split(/\r\n|[\n\r\u2028\u2029]/).map((line) => cleanLine(line, most));
  return cut(
    lines
      .join('\n')
      .replaceAll(/\n{3,}/g, '\n\n')
      .trim(),
    most,
  );
}

/** A position in a series as it is shown: `2` of `02` and of `2.0`; empty where it is no number. */
export function cleanPosition(text: string): string {
  const [, whole, parts = ''] = /^0*(\d{1,5})((?:\.\d{1,3}){0,2})$/.exec(text.trim()) ?? [];
  if (whole === undefined) return '';
  return `${whole}${/^\.0+$/.test(parts) ? '' : parts}`;
}
