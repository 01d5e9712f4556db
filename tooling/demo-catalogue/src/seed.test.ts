import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { contest } from '@hanji/server/db/schema/contest/contest.ts';
import { content } from '@hanji/server/db/schema/works/catalogue.ts';
import { elementUiTypes, sectionUiTypes } from '@hanji/contract/vocabulary.ts';
import {
  banner,
  catalog,
  catalogEntry,
  menu,
  menuItem,
  popup,
  promotion,
  section,
  sectionElement,
} from '@hanji/server/db/schema/works/showcase.ts';
import { event, eventLink, eventTitle } from '@hanji/server/db/schema/works/event.ts';
import { createPictureStore } from '@hanji/server/ingest/picture/store-picture.ts';
import { writtenPage } from '@hanji/server/db/schema/contest/written.ts';
import { openLocalFolderStorage } from '@hanji/server/ports/local-folder-storage.ts';
import type { WorkSource } from '@hanji/server/ingest/work-source.ts';
import { freshDatabase } from '@hanji/server/testing/fresh-database.ts';
import { and, eq, getTableName, gt } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { workLocales } from '#script.ts';
import { catalogueSources } from '#shelf/catalogue.ts';
import { fillShowcase } from '#showcase/fill-showcase.ts';
import { seedDemo } from './seed.ts';

const { db } = await freshDatabase();
const folder = mkdtempSync(path.join(tmpdir(), 'hanji-seed-'));
const storage = await openLocalFolderStorage(folder);
const now = new Date('2026-10-14T09:30:00Z');

/** Titles of every badge and of the adults' shelf, short ones, with all novels of two languages. */
const sample =
  /the-third-voice|the-fog-league|learning-to-float|do-not-stop|seven-days|noon-broadcast|kites-over|the-house-that-counts/u;
function sampleOf(chapters: WorkSource['chapters']) {
  return chapters
    .filter(({ sales }, index) => index === 0 || sales.event !== undefined)
    .slice(0, 2)
    .map(withoutMostPages);
}

type Chapter = WorkSource['chapters'][number];

async function* firstOf<Item>(items: AsyncIterable<Item>, count: number): AsyncIterable<Item> {
  let left = count;
  for await (const item of items) {
    yield item;
    left -= 1;
    if (left === 0) return;
  }
}

/** A chapter with its first pages: nobody looks at the others here. */
function withoutMostPages(chapter: Chapter): Chapter {
  const { body } = chapter;
  if (body.kind !== 'images') return chapter;
  const kept = Math.min(2, chapter.pageCount ?? 2);
  const pages = () => firstOf(body.pages(), kept);
  return { ...chapter, pageCount: kept, body: { kind: 'images', pages } };
}
function works() {
  return [...catalogueSources(now)]
    .filter((s) => sample.test(s.importKey) || s.type.endsWith('novel'))
    .map((s) => ({ ...s, chapters: sampleOf(s.chapters) }));
}

/** Two batches: titles with a few languages each, then the rest. */
function batches() {
  const groups = works().map((source) => ({ sources: [source], close: () => {} }));
  return [groups.slice(0, 40), groups.slice(40)];
}

const tables = [
  content,
  banner,
  section,
  sectionElement,
  menu,
  menuItem,
  catalog,
  catalogEntry,
  event,
  eventTitle,
  eventLink,
  writtenPage,
  popup,
  promotion,
];
async function counts() {
  return Object.fromEntries(
    await Promise.all(tables.map(async (t) => [getTableName(t), await db.$count(t)])),
  );
}

afterAll(async () => {
  await storage.close();
  rmSync(folder, { recursive: true });
});

let stopped: Promise<unknown> = Promise.resolve();

beforeAll(async () => {
  // Stopped in the middle, as by Ctrl-C.
  const stop = new AbortController();
  const onProgress = ({ done, total }: { done: number; total: number }): void => {
    if (done > total / 3) stop.abort();
  };
  stopped = seedDemo({ db, storage, now, batches, signal: stop.signal, onProgress });
  await Promise.allSettled([stopped]);
}, 900_000);

it('shows only whole works when it was stopped, and completes them when it is run again', async () => {
  await expect(stopped).rejects.toThrow();
  const half = await db.select().from(content);
  expect(half.length).toBeGreaterThan(0);
  expect(
    half.every((row) => row.publishedAt !== null && row.episodeCount + row.volumeCount > 0),
  ).toBe(true);
  expect(await db.$count(menu)).toBe(0);
  const seen: number[] = [];
  const arranged: number[] = [];
  let total = 0;
  const result = await seedDemo({
    db,
    storage,
    now,
    batches,
    onProgress: (p) => (seen.push(p.done), (total = p.total)),
    onArranged: () => arranged.push(seen.at(-1) ?? 0),
  });
  expect(result.created + result.unchanged).toBe(works().length);
  expect(result.unchanged).toBe(half.length);
  expect(seen).toEqual(seen.toSorted((a, b) => a - b));
  expect(seen.at(-1)).toBe(total);
  expect(arranged).toHaveLength(2);
  expect(arranged[0]).toBeLessThan(total);
  // What is arranged anew with each batch leaves the challenge area as it was filled.
  expect(await db.$count(banner, eq(banner.area, 'challenge'))).toBe(1);
  expect(await db.$count(contest)).toBeGreaterThan(0);
}, 900_000);

it('changes nothing when it is run once more, on another day', async () => {
  const before = await counts();
  const result = await seedDemo({ db, storage, now: new Date('2026-10-20T00:00:00Z'), batches });
  expect(result).toEqual({ created: 0, replaced: 0, unchanged: works().length });
  expect(await counts()).toEqual(before);
}, 900_000);

it('leaves every section its id when it is arranged anew, and drops what no plan has', async () => {
  const sections = () => db.select().from(section).orderBy(section.id);
  const before = await sections();
  expect(before.length).toBeGreaterThan(0);
  const [{ id: _id, ...last }] = before.slice(-1) as [(typeof before)[number]];
  await db.insert(section).values({ ...last, sort: 99 });
  await fillShowcase(db, createPictureStore(db, storage, 'on-request'), now);
  expect(await sections()).toEqual(before);
});

it.each(workLocales)(
  'arranges Home in %s in every way that a section can look',
  async (language) => {
    const sections = await db.select().from(section).where(eq(section.language, language));
    expect(new Set(sections.map((s) => s.sectionUiType))).toEqual(new Set(sectionUiTypes));
    expect(new Set(sections.map((s) => s.elementUiType))).toEqual(new Set(elementUiTypes));
    for (const category of ['all_comic', 'all_novel'] as const) {
      const own = sections.filter((s) => s.category === category);
      expect(own.filter((s) => s.page === 'home').length).toBeGreaterThan(6);
      expect(own.some((s) => s.page === 'adult')).toBe(true);
      const inAll = (await db.select().from(banner).where(eq(banner.language, language))).filter(
        (b) => b.category === category,
      );
      expect(inAll.some((b) => b.area === 'content_home')).toBe(true);
      const banners = inAll.filter((b) => b.area === 'top');
      expect(banners.length).toBeGreaterThan(0);
      expect(banners.length).toBeLessThanOrEqual(10);
      for (const b of banners) expect(b.themeColor).toMatch(/^#[0-9a-f]{6}$/u);
    }
  },
);

it.each(workLocales)('names menus, catalogues, events and popups in %s', async (language) => {
  const menus = await db.select().from(menu).where(eq(menu.language, language));
  expect(menus.filter((m) => m.category === 'all_comic').map((m) => m.code)).toEqual([
    'daily',
    'genre',
    'ranking',
    'new',
    'completed',
  ]);
  const daily = menus.find((m) => m.code === 'daily');
  const days = await db
    .select()
    .from(menuItem)
    .where(eq(menuItem.menuId, daily?.id ?? 0))
    .orderBy(menuItem.sort);
  expect(days.map((d) => d.code)).toEqual(['1', '2', '3', '4', '5', '6', '0']);
  expect((await db.select().from(catalog).where(eq(catalog.language, language))).length).toBe(2);
  const events = await db.select().from(event).where(eq(event.language, language));
  expect(events.some((e) => e.mature)).toBe(true);
  expect(events.every((e) => e.startAt < now && e.endAt > now)).toBe(true);
  expect(events.map((e) => e.key)).toEqual(expect.arrayContaining(['own-for-less', 'bonus-coins']));
  for (const { id, key, summary, link } of events) {
    expect([key, link]).toEqual([key, '']);
    expect(summary.length, key).toBeGreaterThan(10);
    const text = and(eq(writtenPage.key, `event/${language}/${key}`), gt(writtenPage.version, 0));
    expect(await db.$count(writtenPage, text), key).toBe(1);
    const titles = await db.$count(eventTitle, eq(eventTitle.eventId, id));
    expect(titles > 0, key).toBe(key !== 'bonus-coins');
  }
  const ids = events.map(({ id }) => `/event/${id}`);
  const told = await db
    .select({ link: banner.link })
    .from(banner)
    .where(and(eq(banner.language, language), eq(banner.kind, 'event')));
  expect(told.length).toBeGreaterThan(3);
  for (const { link } of told) expect(ids).toContain(link);
  const popups = await db.select().from(popup).where(eq(popup.language, language));
  expect(new Set(popups.map((p) => p.page))).toEqual(new Set(['home', 'content_home']));
});

it('writes Korean in Korean, and no language twice', async () => {
  const rows = await db.select().from(section);
  const korean = rows.filter((r) => r.language === 'ko-KR');
  expect(korean.every((r) => /[가-힣]|19\+/u.test(r.title))).toBe(true);
  const twice = rows.filter(
    (source) =>
      !source.title.includes('19+') &&
      rows.some((other) => other.title === source.title && other.language !== source.language),
  );
  expect(twice).toEqual([]);
});

it('announces every event of chapters as a promotion', async () => {
  const rows = await db.select().from(promotion);
  expect(new Set(rows.map((r) => r.category)).size).toBeGreaterThanOrEqual(2);
  for (const { webLinkUrl } of rows) expect(webLinkUrl).toMatch(/^\/event\/\d+$/);
});
