import type { Element } from '@xmldom/xmldom';
import type { AuthorRole, Orientation, RestrictedAge } from '@hanji/contract/vocabulary.ts';
import { attribute, childElements, elementsNamed, textOf } from '../../xml/elements.ts';
import { parseXml } from '../../xml/parse-xml.ts';

/** What is said of one page, by its place among the pictures of the archive, from 0. */
export type ComicInfoPage = {
  readonly image: number;
  /** `FrontCover`, `Deleted`, `Story` and others. */
  readonly type: string;
  /** The title of what begins on it; empty where nothing does. */
  readonly bookmark: string;
};

/** What a ComicInfo.xml says (version 2.1, https://anansi-project.github.io); empty where silent. */
export type ComicInfo = {
  readonly series: string;
  readonly title: string;
  readonly number: string;
  readonly volume: string;
  readonly summary: string;
  readonly publisher: string;
  readonly language: string;
  readonly genres: readonly string[];
  readonly authors: readonly { readonly name: string; readonly role: AuthorRole }[];
  readonly orientation: Orientation | null;
  readonly age?: RestrictedAge;
  readonly pages: readonly ComicInfoPage[];
  /** Fields that say something for which the catalogue has no place. */
  readonly unplaced: readonly string[];
};

const people: readonly (readonly [string, AuthorRole])[] = [
  ['Writer', 'writer'],
  ['Penciller', 'artist'],
  ['Inker', 'assistant'],
  ['Colorist', 'assistant'],
  ['Letterer', 'assistant'],
  ['CoverArtist', 'assistant'],
  ['Imprint', 'studio'],
];

/** Fields that are read, and those that only describe the archive, which is not kept. */
const placed = new Set([
  ...people.map(([field]) => field),
  ...'Series Title Number Volume Summary Publisher LanguageISO Genre Tags Manga AgeRating Pages PageCount'.split(
    ' ',
  ),
]);

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

function pageOf(element: Element): ComicInfoPage[] {
  const image = attribute(element, 'Image');
  if (!/^\d+$/.test(image)) return [];
  const [type, bookmark] = [attribute(element, 'Type'), attribute(element, 'Bookmark').trim()];
  return [{ image: Number(image), type, bookmark }];
}

/** Reads the metadata that comic tools put beside the pages. Throws where it is no XML. */
export function readComicInfo(bytes: Uint8Array): ComicInfo {
  const document = parseXml(bytes, 'ComicInfo.xml');
  const read = (name: string): string => textOf(elementsNamed(document, name)[0]);
  const age = ages[read('AgeRating').toLowerCase()];
  const root = document.documentElement;
  const said = root === null ? [] : childElements(root).filter((field) => textOf(field) !== '');
  return {
    series: read('Series'),
    title: read('Title'),
    number: read('Number'),
    volume: read('Volume'),
    summary: read('Summary'),
    publisher: read('Publisher'),
    language: read('LanguageISO'),
    genres: [...listed(read('Genre')), ...listed(read('Tags'))],
    authors: authorsIn(read),
    orientation: read('Manga') === 'YesAndRightToLeft' ? 'RTL' : null,
    ...(age === undefined ? {} : { age }),
    pages: elementsNamed(document, 'Page').flatMap(pageOf),
    unplaced: said.map(({ localName }) => localName ?? '').filter((name) => !placed.has(name)),
  };
}
