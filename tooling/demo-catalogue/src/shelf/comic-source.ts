import { createHash } from 'node:crypto';
import type { ChapterSource, WorkSource } from '@hanji/server/ingest/work-source.ts';
import type { Genre } from '@hanji/contract/vocabulary.ts';
import type { ComicScript, WorkLocale } from '#script.ts';
import { inTurn } from '#paint/in-turn.ts';
import { daysBefore } from './dates.ts';
import { furtherName } from './names/further-name.ts';
import { interludeOrder } from './interlude.ts';
import { readingOf } from './japanese-readings.ts';
import { fairPreview, salesOf, volumeSales, wayIn } from './sales.ts';
import { dailyStrip, longWalk, type ShelfEntry } from './shelf.ts';
import { sheetsOf, type Sheets, type Studio } from './studio.ts';
import { authorWord, dayName, eventLabel, publisherNames, volumeName, walkName } from './words.ts';

/** Raised when the pencil changes: the same script then gives other pictures, or tells more of them. */
export const pencil = 6;

function bodyOf(sheets: Sheets): Pick<ChapterSource, 'body' | 'pageCount'> {
  return {
    pageCount: sheets.count,
    body: {
      kind: 'images',
      async *pages() {
        await inTurn();
        for (const { key, draw, words } of sheets.open()) {
          const described = words ? { description: words } : {};
          yield { key, ...described, picture: () => inTurn().then(draw) };
          await inTurn();
        }
      },
    },
  };
}

function numbered(text: string, n: number): string {
  return text.replace('{n}', String(n));
}

type Draft = Pick<ChapterSource, 'key' | 'name' | 'sales' | 'body' | 'pageCount'>;

function episodesOf(
  script: ComicScript,
  shelf: ShelfEntry,
  studio: Studio,
  locale: WorkLocale,
): Draft[] {
  const written = script.chapters.map((chapter, i): Draft => ({
    key: `written ${i + 1}`,
    name: chapter.title[locale],
    sales: { free: true },
    ...bodyOf(studio.written(i, locale)),
  }));
  const pool = studio.interludes();
  const further = Array.from({ length: shelf.more }, (_, i): Draft => {
    const sales = salesOf(shelf.plan, i, shelf.more - 1);
    if (script.slug === dailyStrip)
      return {
        key: `day ${i + 3}`,
        name: numbered(dayName[locale], i + 3),
        sales,
        ...bodyOf(sheetsOf([studio.day(i + 3)])),
      };
    if (script.slug === longWalk && i === 0)
      return {
        key: 'walk',
        name: walkName[locale],
        sales: { free: true },
        ...bodyOf(
          sheetsOf(
            Array.from({ length: 200 }, (__, step) =>
              studio.step(Math.min(step % 100, 99 - (step % 100))),
            ),
          ),
        ),
      };
    const shown = interludeOrder(i, shelf.orientation === 'TTB' ? 3 + (i % 2) : 3, pool.length);
    return {
      key: `further ${i + 1}`,
      name: furtherName(script.slug, i)[locale],
      sales,
      ...bodyOf(sheetsOf(shown.flatMap((n) => pool[n] ?? []))),
    };
  });
  return [...written, ...further];
}

function volumesOf(shelf: ShelfEntry, studio: Studio, locale: WorkLocale): Draft[] {
  const pool = studio.interludes();
  const half = Math.ceil(pool.length / 2);
  const first = sheetsOf(studio.written(0, locale), studio.written(1, locale), pool.slice(0, 2));
  const volumes = [
    first,
    sheetsOf(pool.slice(0, half)),
    sheetsOf(pool.slice(half)),
    sheetsOf(pool),
  ];
  return volumes.slice(0, shelf.units === 'volume' ? 4 : 2).map((sheets, i) => ({
    key: `volume ${i + 1}`,
    name: numbered(volumeName[locale], i + 1),
    // Where there are volumes only, the first is the way in.
    sales: shelf.units === 'volume' && i === 0 ? { free: true } : volumeSales(shelf.plan),
    ...bodyOf(sheets),
  }));
}

function dated(
  drafts: readonly Draft[],
  unit: ChapterSource['unit'],
  shelf: ShelfEntry,
  gap: number,
  locale: WorkLocale,
  now: Date,
): ChapterSource[] {
  return drafts.map((draft, i) => {
    const left = drafts.length - 1 - i;
    const word = authorWord[i % authorWord.length];
    return {
      unit,
      ...draft,
      sales: fairPreview(draft.sales, draft.pageCount ?? 0),
      publishedAt: daysBefore(now, shelf.latest + left * gap),
      ...(i < 2 && word !== undefined ? { authorComment: word[locale] } : {}),
    };
  });
}

/** One language's edition of a comic. */
export function comicSource(
  script: ComicScript,
  shelf: ShelfEntry,
  studio: Studio,
  locale: WorkLocale,
  now: Date,
): WorkSource {
  const digest = createHash('sha256')
    .update(JSON.stringify({ pencil, script, shelf, locale, ...readingOf(script.slug, locale) }))
    .digest('hex');
  const gap = script.slug === dailyStrip ? 1 : 7;
  const episodes =
    shelf.units === 'volume'
      ? []
      : dated(episodesOf(script, shelf, studio, locale), 'episode', shelf, gap, locale, now);
  const volumes =
    shelf.units === 'episode'
      ? []
      : dated(volumesOf(shelf, studio, locale), 'volume', shelf, 60, locale, now);
  const publisher = publisherNames[script.slug.length % publisherNames.length];
  return {
    importKey: `demo:${script.slug}:${locale}`,
    digest,
    keys: 'given',
    type: script.contentType,
    language: locale,
    name: script.title[locale],
    ...readingOf(script.slug, locale),
    description: script.synopsis[locale],
    status: shelf.status,
    ...(shelf.status === 'event' ? { badgeLabel: eventLabel[locale] } : {}),
    genres: [script.genre, ...script.moreGenres] as Genre[],
    authors: script.authors.map(({ name, role }) => ({ name: name[locale], role })),
    ...(publisher === undefined ? {} : { publisherName: publisher[locale] }),
    publishDays: shelf.days,
    restrictedAge: shelf.age,
    original: shelf.original,
    exclusive: shelf.exclusive,
    orientation: shelf.orientation,
    chapterUnit: shelf.units === 'volume' ? 'volume' : 'episode',
    ...wayIn(shelf.plan),
    totalViews: shelf.views + script.title[locale].length * 317,
    cover: () => studio.cover(locale),
    square: () => studio.square(),
    keyVisual: () => studio.keyVisual(),
    chapters: [...episodes, ...volumes],
  };
}
