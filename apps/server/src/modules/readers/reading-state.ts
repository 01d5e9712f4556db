import { and, eq, sql } from 'drizzle-orm';
import type { ReadingEventKind } from '@hanji/domain/reading/events.ts';
import { progressOf } from '@hanji/domain/reading/position/reading-progress.ts';
import type { Transaction } from '#db/executor.ts';
import type { chapter } from '#db/schema/works/chapter.ts';
import { chapterReading } from '#db/schema/readers/reading.ts';
import { addProgress, findProgress, type StoredProgress } from './title-progress.ts';

type ReadChapter = Pick<
  typeof chapter.$inferSelect,
  'id' | 'contentId' | 'unit' | 'sort' | 'version'
>;

/** What happened and when, on which device where that was said. */
type ReadingEvent = {
  readonly kind: ReadingEventKind;
  readonly device: string | null;
  readonly at: Date;
};

/** Where an event leaves a reader; opening a chapter again leaves them where they were in it. */
function progressAfter(
  { id, sort, version }: ReadChapter,
  { kind, device, at }: ReadingEvent,
  before: StoredProgress | null,
): StoredProgress {
  if (kind === 'read' && before?.last.chapterId === id) {
    return { ...before, last: { ...before.last, sort, at: at.getTime() } };
  }
  const mark = { chapterId: id, sort, share: kind === 'finished' ? 1 : 0, position: null };
  return progressOf({ ...mark, contentVersion: version, device, at: at.getTime() });
}

/**
 * Stores that a reader, whose row is locked, opened a chapter or was at its end. Gives when they
 * had opened it last; null where never before.
 */
export async function storeReading(
  tx: Transaction,
  readerId: number,
  read: ReadChapter,
  event: ReadingEvent,
): Promise<Date | null> {
  const { kind, at } = event;
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
  const own = kind === 'read' ? { openedAt: at } : { finishedAt: at };
  await tx
    .insert(chapterReading)
    .values({ readerId, contentId: read.contentId, chapterId: read.id, readAt: at, ...own })
    .onConflictDoUpdate({
      target: [chapterReading.readerId, chapterReading.contentId, chapterReading.chapterId],
      set: laterOf,
    });
  const progress = await findProgress(tx, readerId, read);
  await addProgress(tx, readerId, read, progressAfter(read, event, progress));
  return before?.openedAt ?? null;
}

/** Of two places in a chapter the later one is kept, whole. */
const isLater = sql`excluded.placed_at > coalesce(${chapterReading.placedAt}, '-infinity')`;

/** What two rows of a reader and a chapter say together; of the two ends the first. */
export const laterOf = {
  openedAt: sql`greatest(${chapterReading.openedAt}, excluded.opened_at)`,
  readAt: sql`greatest(${chapterReading.readAt}, excluded.read_at)`,
  finishedAt: sql`least(${chapterReading.finishedAt}, excluded.finished_at)`,
  placeVersion: sql`case when ${isLater} then excluded.place_version else ${chapterReading.placeVersion} end`,
  placeShare: sql`case when ${isLater} then excluded.place_share else ${chapterReading.placeShare} end`,
  placePosition: sql`case when ${isLater} then excluded.place_position else ${chapterReading.placePosition} end`,
  placeDevice: sql`case when ${isLater} then excluded.place_device else ${chapterReading.placeDevice} end`,
  placedAt: sql`greatest(${chapterReading.placedAt}, excluded.placed_at)`,
};
