import { and, eq, lte } from 'drizzle-orm';
import type { Executor } from '#db/executor.ts';
import { enqueue } from '#db/jobs/enqueue.ts';
import type { NewChapter } from '#db/jobs/notice-job.ts';
import { challengeChapter } from '#db/schema/challenge/chapter.ts';

/** Has those told who subscribe to a title; of several chapters that come at once, of the last. */
export function tellOfChapter(
  executor: Executor,
  { contentId, chapterId }: NewChapter,
): Promise<void> {
  const job = { contentId, chapterId, area: 'challenge' } as const;
  return enqueue(executor, 'notify-new-chapter', job, { key: `challenge ${contentId}` });
}

/** Lets a scheduled chapter appear whose time has come; of any other nothing happens. */
export async function publishChallengeChapter(
  executor: Executor,
  chapterId: number,
  now: Date,
): Promise<void> {
  const appeared = await executor
    .update(challengeChapter)
    .set({ status: 'published' })
    .where(
      and(
        eq(challengeChapter.id, chapterId),
        eq(challengeChapter.status, 'scheduled'),
        lte(challengeChapter.publishedAt, now),
      ),
    )
    .returning({ contentId: challengeChapter.contentId });
  for (const { contentId } of appeared) await tellOfChapter(executor, { contentId, chapterId });
}
