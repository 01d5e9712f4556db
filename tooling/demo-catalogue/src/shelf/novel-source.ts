import { madeBook } from '@hanji/server/ingest/epub/write/written-book.ts';
import { bookOf } from '#book/epub.ts';
import type { CoverJob } from '#page/people.ts';
import { titleOf } from '#page/title.ts';
import { readingOf } from './japanese-readings.ts';
import { randomFrom } from '#paint/random.ts';
import { type CastMember, moods } from '#script.ts';
import { daysBefore } from './dates.ts';
import { type SalesPlan, salesOf, volumeSales, wayIn } from './sales.ts';
import type { CoverStudio } from './cover-studio.ts';
import { eventLabel, volumeName } from './words.ts';
import type { NovelText } from '#works/parse-novel.ts';
import type { ContentStatus } from '@hanji/contract/vocabulary.ts';
import type { ChapterSource, WorkSource } from '@hanji/server/ingest/work-source.ts';
import { createHash } from 'node:crypto';

const press = 4;

function member(seed: string): CastMember {
  const r = randomFrom(seed);
  return {
    hair: r.pick(['short', 'long', 'bun', 'bob', 'curly', 'ponytail', 'hooded'] as const),
    build: r.pick(['slim', 'broad', 'small', 'tall'] as const),
    outfit: r.pick(['coat', 'uniform', 'dress', 'suit', 'hoodie', 'robe', 'apron'] as const),
    extra: r.pick(['none', 'none', 'glasses', 'scarf', 'headphones'] as const),
  };
}

/** Books look out further than comics do. */
const novelCompositions = ['vast', 'backlight', 'emblem', 'portrait', 'pair', 'vast'] as const;

export function novelCoverJob(novel: NovelText): CoverJob {
  const r = randomFrom(`${novel.slug}/view`);
  const composed = randomFrom(`${novel.slug}/cover`).pick(novelCompositions);
  return {
    title: titleOf({
      slug: novel.slug,
      palette: novel.palette,
      cast: { a: member(`${novel.slug}/a`), b: member(`${novel.slug}/b`) },
    }),
    genre: novel.genre,
    cover: { composition: composed },
    view: {
      setting: novel.coverSetting,
      time: r.pick(['dawn', 'day', 'dusk', 'night'] as const),
      weather: r.pick(['clear', 'clear', 'wind', 'rain'] as const),
    },
    moods: { a: r.pick(moods), b: r.pick(['calm', 'happy', 'determined'] as const), c: 'calm' },
  };
}

const plans: readonly SalesPlan[] = ['wait', 'coin', 'ticket', 'discount', 'ads', 'coinback'];
const statuses: readonly ContentStatus[] = [
  'updated',
  'updated',
  'completed',
  'event',
  'started',
  'updated',
  'suspend',
];

/** A novel of one language; `place` is its position on the shelf. */
export function novelSource(
  novel: NovelText,
  covers: CoverStudio,
  place: number,
  now: Date,
): WorkSource {
  const { locale } = novel;
  const plan = plans[place % plans.length] ?? 'wait';
  const status = statuses[place % statuses.length] ?? 'updated';
  const collected = place % 3 === 1;
  const latest = status === 'completed' ? 80 : status === 'suspend' ? 30 : place % 4;
  const book = (chapters: readonly number[]): ChapterSource['body'] => ({
    kind: 'epub',
    book: madeBook(async () => bookOf(novel, chapters)),
  });
  const last = novel.chapters.length - 1;
  const episodes = novel.chapters.map((chapter, i): ChapterSource => ({
    key: `chapter ${i + 1}`,
    unit: 'episode',
    name: chapter.title.replaceAll(/\{([^{}|]+)\|[^{}|]+\}/gu, '$1'),
    publishedAt: daysBefore(now, latest + (last - i) * 7),
    // Of a book's chapters only what comes after the first two costs anything.
    sales: i < 2 ? { free: true } : { ...salesOf(plan, 0, 6), trialPages: 1 },
    pageCount: 1,
    body: book([i]),
  }));
  const volume: ChapterSource = {
    key: 'volume 1',
    unit: 'volume',
    name: volumeName[locale].replace('{n}', '1'),
    publishedAt: daysBefore(now, latest),
    sales: { ...volumeSales(plan), trialPages: 1 },
    pageCount: 1,
    body: book(novel.chapters.map((_, i) => i)),
  };
  return {
    importKey: `demo:${novel.slug}:${locale}`,
    digest: createHash('sha256')
      .update(
        JSON.stringify({ press, novel, plan, status, collected, ...readingOf(novel.slug, locale) }),
      )
      .digest('hex'),
    keys: 'given',
    type: novel.contentType,
    language: locale,
    name: novel.title,
    ...readingOf(novel.slug, locale),
    description: novel.synopsis,
    status,
    ...(status === 'event' ? { badgeLabel: eventLabel[locale] } : {}),
    genres: [novel.genre, ...novel.moreGenres],
    authors: novel.authors,
    ...(novel.publisher === '' ? {} : { publisherName: novel.publisher }),
    publishDays: status === 'completed' || status === 'suspend' ? [] : [place % 7],
    restrictedAge: novel.restrictedAge,
    original: place % 2 === 0,
    exclusive: place % 5 === 0,
    orientation: 'LTR',
    chapterUnit: 'episode',
    ...wayIn(plan),
    totalViews: 62_000 + ((place * 733_777) % 2_400_000),
    cover: () =>
      covers.cover(novel.title, novel.authors.map(({ name }) => name).join(' · '), locale),
    square: () => covers.square(),
    keyVisual: () => covers.keyVisual(),
    chapters: collected ? [...episodes, volume] : episodes,
  };
}
