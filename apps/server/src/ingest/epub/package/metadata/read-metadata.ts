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

function readTitle(metadata: Element, metas: Metas): string {
  const titles = core(metadata, 'title');
  const main = titles.find(
    (title) => metas.refined(attribute(title, 'id'), 'title-type') === 'main',
  );
  return cleanLine(textOf(main ?? titles[0]), longestTitle);
}

/** Title, people, series, language, layout and more from the metadata of a package document. */
export function readMetadata(document: Document): BookMetadata | null {
  const [metadata] = elementsNamed(document, 'metadata');
  const root = document.documentElement;
  if (metadata === undefined || root === null) return null;
  const metas = readMetas(metadata);
  const uniqueId = attribute(root, 'unique-identifier');
  const identifiers = core(metadata, 'identifier');
  const identifier = identifiers.find((element) => attribute(element, 'id') === uniqueId);
  return {
    identifier: textOf(identifier ?? identifiers[0]),
    title: readTitle(metadata, metas),
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
