import { and, asc, eq, inArray } from 'drizzle-orm';
import { inTransaction, type Executor } from '#db/executor.ts';
import { chapterReading, chapterReport, readingEvent } from '#db/schema/readers/reading.ts';
import { titleReading } from '#db/schema/readers/reading.ts';
import { reader } from '#db/schema/readers/reader.ts';
import { moveChallenge } from '#modules/challenge/readers/move-challenge.ts';
import { moveLibrary } from '#modules/library/move-library.ts';
import { moveReactions } from '#modules/community/readers/move-reactions.ts';
import { addChapterReadings, chapterReadingsOf } from './chapter-readings.ts';
import { addProgress, progressOfReader } from './title-progress.ts';

/**
 * Moves everything of one reader to another, and the first is gone. Where both have read, the
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
    await addChapterReadings(tx, into, await chapterReadingsOf(tx, from));
    for (const { progress, ...title } of await progressOfReader(tx, from)) {
      await addProgress(tx, into, title, progress);
    }
    await tx.delete(chapterReading).where(eq(chapterReading.readerId, from));
    await tx.delete(titleReading).where(eq(titleReading.readerId, from));
    // Told as one and, since the answer was lost, again as the other: it was one event.
    const reported = tx
      .select({ eventKey: readingEvent.eventKey })
      .from(readingEvent)
      .where(eq(readingEvent.readerId, into));
    await tx
      .delete(readingEvent)
      .where(and(eq(readingEvent.readerId, from), inArray(readingEvent.eventKey, reported)));
    await tx.update(readingEvent).set({ readerId: into }).where(eq(readingEvent.readerId, from));
    await tx.update(chapterReport).set({ readerId: into }).where(eq(chapterReport.readerId, from));
    await moveReactions(tx, from, into);
    await moveLibrary(tx, from, into);
    await moveChallenge(tx, from, into);
    await tx.delete(reader).where(eq(reader.id, from));
  });
}
