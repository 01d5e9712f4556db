import type { Element } from '@xmldom/xmldom';
import type { ContentStatus, Orientation, RestrictedAge } from '@hanji/contract/vocabulary.ts';
import { cleanLine, cleanPosition, cleanProse } from '#ingest/facts/clean-text.ts';
import { morePeople, sortPeople, type PersonRole } from '#ingest/facts/people.ts';
import { attribute, childElements, elementsNamed } from '#ingest/xml/elements.ts';
import { parseXml } from '#ingest/xml/parse-xml.ts';

/** What is said of one page, by its place among the pictures of the archive, from 0. */
export type ComicInfoPage = {
  readonly image: number;
  /** `FrontCover`, `Deleted`, `Story` and others. */
  readonly type: string;
  /** The title of what begins on it; empty where nothing does. */
  readonly bookmark: string;
};

/** What a ComicInfo.xml says (version 2.1, https://anansi-project.github.io); empty where silent. */
export type ComicInfo = ReturnType<typeof sortPeople> & {
  readonly series: string;
  readonly title: string;
  readonly number: string;
  readonly volume: string;
  readonly summary: string;
  readonly publisher: string;
  readonly language: string;
  readonly genres: readonly string[];
  /** What several series belong to, or the other series that this one is part of. */
  readonly group: { readonly name: string; readonly position?: string } | null;
  readonly status?: ContentStatus;
  readonly orientation: Orientation | null;
  readonly age?: RestrictedAge;
  readonly pages: readonly ComicInfoPage[];
  /** Fields that say something for which the catalogue has no place. */
  readonly unplaced: readonly string[];
};

const people: readonly (readonly [string, PersonRole])[] = [
  ['Writer', 'writer'],
  ['Penciller', 'artist'],
  ['Inker', 'inker'],
  ['Colorist', 'colorist'],
  ['Letterer', 'letterer'],
  ['CoverArtist', 'cover_artist'],
  ['Editor', 'editor'],
  ['Translator', 'translator'],
  ['Imprint', 'studio'],
];

function names(text: string): string[] {
  return text.trim().split(/\s+/);
}

/** Fields that are read, and those that only describe the archive, which is not kept. */
const placed = new Set([
  ...people.map(([field]) => field),
  ...names(`Title Series Number Count Volume AlternateSeries AlternateNumber AlternateCount Summary
    Publisher Genre Tags PageCount LanguageISO Manga SeriesGroup AgeRating Pages`),
]);

/** The other fields of the schema. What is none of either is some tool's own. */
const known = new Set(
  names(`Notes Year Month Day Web Format BlackAndWhite Characters Teams Locations ScanInformation
    StoryArc StoryArcNumber MainCharacterOrTeam Review CommunityRating GTIN`),
);

/** `BlackAndWhite` and `Manga` say `Unknown` where nothing is known, and so may an age. */
const sayNothing = new Set(['unknown', 'rating pending']);

const ages: ReadonlyMap<string, RestrictedAge> = new Map(
  Object.entries({
    'adults only 18+': 19,
    'mature 17+': 19,
    'r18+': 19,
    'x18+': 19,
    'ma15+': 15,
    teen: 15,
    m: 15,
    'everyone 10+': 12,
    pg: 12,
  }),
);

/** Characters of a list that are read: more are none that somebody wrote. */
const longestList = 50_000;

function listed(text: string): string[] {
  return text
    .slice(0, longestList)
    .split(/[,;]/)
    .map((part) => cleanLine(part))
    .filter((part) => part !== '');
}

function pageOf(element: Element): ComicInfoPage[] {
  const image = attribute(element, 'Image');
  if (!/^\d{1,6}$/.test(image)) return [];
  const bookmark = cleanLine(attribute(element, 'Bookmark'));
  return [{ image: Number(image), type: attribute(element, 'Type'), bookmark }];
}

function groupOf(read: (name: string) => string): ComicInfo['group'] {
  const group = read('SeriesGroup');
  if (group !== '') return { name: listed(group)[0] ?? group };
  const name = read('AlternateSeries');
  const position = cleanPosition(read('AlternateNumber'));
  if (name === '') return null;
  return { name, ...(position === '' ? {} : { position }) };
}

/** The last of as many as there are to be: nothing comes after it. */
function isLast(number: string, count: string): boolean {
  return /^\d{1,5}$/.test(count) && Number(count) > 0 && Number(number) >= Number(count);
}

/** What has no place, by name; of what the schema does not know only that there is such. */
function unplacedOf(fields: ReadonlyMap<string, string>): string[] {
  const left = [...fields].filter(
    ([name, text]) => !placed.has(name) && !sayNothing.has(cleanLine(text).toLowerCase()),
  );
  const named = left.map(([name]) => name).filter((name) => known.has(name));
  const others = left.length - named.length;
  return others === 0 ? named : [...named, `${others} that are not of its schema`];
}

/** Reads the metadata that comic tools put beside the pages. Throws where it is no XML. */
export function readComicInfo(bytes: Uint8Array): ComicInfo {
  const root = parseXml(bytes, 'ComicInfo.xml').documentElement;
  const fields = new Map<string, string>();
  for (const field of root === null ? [] : childElements(root)) {
    const [name, text] = [field.localName ?? '', field.textContent ?? ''];
    if (text.trim() !== '' && !fields.has(name)) fields.set(name, text);
  }
  const raw = (name: string): string => fields.get(name) ?? '';
  const read = (name: string): string => cleanLine(raw(name));
  const age = ages.get(read('AgeRating').toLowerCase());
  const named = people.flatMap(([field, role]) =>
    listed(raw(field)).map((name) => ({ name, role })),
  );
  const sorted = sortPeople(named);
  return {
    ...sorted,
    series: read('Series'),
    title: read('Title'),
    number: cleanLine(raw('Number'), 20),
    volume: cleanLine(raw('Volume'), 20),
    summary: cleanProse(raw('Summary')),
    publisher: read('Publisher'),
    language: read('LanguageISO'),
    genres: [...listed(raw('Genre')), ...listed(raw('Tags'))],
    group: groupOf(read),
    ...(isLast(read('Number'), read('Count')) ? { status: 'completed' } : {}),
    orientation: read('Manga') === 'YesAndRightToLeft' ? 'RTL' : null,
    ...(age === undefined ? {} : { age }),
    pages: root === null ? [] : elementsNamed(root, 'Page').flatMap(pageOf),
    unplaced: [...unplacedOf(fields), ...morePeople(named, sorted)],
  };
}
