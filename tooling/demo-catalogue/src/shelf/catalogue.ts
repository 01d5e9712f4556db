import type { WorkSource } from '@hanji/server/ingest/work-source.ts';
import { workLocales } from '#script.ts';
import { readComics, readNovels } from '#works/folder.ts';
import { comicSource } from './comic-source.ts';
import { novelSource } from './novel-source.ts';
import { shelfOf } from './shelf.ts';
import { openStudio } from './studio.ts';

/**
 * Every work of the demo, title by title with all languages of a title together: what they share
 * is drawn once and let go after the last of them.
 */
export function* catalogueSources(now: Date): Generator<WorkSource> {
  for (const script of readComics()) {
    const shelf = shelfOf(script.slug);
    const studio = openStudio(script, shelf);
    for (const locale of workLocales) yield comicSource(script, shelf, studio, locale, now);
    studio.close();
  }
  for (const [place, novel] of readNovels().entries()) yield novelSource(novel, place, now);
}

export function pagesIn(source: WorkSource): number {
  return source.chapters.reduce((sum, c) => sum + (c.pageCount ?? 1), 0);
}
