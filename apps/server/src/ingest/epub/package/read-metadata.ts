import type { Document, Element } from '@xmldom/xmldom';
import type { AuthorRole } from '@hanji/contract/vocabulary.ts';
import { attribute, elementsNamed, textOf } from '../../xml/elements.ts';
import type { BookMetadata } from './book.ts';

/** MARC relators as EPUB uses them, in the words of the catalogue. */
const roles: Readonly<Record<string, AuthorRole>> = {
  aut: 'writer',
  cre: 'creator',
  ill: 'artist',
  art: 'artist',
  cmm: 'writer',
  aui: 'writer',
  ant: 'original_creator',
  oth: 'creator',
};

const assisting = new Set(['clr', 'ltr', 'asn', 'ctb']);

const dublinCore = 'http://purl.org/dc/elements/1.1/';

function core(metadata: Element, name: string): Element[] {
  return [...metadata.getElementsByTagNameNS(dublinCore, name)];
}

function readMetas(metadata: Element) {
  const metas = elementsNamed(metadata, 'meta');
  const refined = (id: string, property: string): string =>
    textOf(
      metas.find(
        (meta) =>
          id !== '' &&
          attribute(meta, 'refines') === `#${id}` &&
          attribute(meta, 'property') === property,
      ),
    );
  const property = (name: string): string =>
    textOf(
      metas.find(
        (meta) => attribute(meta, 'property') === name && attribute(meta, 'refines') === '',
      ),
    );
  const named = (name: string): string => {
    const found = metas.find((meta) => attribute(meta, 'name') === name);
    return found === undefined ? '' : attribute(found, 'content').trim();
  };
  return { refined, property, named };
}

function readTitle(metadata: Element, refined: (id: string, property: string) => string): string {
  const titles = core(metadata, 'title');
  const main = titles.find((title) => refined(attribute(title, 'id'), 'title-type') === 'main');
  return textOf(main ?? titles[0]);
}

function readAuthors(metadata: Element, refined: (id: string, property: string) => string) {
  const people = ['creator', 'contributor'].flatMap((kind) =>
    core(metadata, kind).map((element) => {
      const code = refined(attribute(element, 'id'), 'role') || attribute(element, 'role');
      const usual: AuthorRole | undefined = kind === 'creator' ? 'creator' : undefined;
      const role = roles[code] ?? (assisting.has(code) ? 'assistant' : usual);
      return { name: textOf(element), role };
    }),
  );
  const kept = people.flatMap(({ name, role }) =>
    name === '' || role === undefined ? [] : [{ name, role }],
  );
  // Whoever both wrote and drew made the work.
  const unique = new Map<string, AuthorRole>();
  for (const { name, role } of kept) {
    const known = unique.get(name);
    unique.set(name, known === undefined || known === role ? role : 'creator');
  }
  return [...unique].map(([name, role]) => ({ name, role }));
}

/** Title, people, language and layout from the metadata of a package document. */
export function readMetadata(document: Document): BookMetadata | null {
  const [metadata] = elementsNamed(document, 'metadata');
  const root = document.documentElement;
  if (metadata === undefined || root === null) return null;
  const { refined, property, named } = readMetas(metadata);
  const uniqueId = attribute(root, 'unique-identifier');
  const identifiers = core(metadata, 'identifier');
  const identifier = identifiers.find((element) => attribute(element, 'id') === uniqueId);
  return {
    identifier: textOf(identifier ?? identifiers[0]),
    title: readTitle(metadata, refined),
    authors: readAuthors(metadata, refined),
    language: textOf(core(metadata, 'language')[0]),
    description: textOf(core(metadata, 'description')[0]).replaceAll(/<[^>]*>/g, ''),
    publisher: textOf(core(metadata, 'publisher')[0]),
    layout: property('rendition:layout'),
    flow: property('rendition:flow'),
    fixed: named('fixed-layout') === 'true' || named('book-type') === 'comic',
    coverId: named('cover'),
  };
}
