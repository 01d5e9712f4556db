import type { Executor } from '#db/executor.ts';
import { cancelWaiting, enqueueAll } from '#db/jobs/enqueue.ts';
import { queueNewChapters } from '#ingest/work/publishing/queue-new-chapters.ts';
import { refreshPublishedFacts } from '#ingest/work/publishing/refresh-published-facts.ts';

/**
 * Brings titles up to the chapters that have appeared by `now`, queues the same for the moment when
 * the next one of each appears, and has their subscribers told.
 */
export async function publishChapters(
  executor: Executor,
  contentIds: readonly number[],
  now: Date,
): Promise<void> {
  const next = await refreshPublishedFacts(executor, contentIds, now);
  const done = contentIds.filter((id) => !next.has(id)).map(String);
  await cancelWaiting(executor, 'publish-chapters', done);
  const jobs = [...next].map(([contentId, at]) => ({
    data: { contentId },
    at,
    key: String(contentId),
  }));
  await enqueueAll(executor, 'publish-chapters', jobs);
  await queueNewChapters(executor, contentIds, now);
}
