import { and, eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { ChapterUnit } from '@hanji/contract/vocabulary.ts';
import {
  mergeProgress,
  progressOf,
  type ReadingMark,
  type ReadingProgress,
} from '@hanji/domain/reading/position/reading-progress.ts';
import type { Executor, Transaction } from '#db/executor.ts';
import { chapter } from '#db/schema/works/chapter.ts';
import { titleReading } from '#db/schema/readers/reading.ts';

/** A place in a chapter as it is stored, where the version is always known. */
type StoredMark = ReadingMark & { readonly contentVersion: string };

/** `ReadingProgress` as it is stored. */
export type StoredProgress = { readonly [Mark in keyof ReadingProgress]: StoredMark };

type TitleUnit = { readonly contentId: number; readonly unit: ChapterUnit };

type Row = typeof titleReading.$inferSelect;

const lastChapter = alias(chapter, 'last_chapter');
const furthestChapter = alias(chapter, 'furthest_chapter');

/** Marks have the place that their chapter has now: an import may have moved it. */
function progressFrom(row: Row, sorts: { last: number; furthest: number }): StoredProgress {
  return {
    last: {
      chapterId: row.lastChapterId,
      sort: sorts.last,
      share: row.lastShare,
      position: row.lastPosition,
      contentVersion: row.lastVersion,
      device: row.lastDevice,
      at: row.lastAt.getTime(),
    },
    furthest: {
      chapterId: row.furthestChapterId,
      sort: sorts.furthest,
      share: row.furthestShare,
      position: row.furthestPosition,
      contentVersion: row.furthestVersion,
      device: row.furthestDevice,
      at: row.furthestAt.getTime(),
    },
  };
}

function versionOf({ chapterId, contentVersion }: ReadingMark): string {
  if (contentVersion === null) throw new Error(`a place in chapter ${chapterId} has no version`);
  return contentVersion;
}

function columnsOf({ last, furthest }: ReadingProgress) {
  return {
    lastChapterId: last.chapterId,
    lastVersion: versionOf(last),
    lastShare: last.share,
    lastPosition: last.position,
    lastDevice: last.device,
    lastAt: new Date(last.at),
    furthestChapterId: furthest.chapterId,
    furthestVersion: versionOf(furthest),
    furthestShare: furthest.share,
    furthestPosition: furthest.position,
    furthestDevice: furthest.device,
    furthestAt: new Date(furthest.at),
  };
}

/** How far a reader got in a unit of a title, and where they were last; null where nothing was read. */
export async function findProgress(
  executor: Executor,
  readerId: number,
  { contentId, unit }: TitleUnit,
): Promise<StoredProgress | null> {
  const [found] = await executor
    .select({ row: titleReading, last: lastChapter.sort, furthest: furthestChapter.sort })
    .from(titleReading)
    .innerJoin(lastChapter, eq(lastChapter.id, titleReading.lastChapterId))
    .innerJoin(furthestChapter, eq(furthestChapter.id, titleReading.furthestChapterId))
    .where(
      and(
        eq(titleReading.readerId, readerId),
        eq(titleReading.contentId, contentId),
        eq(titleReading.unit, unit),
      ),
    );
  return found === undefined ? null : progressFrom(found.row, found);
}

/** Stores how far a reader, whose row is locked, has got in all. */
export async function storeProgress(
  tx: Transaction,
  readerId: number,
  { contentId, unit }: TitleUnit,
  progress: ReadingProgress,
): Promise<void> {
  const columns = columnsOf(progress);
  await tx
    .insert(titleReading)
    .values({ readerId, contentId, unit, ...columns })
    .onConflictDoUpdate({
      target: [titleReading.readerId, titleReading.contentId, titleReading.unit],
      set: columns,
    });
}

/** Adds to what is stored of a reader, whose row is locked, by the rule of two devices. */
async function addProgress(
  tx: Transaction,
  readerId: number,
  title: TitleUnit,
  more: ReadingProgress,
): Promise<void> {
  const before = await findProgress(tx, readerId, title);
  await storeProgress(tx, readerId, title, before === null ? more : mergeProgress(before, more));
}

/** Stores a place that a reader, whose row is locked, has reached. */
export function reachPlace(
  tx: Transaction,
  readerId: number,
  title: TitleUnit,
  mark: StoredMark,
): Promise<void> {
  return addProgress(tx, readerId, title, progressOf(mark));
}
