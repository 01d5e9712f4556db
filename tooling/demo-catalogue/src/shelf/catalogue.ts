import type { WorkSource } from '@hanji/server/ingest/work-source.ts';
import { type ComicScript, workLocales } from '#script.ts';
import { readComics, readNovels } from '#works/folder.ts';
import type { NovelText } from '#works/parse-novel.ts';
import { comicSource } from './comic-source.ts';
import { openCoverStudio } from './cover-studio.ts';
import { novelCoverJob, novelSource } from './novel-source.ts';
import { shelfOf } from './shelf.ts';
import { openStudio } from './studio.ts';

/** A title in all its languages; what they share is drawn once, and let go by `close`. */
export type WorkGroup = { readonly sources: readonly WorkSource[]; readonly close: () => void };

/** What a first start waits for: every status, a direction of each kind, short to draw. */
const first: readonly string[] = [
  'grandma-carries-the-team',
  'lane-nine',
  'department-of-weather',
  'the-dragons-small-print',
  'the-night-train-bakery',
  'the-bus-stop-across-the-road',
  'noon-broadcast-request',
  'kites-over-the-east-gate',
  'the-umbrella-nobody-left',
  'twenty-minutes-at-dawn',
  'the-fog-league',
  'learning-to-float-at-forty',
];

/** How many comics come in before the catalogue is arranged once more. */
const comicsAtOnce = 13;

function comicGroup(script: ComicScript, now: Date): WorkGroup {
  const shelf = shelfOf(script.slug);
  const studio = openStudio(script, shelf);
  const sources = workLocales.map((locale) => comicSource(script, shelf, studio, locale, now));
  return { sources, close: () => studio.close() };
}

function novelGroup(novel: NovelText, place: number, now: Date): WorkGroup {
  const covers = openCoverStudio(novelCoverJob(novel));
  return { sources: [novelSource(novel, covers, place, now)], close: () => covers.close() };
}

/** The demo in batches, after each of which it can be arranged: first a dozen, then the novels. */
export function* catalogueBatches(now: Date): Generator<Iterable<WorkGroup>> {
  const comics = readComics();
  const rest = comics.filter(({ slug }) => !first.includes(slug));
  const groups = function* (scripts: readonly ComicScript[]) {
    for (const script of scripts) yield comicGroup(script, now);
  };
  yield groups(comics.filter(({ slug }) => first.includes(slug)));
  yield readNovels().map((novel, place) => novelGroup(novel, place, now));
  for (let from = 0; from < rest.length; from += comicsAtOnce) {
    yield groups(rest.slice(from, from + comicsAtOnce));
  }
}

/** Every work of the demo, in the order in which they come in. */
export function* catalogueSources(now: Date): Generator<WorkSource> {
  for (const batch of catalogueBatches(now)) {
    for (const { sources, close } of batch) {
      yield* sources;
      close();
    }
  }
}

export function pagesIn(source: WorkSource): number {
  return source.chapters.reduce((sum, c) => sum + (c.pageCount ?? 1), 0);
}
