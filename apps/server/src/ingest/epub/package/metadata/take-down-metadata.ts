import type { Document, Element } from '@xmldom/xmldom';
import { countLetters } from '#ingest/report/count-letters.ts';
import type { Omissions } from '#ingest/report/omissions.ts';
import { attribute, elementsNamed, textOf } from '#ingest/xml/elements.ts';
import { mainTitle, packageIdentifier } from './read-metadata.ts';
import { core, readMetas } from './read-metas.ts';

/** Of what a title has one, which one that is. */
const kept: Readonly<Record<string, string>> = {
  title: 'the main one',
  identifier: 'that of the package',
  publisher: 'the first',
  description: 'the first',
  language: 'the first',
};

/** Of what the catalogue has no place. */
const unplaced = ['rights', 'date', 'source', 'relation', 'coverage', 'type', 'format'];

/** Takes down what a package says of its book that a title has no place for, or only one. */
export function takeDownMetadata(
  document: Document,
  path: string,
  omissions: Omissions | undefined,
): void {
  const [metadata] = elementsNamed(document, 'metadata');
  if (metadata === undefined) return;
  const takeDown = (elements: readonly Element[], reason: string): void => {
    for (const [index, element] of elements.entries()) {
      const characters = countLetters(textOf(element));
      if (characters === 0) continue;
      const omission = {
        kind: 'metadata',
        place: path,
        reason,
        characters,
        unplaced: true,
      } as const;
      omissions?.add(omission, `${index}`);
    }
  };
  const metas = readMetas(metadata);
  const own = new Set([mainTitle(metadata, metas), packageIdentifier(document, metadata)]);
  for (const [name, which] of Object.entries(kept)) {
    const all = core(metadata, name);
    const others = all.filter((element, at) =>
      which === 'the first' ? at > 0 : !own.has(element),
    );
    takeDown(others, `has another dc:${name}, and ${which} is kept`);
  }
  for (const name of unplaced) {
    takeDown(core(metadata, name), `has dc:${name}, for which there is no place`);
  }
  const collections = metas.elements('belongs-to-collection');
  const named = collections.filter((element) => attribute(element, 'refines') === '');
  takeDown(named.slice(1), 'names another collection, and one series is kept');
}
