import type { Document, Element } from '@xmldom/xmldom';
import type { Orientation, RestrictedAge } from '@hanji/contract/vocabulary.ts';
import { cleanLine, cleanPosition, cleanProse } from '#ingest/facts/clean-text.ts';
import { sortPeople, type PersonRole } from '#ingest/facts/people.ts';
import { countLetters } from '#ingest/report/count-letters.ts';
import { attribute, childElements, elementsNamed, textOf } from '#ingest/xml/elements.ts';
import { parseXml } from '#ingest/xml/parse-xml.ts';
import type { ComicInfo } from './comic-info.ts';

/** What a file beside the pages says of the work. */
export type WorkInfo = Omit<ComicInfo, 'number' | 'volume' | 'pages' | 'unplaced'>;

/** An ACBF document (Advanced Comic Book Format 1.1, https://acbf.fandom.com). */
export type AcbfBook = {
  readonly info: WorkInfo;
  /** The address of the cover's picture; empty where none is named. */
  readonly cover: string;
  /**
   * Addresses of the pages in their order, each with the title of what begins on it and with what is
   * said on it in the work's language; both may be empty.
   */
  readonly pages: readonly {
    readonly href: string;
    readonly title: string;
    readonly words: string;
  }[];
  /** Languages of text that is not drawn into the pictures, with its characters. */
  readonly layers: ReadonlyMap<string, number>;
};

/** Activities of authors, in lower case and without spaces, in the words of the catalogue. */
const activities: ReadonlyMap<string, PersonRole> = new Map(
  Object.entries({
    writer: 'writer',
    adapter: 'adapter',
    artist: 'artist',
    penciller: 'artist',
    inker: 'inker',
    colorist: 'colorist',
    letterer: 'letterer',
    coverartist: 'cover_artist',
    photographer: 'photographer',
    editor: 'editor',
    assistanteditor: 'editor',
    translator: 'translator',
    designer: 'designer',
    other: 'contributor',
  }),
);

/** Genres that the catalogue calls otherwise. */
const genres: ReadonlyMap<string, string> = new Map(
  Object.entries({
    science_fiction: 'sci-fi',
    humor: 'comedy',
    history: 'historical',
    real_life: 'slice-of-life',
  }),
);

const mostPages = 5000;
/** Balloons of a page that are read. */
const mostAreas = 500;

function first(parent: Document | Element, name: string): Element | undefined {
  return elementsNamed(parent, name)[0];
}

function nameOf(author: Element): string {
  const part = (name: string): string => textOf(first(author, name));
  const whole = ['first-name', 'middle-name', 'last-name'].map(part).filter((text) => text !== '');
  return whole.join(' ') || part('nickname');
}

/** Of what is said in several languages that in the work's, or what is said first. */
function inLanguage(book: Element, name: string, language: string): Element | undefined {
  const named = elementsNamed(book, name);
  return named.find((element) => attribute(element, 'lang') === language) ?? named[0];
}

function layersOf(document: Document): Map<string, number> {
  const layers = new Map<string, number>();
  for (const layer of elementsNamed(document, 'text-layer')) {
    const characters = countLetters(layer.textContent ?? '');
    const language = cleanLine(attribute(layer, 'lang'), 20);
    if (characters > 0) layers.set(language, (layers.get(language) ?? 0) + characters);
  }
  return layers;
}

/** Languages are declared by text layers; one that is not to be shown is drawn into the pictures. */
function languagesOf(book: Element): { readonly all: string[]; readonly drawn: string[] } {
  const listed = elementsNamed(book, 'text-layer').filter(
    ({ parentNode }) => parentNode?.localName === 'languages',
  );
  const lang = (layer: Element): string => cleanLine(attribute(layer, 'lang'), 20);
  const drawn = listed.filter((layer) => attribute(layer, 'show').toLowerCase() === 'false');
  return { all: listed.map(lang), drawn: drawn.map(lang) };
}

function ageOf(book: Element): RestrictedAge | undefined {
  const years = elementsNamed(book, 'content-rating').map((rating) =>
    Number(/\d{1,2}/.exec(textOf(rating))?.[0] ?? 0),
  );
  const age = Math.max(0, ...years);
  if (age >= 17) return 19;
  if (age >= 14) return 15;
  return age >= 10 ? 12 : undefined;
}

function groupOf(book: Element): WorkInfo['group'] {
  const sequence = first(book, 'sequence');
  const name = sequence === undefined ? '' : cleanLine(attribute(sequence, 'title'));
  if (name === '') return null;
  const position = cleanPosition(textOf(sequence));
  return { name, ...(position === '' ? {} : { position }) };
}

function orientationOf(book: Element): Orientation | null {
  const direction = textOf(first(book, 'reading-direction')).toUpperCase();
  return direction === 'RTL' || direction === 'LTR' ? direction : null;
}

/** Paragraphs as they stand below each other. */
function prose(element: Element | undefined): string {
  const paragraphs = element === undefined ? [] : elementsNamed(element, 'p');
  const texts = paragraphs.length > 0 ? paragraphs.map((each) => textOf(each)) : [textOf(element)];
  return cleanProse(texts.join('\n'));
}

function infoOf(document: Document, book: Element, language: string): WorkInfo {
  const people = childElements(book).filter(({ localName }) => localName === 'author');
  const age = ageOf(book);
  const publish = first(document, 'publish-info');
  return {
    ...sortPeople(
      people.map((author) => {
        const activity = attribute(author, 'activity').toLowerCase().replaceAll(/\s/g, '');
        return { name: nameOf(author), role: activities.get(activity) ?? 'creator' };
      }),
    ),
    series: '',
    title: cleanLine(textOf(inLanguage(book, 'book-title', language))),
    summary: prose(inLanguage(book, 'annotation', language)),
    publisher: publish === undefined ? '' : cleanLine(textOf(first(publish, 'publisher'))),
    language,
    genres: elementsNamed(book, 'genre').map((genre) => {
      const name = cleanLine(textOf(genre)).toLowerCase();
      return genres.get(name) ?? name;
    }),
    group: groupOf(book),
    orientation: orientationOf(book),
    ...(age === undefined ? {} : { age }),
  };
}

/** The words of a page's balloons, in the order in which they are read. */
function wordsOn(page: Element, language: string): string {
  const layer = elementsNamed(page, 'text-layer').find(
    (own) => attribute(own, 'lang') === language,
  );
  const areas = layer === undefined ? [] : childElements(layer).slice(0, mostAreas);
  return areas.map((area) => textOf(area)).join(' ');
}

function hrefOf(image: Element | undefined): string {
  return image === undefined ? '' : attribute(image, 'href').trim();
}

/** Reads what an ACBF document says of the pictures beside it. Throws where it is no XML. */
export function readAcbf(bytes: Uint8Array, name: string): AcbfBook {
  const document = parseXml(bytes, name);
  const [book] = elementsNamed(document, 'book-info');
  const [body] = elementsNamed(document, 'body');
  const { all = [], drawn = [] } = book === undefined ? {} : languagesOf(book);
  const titled = book && first(book, 'book-title');
  const language = drawn[0] ?? all[0] ?? (titled ? attribute(titled, 'lang') : '');
  const layers = layersOf(document);
  for (const own of drawn) layers.delete(own);
  const coverPage = book && first(book, 'coverpage');
  return {
    info: infoOf(document, book ?? document.createElement('book-info'), cleanLine(language, 20)),
    cover: hrefOf(coverPage && first(coverPage, 'image')),
    pages: (body === undefined ? [] : elementsNamed(body, 'page').slice(0, mostPages)).map(
      (page) => ({
        href: hrefOf(first(page, 'image')),
        title: cleanLine(textOf(inLanguage(page, 'title', language))),
        words: wordsOn(page, language),
      }),
    ),
    layers,
  };
}
