import { createHash } from 'node:crypto';
import { visibleCharacters } from '@hanji/domain/text/visible-characters.ts';
import type { FoundWork } from '#ingest/found-work.ts';

/** Characters (UTF-16) of a title, a name or a publisher, and of a synopsis. */
const longest = { name: 300, description: 10_000 } as const;
/** Characters of what names a work or a chapter: an index takes no more. */
const longestKey = 500;

/** Controls, ends of lines and overrides of writing direction are no part of any name. */
const controls = /[\p{Cc}\s\u2028\u2029\u202d\u202e]+/gu;

function plainLine(text: string): string {
  return text.replaceAll(controls, ' ').trim();
}

function plainText(text: string): string {
  return text
    .split(/\r\n?|[\n\u2028\u2029]/)
    .map(plainLine)
    .join('\n')
    .trim();
}

function plainKey(key: string): string {
  if (key.length <= longestKey) return key;
  return `${key.slice(0, longestKey)}#${createHash('sha256').update(key).digest('hex')}`;
}

/** The start of a text, which does not end within a character, and a sign that there was more. */
function startOf(text: string, most: number): string {
  let kept = '';
  for (const character of visibleCharacters(text.slice(0, most))) {
    if (kept.length + character.length >= most) break;
    kept += character;
  }
  return `${kept.trimEnd()}…`;
}

/** Names as they can be shown and found again, whatever a file holds; `notes` say what was cut. */
export function withPlainNames(found: FoundWork): FoundWork {
  const notes: string[] = [];
  const cut = (text: string, most: number, what: string): string => {
    if (text.length <= most) return text;
    notes.push(
      `${what} has ${text.length.toLocaleString('en-US')} characters: it is cut to ${most}`,
    );
    return startOf(text, most);
  };
  const named = <Kind extends { readonly name: string }>(entry: Kind, what: string): Kind => ({
    ...entry,
    name: cut(plainLine(entry.name), longest.name, what),
  });
  const plain: FoundWork = {
    ...found,
    key: plainKey(found.key),
    title: named({ name: found.title }, 'the title').name,
    authors: found.authors.map((author) => named(author, 'the name of an author')),
    publisher: named({ name: found.publisher }, 'the name of the publisher').name,
    description: cut(plainText(found.description), longest.description, 'the synopsis'),
    chapters: found.chapters.map((chapter, index) => ({
      ...named(chapter, `the title of chapter ${index + 1}`),
      key: plainKey(chapter.key),
    })),
  };
  return { ...plain, notes: [...found.notes, ...notes] };
}
