import type { ReadingEventKind } from '@hanji/domain/reading/reading-event.ts';
import { progressAfter } from '@hanji/domain/reading/position/reading-progress.ts';
import type { Transaction } from '#db/executor.ts';
import type { chapter } from '#db/schema/works/chapter.ts';
import { addChapterReadings } from './chapter-readings.ts';
import { findProgress, storeProgress } from './title-progress.ts';

type Chapter = Pick<typeof chapter.$inferSelect, 'id' | 'contentId' | 'unit' | 'sort' | 'version'>;

/** What happened and when, on which device where that was said. */
type ReadingEvent = {
  readonly kind: ReadingEventKind;
  readonly device: string | null;
  readonly at: Date;
};

/**
 * Stores that a reader, whose row is locked, opened a chapter or was at its end. Gives when they
 * had opened it last; null where never before.
 */
export async function storeReading(
  tx: Transaction,
  readerId: number,
  { id: chapterId, version: contentVersion, sort, ...title }: Chapter,
  { kind, device, at: happenedAt }: ReadingEvent,
): Promise<Date | null> {
  const { contentId } = title;
  const at = happenedAt.getTime();
  const own = { openedAt: kind === 'read' ? at : null, finishedAt: kind === 'read' ? null : at };
  const reading = { ...own, readAt: at, place: null };
  const [before] = await addChapterReadings(tx, readerId, [{ contentId, chapterId, reading }]);
  const progress = await findProgress(tx, readerId, title);
  const mark = { chapterId, sort, contentVersion, device, at };
  await storeProgress(tx, readerId, title, progressAfter(kind, mark, progress));
  const openedAt = before?.reading.openedAt ?? null;
  return openedAt === null ? null : new Date(openedAt);
}
