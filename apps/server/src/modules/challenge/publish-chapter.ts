import { and, eq, lte } from 'drizzle-orm';
import type { Executor } from '#db/executor.ts';
import { challengeChapter } from '#db/schema/challenge/chapter.ts';

/** Lets a scheduled chapter appear whose time has come; of any other nothing happens. */
export async function publishChallengeChapter(
  executor: Executor,
  chapterId: number,
  now: Date,
): Promise<void> {
  await executor
    .update(challengeChapter)
    .set({ status: 'published' })
    .where(
      and(
        eq(challengeChapter.id, chapterId),
        eq(challengeChapter.status, 'scheduled'),
        lte(challengeChapter.publishedAt, now),
      ),
    );
}
