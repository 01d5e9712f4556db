import type { Document, Element } from '@xmldom/xmldom';
import { cleanLine, cleanProse } from '#ingest/facts/clean-text.ts';
import { attribute, elementsNamed, textOf } from '#ingest/xml/elements.ts';
import type { BookMetadata } from '#ingest/epub/package/book.ts';
import { readAccessibility } from './read-accessibility.ts';
import { core, readMetas, type Metas } from './read-metas.ts';
import { readPeople } from './read-people.ts';
import { readSeries } from './read-series.ts';

/** Characters of a title. */
export const longestTitle = 300;

/** The title that a book goes by: the one of type `main`, otherwise the first. */
export function mainTitle(metadata: Element, metas: Metas): Element | undefined {
  const titles = core(metadata, 'title');
  const main = titles.find(
    (title) => metas.refined(attribute(title, 'id'), 'title-type') === 'main',
  );
  return main ?? titles[0];
}

/** The identifier that names the package, otherwise the first. */
export function packageIdentifier(document: Document, metadata: Element): Element | undefined {
  const root = document.documentElement;
  const id = root === null ? '' : attribute(root, 'unique-identifier');
  const identifiers = core(metadata, 'identifier');
  return identifiers.find((element) => attribute(element, 'id') === id) ?? identifiers[0];
}

/** Title, people, series, language, layout and more from the metadata of a package document. */
export function readMetadata(document: Document): BookMetadata | null {
  const [metadata] = elementsNamed(document, 'metadata');
  if (metadata === undefined) return null;
  const metas = readMetas(metadata);
  return {
    identifier: textOf(packageIdentifier(document, metadata)),
    title: cleanLine(textOf(mainTitle(metadata, metas)), longestTitle),
    ...readPeople(metadata, metas),
    series: readSeries(metas),
    accessibility: readAccessibility(metadata, metas),
    // "Fiction / Fantasy", as shops file it.
    subjects: core(metadata, 'subject').flatMap((subject) =>
      cleanLine(textOf(subject)).split(/[/,;]|--/),
    ),
    language: cleanLine(textOf(core(metadata, 'language')[0]), 40),
    description: cleanProse(core(metadata, 'description')[0]?.textContent ?? ''),
    layout: metas.one('rendition:layout'),
    flow: metas.one('rendition:flow'),
    fixed: metas.one('fixed-layout') === 'true' || metas.one('book-type') === 'comic',
    coverId: metas.one('cover'),
  };
}
