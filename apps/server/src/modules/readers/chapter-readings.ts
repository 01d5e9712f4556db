import { and, eq, inArray, sql } from 'drizzle-orm';
import {
  mergeChapterReading,
  type ChapterReading,
} from '@hanji/domain/reading/position/chapter-reading.ts';
import type { Executor, Transaction } from '#db/executor.ts';
import { chapterReading } from '#db/schema/readers/reading.ts';

/** What a reader has done with a chapter of a title. */
export type ReadChapter = {
  readonly contentId: number;
  readonly chapterId: number;
  readonly reading: ChapterReading;
};

type Row = typeof chapterReading.$inferSelect;

/** Rows that one statement writes, far below the parameters that it may have. */
const rowsAtOnce = 1000;

/** What a reader has done with chapters, with all where none are named. */
export async function chapterReadingsOf(
  executor: Executor,
  readerId: number,
  chapterIds?: readonly number[],
): Promise<ReadChapter[]> {
  const rows = await executor
    .select()
    .from(chapterReading)
    .where(
      and(
        eq(chapterReading.readerId, readerId),
        chapterIds && inArray(chapterReading.chapterId, [...chapterIds]),
      ),
    );
  return rows.map((row) => ({
    contentId: row.contentId,
    chapterId: row.chapterId,
    reading: {
      openedAt: row.openedAt?.getTime() ?? null,
      readAt: row.readAt.getTime(),
      finishedAt: row.finishedAt?.getTime() ?? null,
      place: placeFrom(row),
    },
  }));
}

/**
 * Adds to what is stored of a reader, whose row is locked, by the rule of two devices. Gives what
 * was stored before of these chapters.
 */
export async function addChapterReadings(
  tx: Transaction,
  readerId: number,
  more: readonly ReadChapter[],
): Promise<ReadChapter[]> {
  const before = [];
  for (let from = 0; from < more.length; from += rowsAtOnce) {
    const some = more.slice(from, from + rowsAtOnce);
    const stored = await chapterReadingsOf(
      tx,
      readerId,
      some.map(({ chapterId }) => chapterId),
    );
    await store(tx, readerId, together([...stored, ...some]));
    before.push(...stored);
  }
  return before;
}

/** One for each chapter. */
function together(readings: readonly ReadChapter[]): ReadChapter[] {
  const merged = new Map<number, ReadChapter>();
  for (const own of readings) {
    const known = merged.get(own.chapterId);
    const reading = known ? mergeChapterReading(known.reading, own.reading) : own.reading;
    merged.set(own.chapterId, { ...own, reading });
  }
  return [...merged.values()];
}

async function store(tx: Transaction, readerId: number, readings: readonly ReadChapter[]) {
  await tx
    .insert(chapterReading)
    .values(readings.map((one) => rowOf(readerId, one)))
    .onConflictDoUpdate({
      target: [chapterReading.readerId, chapterReading.contentId, chapterReading.chapterId],
      set: {
        openedAt: sql`excluded.opened_at`,
        readAt: sql`excluded.read_at`,
        finishedAt: sql`excluded.finished_at`,
        placeVersion: sql`excluded.place_version`,
        placeShare: sql`excluded.place_share`,
        placePosition: sql`excluded.place_position`,
        placeDevice: sql`excluded.place_device`,
        placedAt: sql`excluded.placed_at`,
      },
    });
}

/** Rows that have a place have all of it: a constraint says so. */
function placeFrom(row: Row): ChapterReading['place'] {
  const { placeShare: share, placedAt } = row;
  if (share === null || placedAt === null) return null;
  return {
    share,
    position: row.placePosition,
    contentVersion: row.placeVersion,
    device: row.placeDevice,
    at: placedAt.getTime(),
  };
}

function rowOf(readerId: number, { reading, ...of }: ReadChapter): Row {
  const { openedAt, readAt, finishedAt, place } = reading;
  return {
    readerId,
    ...of,
    openedAt: momentOf(openedAt),
    readAt: new Date(readAt),
    finishedAt: momentOf(finishedAt),
    placeVersion: place?.contentVersion ?? null,
    placeShare: place?.share ?? null,
    placePosition: place?.position ?? null,
    placeDevice: place?.device ?? null,
    placedAt: momentOf(place?.at ?? null),
  };
}

function momentOf(time: number | null): Date | null {
  return time === null ? null : new Date(time);
}
