import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { inTransaction, type Executor } from '#db/executor.ts';
import { chapterReading, chapterReport, readingEvent } from '#db/schema/readers/reading.ts';
import { titleReading } from '#db/schema/readers/reading.ts';
import { reader } from '#db/schema/readers/reader.ts';
import { laterOf } from './reading-state.ts';
import { addProgress, progressOfReader } from './title-progress.ts';

/**
 * Moves everything of one reader to another, and the first is gone: a guest's at sign-up, or a
 * visitor's at sign-in where the device is known to be theirs alone. Where both have read, the
 * furthest read wins by place and the last by time.
 */
export async function mergeReaders(executor: Executor, from: number, into: number): Promise<void> {
  if (from === into) return;
  await inTransaction(executor, async (tx) => {
    // Always in one order, so that two merges cannot wait for each other.
    const locked = await tx
      .select({ id: reader.id })
      .from(reader)
      .where(inArray(reader.id, [from, into]))
      .orderBy(asc(reader.id))
      .for('update');
    if (locked.length < 2) throw new Error(`there is no reader ${from} or ${into}`);
    await tx
      .insert(chapterReading)
      .select(
        tx
          .select({
            readerId: sql<number>`${into}::bigint`.as('reader_id'),
            contentId: chapterReading.contentId,
            chapterId: chapterReading.chapterId,
            openedAt: chapterReading.openedAt,
            readAt: chapterReading.readAt,
            finishedAt: chapterReading.finishedAt,
            placeVersion: chapterReading.placeVersion,
            placeShare: chapterReading.placeShare,
            placePosition: chapterReading.placePosition,
            placeDevice: chapterReading.placeDevice,
            placedAt: chapterReading.placedAt,
          })
          .from(chapterReading)
          .where(eq(chapterReading.readerId, from)),
      )
      .onConflictDoUpdate({
        target: [chapterReading.readerId, chapterReading.contentId, chapterReading.chapterId],
        set: laterOf,
      });
    for (const { progress, ...title } of await progressOfReader(tx, from)) {
      await addProgress(tx, into, title, progress);
    }
    await tx.delete(chapterReading).where(eq(chapterReading.readerId, from));
    await tx.delete(titleReading).where(eq(titleReading.readerId, from));
    // Told as one and, since the answer was lost, again as the other: it was one event.
    const told = tx
      .select({ eventKey: readingEvent.eventKey })
      .from(readingEvent)
      .where(eq(readingEvent.readerId, into));
    await tx
      .delete(readingEvent)
      .where(and(eq(readingEvent.readerId, from), inArray(readingEvent.eventKey, told)));
    await tx.update(readingEvent).set({ readerId: into }).where(eq(readingEvent.readerId, from));
    await tx.update(chapterReport).set({ readerId: into }).where(eq(chapterReport.readerId, from));
    await tx.delete(reader).where(eq(reader.id, from));
  });
}
