import { cleanLine, cleanPosition } from '#ingest/facts/clean-text.ts';
import { attribute, textOf } from '#ingest/xml/elements.ts';
import type { Metas } from './read-metas.ts';

export type BookSeries = { readonly name: string; readonly position?: string };

function seriesOf(name: string, position: string): BookSeries | null {
  const clean = { name: cleanLine(name), position: cleanPosition(position) };
  if (clean.name === '') return null;
  return { name: clean.name, ...(clean.position === '' ? {} : { position: clean.position }) };
}

/** Better said as a series than as a set, and that than not said. */
const kinds = ['series', 'set', ''];

/** The series of a book: `belongs-to-collection` of EPUB 3, or what Calibre writes. */
export function readSeries(metas: Metas): BookSeries | null {
  const collections = metas.elements('belongs-to-collection').map((element) => {
    const id = attribute(element, 'id');
    const kind = metas.refined(id, 'collection-type').toLowerCase();
    return { kind, series: seriesOf(textOf(element), metas.refined(id, 'group-position')) };
  });
  for (const wanted of kinds) {
    const found = collections.find(({ kind, series }) => kind === wanted && series !== null);
    if (found) return found.series;
  }
  return seriesOf(metas.one('calibre:series'), metas.one('calibre:series_index'));
}
