import { and, eq, sql } from 'drizzle-orm';
import type { ReadingEventKind } from '@hanji/domain/reading/events.ts';
import type { Transaction } from '#db/executor.ts';
import type { chapter } from '#db/schema/works/chapter.ts';
import { chapterReading } from '#db/schema/readers/reading.ts';
import { findProgress, reachPlace, type StoredMark } from './title-progress.ts';

type ReadChapter = Pick<
  typeof chapter.$inferSelect,
  'id' | 'contentId' | 'unit' | 'sort' | 'version'
>;

/** Where an event leaves a reader; opening a chapter again leaves them where they were in it. */
function markOf(
  { id, sort, version }: ReadChapter,
  kind: ReadingEventKind,
  last: StoredMark | null,
  now: Date,
): StoredMark {
  const at = now.getTime();
  if (kind === 'read' && last?.chapterId === id) return { ...last, sort, at };
  const share = kind === 'finished' ? 1 : 0;
  return { chapterId: id, sort, share, position: null, contentVersion: version, at };
}

/**
 * Stores that a reader, whose row is locked, opened a chapter or was at its end. Gives when they
 * had opened it last; null where never before.
 */
export async function storeReading(
  tx: Transaction,
  readerId: number,
  read: ReadChapter,
  kind: ReadingEventKind,
  now: Date,
): Promise<Date | null> {
  const [before] = await tx
    .select({ openedAt: chapterReading.openedAt })
    .from(chapterReading)
    .where(
      and(
        eq(chapterReading.readerId, readerId),
        eq(chapterReading.contentId, read.contentId),
        eq(chapterReading.chapterId, read.id),
      ),
    );
  const own = kind === 'read' ? { openedAt: now } : { finishedAt: now };
  await tx
    .insert(chapterReading)
    .values({ readerId, contentId: read.contentId, chapterId: read.id, readAt: now, ...own })
    .onConflictDoUpdate({
      target: [chapterReading.readerId, chapterReading.contentId, chapterReading.chapterId],
      set: laterOf,
    });
  const progress = await findProgress(tx, readerId, read);
  await reachPlace(tx, readerId, read, markOf(read, kind, progress?.last ?? null, now));
  return before?.openedAt ?? null;
}

/** What two rows of a reader and a chapter say together; of the two ends the first. */
export const laterOf = {
  openedAt: sql`greatest(${chapterReading.openedAt}, excluded.opened_at)`,
  readAt: sql`greatest(${chapterReading.readAt}, excluded.read_at)`,
  finishedAt: sql`least(${chapterReading.finishedAt}, excluded.finished_at)`,
};
