import type { Executor } from '#db/executor.ts';
import { cancelWaiting, enqueue } from '#db/jobs/enqueue.ts';
import { refreshPublishedFacts } from './refresh-published-facts.ts';

/**
 * Brings a title up to the chapters that have appeared by `now`, and queues the same for the moment
 * when the next one appears.
 */
export async function publishChapters(
  executor: Executor,
  contentId: number,
  now: Date,
): Promise<void> {
  const next = await refreshPublishedFacts(executor, contentId, now);
  const key = String(contentId);
  if (next === null) await cancelWaiting(executor, 'publish-chapters', key);
  else await enqueue(executor, 'publish-chapters', { contentId }, { at: next, key });
}
