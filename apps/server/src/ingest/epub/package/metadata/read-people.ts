import type { Element } from '@xmldom/xmldom';
import { cleanLine, longestName } from '#ingest/facts/clean-text.ts';
import { sortPeople, type Person, type PersonRole } from '#ingest/facts/people.ts';
import { attribute, textOf } from '#ingest/xml/elements.ts';
import { core, type Metas } from './read-metas.ts';

/** MARC relators as EPUB uses them (https://id.loc.gov/vocabulary/relators), in the words of the catalogue. */
const roles: ReadonlyMap<string, PersonRole> = new Map(
  Object.entries({
    aut: 'writer',
    cre: 'creator',
    ill: 'artist',
    art: 'artist',
    drm: 'artist',
    ant: 'original_creator',
    adp: 'adapter',
    aui: 'foreword',
    win: 'foreword',
    wpr: 'foreword',
    aft: 'afterword',
    wfw: 'foreword',
    waw: 'afterword',
    clr: 'colorist',
    ink: 'inker',
    ltr: 'letterer',
    cov: 'cover_artist',
    bjd: 'cover_artist',
    bkd: 'designer',
    dsr: 'designer',
    pht: 'photographer',
    trl: 'translator',
    edt: 'editor',
    edc: 'editor',
    com: 'editor',
    nrt: 'narrator',
    // An associated name: it is not said how.
    asn: 'contributor',
    cmm: 'contributor',
    wac: 'contributor',
    ctb: 'contributor',
    oth: 'contributor',
  }),
);

/** Codes of ONIX list 17, which EPUB 3 allows too, and words that tools write, as MARC relators. */
const synonyms: ReadonlyMap<string, string> = new Map(
  Object.entries({
    a01: 'aut',
    a12: 'ill',
    a13: 'pht',
    a15: 'aui',
    a19: 'aft',
    a23: 'aui',
    a24: 'aui',
    a35: 'art',
    a36: 'cov',
    a40: 'ink',
    b01: 'edt',
    b05: 'adp',
    b06: 'trl',
    e07: 'nrt',
    author: 'aut',
    writer: 'aut',
    artist: 'art',
    illustrator: 'ill',
    colorist: 'clr',
    letterer: 'ltr',
    translator: 'trl',
    editor: 'edt',
    narrator: 'nrt',
    publisher: 'pbl',
  }),
);

/** A code as it is meant: alone, in its address (http://id.loc.gov/vocabulary/relators/trl), or a word. */
function codeOf(role: string): string {
  const address = role.trim().replace(/\/+$/, '');
  const code = address
    .slice(address.lastIndexOf('/') + 1)
    .trim()
    .toLowerCase();
  return synonyms.get(code) ?? code;
}

/** Said with a code, a book says it of its publisher too. */
const publishers = new Set(['pbl', 'isb']);

type Named = { readonly name: string; readonly codes: readonly string[]; readonly main: boolean };

function namedIn(metadata: Element, metas: Metas): Named[] {
  return ['creator', 'contributor'].flatMap((kind) =>
    core(metadata, kind).map((element) => {
      const refined = metas.refining(attribute(element, 'id'), 'role').map(({ text }) => text);
      const codes = refined.length > 0 ? refined : [attribute(element, 'role')];
      return {
        name: textOf(element),
        codes: codes.map((code) => codeOf(code)).filter((code) => code !== ''),
        main: kind === 'creator',
      };
    }),
  );
}

/** A creator of whom nothing is said made the book; a contributor of whom nothing is said is a tool. */
function peopleOf({ name, codes, main }: Named): Person[] {
  const known = codes.flatMap((code) => roles.get(code) ?? []);
  const says = known.some((role) => role !== 'contributor');
  if (says || (known.length > 0 && !main)) return known.map((role) => ({ name, role }));
  return main ? [{ name, role: 'creator' }] : [];
}

/** Names as they are filed, such as a reading in kana: a way to find what bears them. */
function filedNames(metadata: Element, metas: Metas): string[] {
  const filed = ['title', 'creator', 'contributor', 'publisher'].flatMap((kind) =>
    core(metadata, kind).flatMap((element) => [
      ...metas.refining(attribute(element, 'id'), 'file-as').map(({ text }) => text),
      ...metas.refining(attribute(element, 'id'), 'alternate-script').map(({ text }) => text),
      attribute(element, 'file-as'),
    ]),
  );
  const names = filed.map((name) => cleanLine(name)).filter((name) => name !== '');
  return [...new Set(names)].slice(0, 20);
}

function withRoles(name: string, codes: readonly string[]): string {
  return `${cleanLine(name, 60)} (${cleanLine(codes.slice(0, 3).join(', '), 40)})`;
}

/** Who made a book, in which role, and as whom else they are looked for. */
export function readPeople(metadata: Element, metas: Metas) {
  const named = namedIn(metadata, metas);
  const house = named.find(({ codes }) => codes.some((code) => publishers.has(code)));
  const people = named.filter((one) => one !== house);
  const publisher = textOf(core(metadata, 'publisher')[0]) || (house?.name ?? '');
  const placed = people.filter((one) => peopleOf(one).length > 0);
  const names = [...placed.map(({ name }) => name), publisher];
  const sorted = sortPeople(placed.flatMap((one) => peopleOf(one)));
  const shown = new Set([...sorted.authors, ...sorted.contributors].map(({ name }) => name));
  return {
    ...sorted,
    unplaced: people
      .filter(({ name }) => cleanLine(name) !== '' && !shown.has(cleanLine(name)))
      .map(({ name, codes }) => withRoles(name, codes.length === 0 ? ['no role'] : codes)),
    unknownRoles: placed.flatMap(({ name, codes }) => {
      const unknown = codes.filter((code) => !roles.has(code));
      return unknown.length === 0 ? [] : [withRoles(name, unknown)];
    }),
    cutNames: names
      .filter((name) => cleanLine(name, longestName + 1) !== cleanLine(name))
      .map((name) => `${cleanLine(name, 40)}…`),
    publisher: cleanLine(publisher),
    searchWords: filedNames(metadata, metas),
  };
}
