import { and, eq, lte } from 'drizzle-orm';
import type { Executor } from '#db/executor.ts';
import { enqueue } from '#db/jobs/enqueue.ts';
import type { NewChapter } from '#db/jobs/notice-job.ts';
import { challengeChapter } from '#db/schema/challenge/chapter.ts';
import { challengeTitle } from '#db/schema/challenge/title.ts';

/** So long after subscribers of a title were told they are not told again. */
const quietMs = 3_600_000;

/**
 * Has those told who subscribe to a title, once an hour at the most, whatever is published and deleted
 * again: of several chapters that come meanwhile, of the last.
 */
export async function tellOfChapter(
  executor: Executor,
  { contentId, chapterId }: NewChapter,
  now: Date,
): Promise<void> {
  const [title] = await executor
    .select({ toldAt: challengeTitle.toldAt })
    .from(challengeTitle)
    .where(eq(challengeTitle.id, contentId))
    .for('no key update');
  const last = title?.toldAt?.getTime() ?? 0;
  // What is to be told later gives way to this, at its time.
  const at = last > now.getTime() ? last : Math.max(now.getTime(), last + quietMs);
  await executor
    .update(challengeTitle)
    .set({ toldAt: new Date(at) })
    .where(eq(challengeTitle.id, contentId));
  const job = { contentId, chapterId, area: 'challenge' } as const;
  const when = { key: `challenge ${contentId}`, ...(at > now.getTime() && { at: new Date(at) }) };
  await enqueue(executor, 'notify-new-chapter', job, when);
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
  for (const { contentId } of appeared) {
    await tellOfChapter(executor, { contentId, chapterId }, now);
  }
}
