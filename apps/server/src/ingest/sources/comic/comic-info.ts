import type { AuthorRole, Orientation, RestrictedAge } from '@hanji/contract/vocabulary.ts';
import { elementsNamed, textOf } from '../../xml/elements.ts';
import { parseXml } from '../../xml/parse-xml.ts';

/** What a ComicInfo.xml says; empty where it is silent. */
export type ComicInfo = {
  readonly series: string;
  readonly title: string;
  readonly number: string;
  readonly summary: string;
  readonly publisher: string;
  readonly language: string;
  readonly genres: readonly string[];
  readonly authors: readonly { readonly name: string; readonly role: AuthorRole }[];
  readonly orientation: Orientation | null;
  readonly age?: RestrictedAge;
};

const people: readonly (readonly [string, AuthorRole])[] = [
  ['Writer', 'writer'],
  ['Penciller', 'artist'],
  ['Inker', 'assistant'],
  ['Colorist', 'assistant'],
  ['Letterer', 'assistant'],
  ['CoverArtist', 'assistant'],
];

const ages: Readonly<Record<string, RestrictedAge>> = {
  'adults only 18+': 19,
  'mature 17+': 19,
  'r18+': 19,
  'x18+': 19,
  'ma15+': 15,
  teen: 15,
  m: 15,
  'everyone 10+': 12,
  pg: 12,
};

function listed(text: string): string[] {
  return text
    .split(/[,;]/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

function authorsIn(read: (name: string) => string): ComicInfo['authors'] {
  const roles = new Map<string, AuthorRole>();
  for (const [field, role] of people) {
    for (const name of listed(read(field))) {
      const known = roles.get(name);
      if (known === undefined) roles.set(name, role);
      // Whoever both wrote and drew made the work.
      else if (known === 'writer' && role === 'artist') roles.set(name, 'creator');
    }
  }
  return [...roles].map(([name, role]) => ({ name, role }));
}

/** Reads the metadata that comic tools put beside the pages. */
export function readComicInfo(bytes: Uint8Array): ComicInfo {
  const document = parseXml(bytes, 'ComicInfo.xml');
  const read = (name: string): string => textOf(elementsNamed(document, name)[0]);
  const manga = read('Manga');
  const age = ages[read('AgeRating').toLowerCase()];
  return {
    series: read('Series'),
    title: read('Title'),
    number: read('Number'),
    summary: read('Summary'),
    publisher: read('Publisher'),
    language: read('LanguageISO'),
    genres: listed(read('Genre')),
    authors: authorsIn(read),
    orientation: manga === 'YesAndRightToLeft' ? 'RTL' : null,
    ...(age === undefined ? {} : { age }),
  };
}
