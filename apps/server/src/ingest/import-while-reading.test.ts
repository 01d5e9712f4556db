import { eq, inArray } from 'drizzle-orm';
import { expect, it } from 'vitest';
import type { ChapterView } from '@hanji/contract/entities/chapter.ts';
import type { ContentHome } from '@hanji/contract/entities/content.ts';
import { inTransaction } from '#db/executor.ts';
import { chapter, chapterVersion } from '#db/schema/works/chapter.ts';
import { chapterReading, readingEvent } from '#db/schema/readers/reading.ts';
import { signIn } from '#http/testing/sign-in.ts';
import { testContext } from '#http/testing/test-api.ts';
import { testNow } from '#http/testing/test-now.ts';
import { lockReader } from '#modules/readers/reader-row.ts';
import { findProgress, reachPlace } from '#modules/readers/title-progress.ts';
import { asker } from '#modules/testing/ask.ts';
import { openTestApi } from '#modules/testing/open-test-api.ts';
import { freshDatabase } from '#testing/fresh-database.ts';
import { ingestWork } from './ingest-work.ts';
import { rgba } from './testing/pictures.ts';
import { comic, imageChapter, temporaryStorage } from './testing/work.ts';

const { db } = await freshDatabase();
const storage = await temporaryStorage();
const context = await testContext(db, { edition: 'global', storage });
const ask = asker(await openTestApi(context), context);

/** A chapter of so many pages: how many there are tells which version of it was read. */
function chapterOf(key: string, pages: number, seed: number) {
  return imageChapter(
    key,
    Array.from({ length: pages }, (_, page) => rgba(24, 32, seed * 100 + page)),
  );
}

const [a, b, c, d] = [2, 3, 4, 5].map((pages, index) =>
  chapterOf('abcd'[index] ?? '', pages, index),
);
const inserted = chapterOf('new', 6, 7);
const replaced = chapterOf('b', 7, 8);

/** What one import after the other makes of the title. */
const imports = [
  [a, inserted, b, c, d],
  [d, a, inserted, c, b],
  [d, a, inserted, c, replaced],
  [a, inserted, replaced, c],
  [a, replaced, inserted, c, d],
].map((chapters) => chapters.flatMap((row) => row ?? []));

let imported = 0;
function take(chapters: (typeof imports)[number]) {
  imported += 1;
  const source = comic({ importKey: 'read', digest: `${imported}`, chapters });
  return ingestWork({ db, storage, source, now: () => testNow });
}

type Kept = { chapterId: number; version: string; share: number };

/** Somebody who reads on and on, and notes what the service has confirmed. */
async function readOn(
  title: string,
  more: { token?: string; address: string },
  over: () => boolean,
) {
  const noted = { events: 0, finished: new Set<number>(), failed: new Set<number>() };
  const views: { id: number; version: string; images: number }[] = [];
  const places: Kept[] = [];
  const who = more.token === undefined ? { kind: 'visitor' as const } : readerOf(more.token);
  for (let turn = 0; turn === 0 || !over(); turn += 1) {
    const home = await ask<ContentHome>(title, more);
    const chapters = home.data.chapters;
    const next = chapters[(turn * 3 + Number(more.address.at(-1))) % chapters.length];
    if (next === undefined) throw new Error('the title has no chapters');
    const path = `${title}/chapter/${next.id}`;
    const view = await ask<ChapterView>(`${path}/product`, more);
    const opened =
      view.code === 200 ? await ask(`${path}/read`, { ...more, method: 'POST' }) : view;
    for (const { code } of [home, opened]) if (code !== 200) noted.failed.add(code);
    if (opened.code !== 200) continue;
    noted.events += 1;
    const { contentVersion, images, unit, sort } = view.data.chapter;
    views.push({ id: next.id, version: contentVersion, images: images.length });
    const share = (turn % 10) / 10;
    const contentId = view.data.content.id;
    const place = {
      chapterId: next.id,
      share,
      contentVersion,
      position: { imageId: '1-0', fraction: share },
    };
    if (more.token === undefined) {
      await inTransaction(db, async (tx) => {
        const id = await lockReader(tx, context.secrets, { reader: who, ip: more.address });
        const mark = { ...place, sort, device: null, at: testNow.getTime() };
        await reachPlace(tx, id, { contentId, unit }, mark);
      });
    } else {
      const json = { device: 'a-device-of-sixteen', places: [{ ...place, contentId, ago: 0 }] };
      const { code } = await ask('/reading/places', { ...more, method: 'PUT', json });
      if (code !== 200) noted.failed.add(code);
    }
    places.push({ chapterId: next.id, version: contentVersion, share });
    const finished = await ask(`${path}/read/finished`, { ...more, method: 'POST' });
    if (finished.code !== 200) noted.failed.add(finished.code);
    else {
      noted.events += 1;
      noted.finished.add(next.id);
    }
  }
  return { ...noted, views, places, who };
}

const members = new Map<string, string>();
function readerOf(token: string) {
  return { kind: 'member', memberId: members.get(token) ?? '', sessionDigest: '' } as const;
}

it('keeps every id and every place while works are imported under their readers', async () => {
  const first = [a, b, c, d].flatMap((row) => row ?? []);
  const { contentId } = await take(first);
  const rowsOf = () => db.select().from(chapter).where(eq(chapter.contentId, contentId));
  const idsByKey = async () => new Map((await rowsOf()).map((row) => [row.importKey, row.id]));
  const before = await idsByKey();
  let over = false;
  const readers = [1, 2, 3, 4].map(async (n) => {
    const address = `192.0.2.${n}`;
    if (n % 2 === 0) return readOn(`/comic/${contentId}`, { address }, () => over);
    const { token, memberId } = await signIn(db);
    members.set(token, memberId);
    return readOn(`/comic/${contentId}`, { address, token }, () => over);
  });
  for (const chapters of imports) await take(chapters);
  over = true;
  const reports = await Promise.all(readers);

  const after = await idsByKey();
  expect(new Set(after.keys())).toEqual(new Set(['a', 'b', 'c', 'd', 'new']));
  for (const [key, id] of before) expect(after.get(key)).toBe(id);
  const rows = await rowsOf();
  const shown = rows.toSorted((one, other) => one.sort - other.sort);
  expect(shown.map((row) => row.importKey)).toEqual(['a', 'b', 'new', 'c', 'd']);
  expect(rows.every(({ withdrawnAt }) => withdrawnAt === null)).toBe(true);

  // A chapter may be withdrawn between two calls, which says 404; nothing else goes wrong.
  for (const { failed } of reports) expect([...failed].filter((code) => code !== 404)).toEqual([]);
  // What was shown as one version never had the pages of another.
  const seen = Map.groupBy(
    reports.flatMap(({ views }) => views),
    ({ id, version }) => `${id} ${version}`,
  );
  for (const same of seen.values()) {
    expect(new Set(same.map(({ images }) => images)).size).toBe(1);
  }

  const ids = [...after.values()];
  const versions = await db
    .select({ chapterId: chapterVersion.chapterId, version: chapterVersion.version })
    .from(chapterVersion)
    .where(inArray(chapterVersion.chapterId, ids));
  const events = await db.$count(readingEvent, inArray(readingEvent.chapterId, ids));
  expect(events).toBe(reports.reduce((sum, report) => sum + report.events, 0));
  for (const [index, { who, finished, places }] of reports.entries()) {
    const ip = `192.0.2.${index + 1}`;
    const id = await inTransaction(db, (tx) =>
      lockReader(tx, context.secrets, { reader: who, ip }),
    );
    const states = await db.select().from(chapterReading).where(eq(chapterReading.readerId, id));
    const ends = states.filter(({ finishedAt }) => finishedAt !== null);
    expect(new Set(ends.map(({ chapterId }) => chapterId))).toEqual(finished);
    const progress = await findProgress(db, id, { contentId, unit: 'episode' });
    const { last, furthest } = progress ?? {};
    for (const mark of [last, furthest]) {
      // Opened or at its end, of which no version is told: the one that the chapter had by then.
      const known = mark?.position === null ? versions : places;
      expect(known).toContainEqual(
        expect.objectContaining({ chapterId: mark?.chapterId, version: mark?.contentVersion }),
      );
    }
  }
}, 600_000);
