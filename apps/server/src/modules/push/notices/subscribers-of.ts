import { and, eq, isNull } from 'drizzle-orm';
import type { Executor } from '#db/executor.ts';
import type { NewChapter } from '#db/jobs/notice-job.ts';
import { challengeSubscription } from '#db/schema/challenge/readers.ts';
import { titleSubscription } from '#db/schema/readers/library.ts';
import { reader } from '#db/schema/readers/reader.ts';

type Title = Pick<NewChapter, 'contentId' | 'area'>;

/** Readers who subscribe to a title, which is one of the catalogue or of the challenge area. */
export function subscribersOf(db: Executor, { contentId, area }: Title) {
  return area === 'challenge'
    ? db
        .select({ readerId: challengeSubscription.readerId })
        .from(challengeSubscription)
        .where(eq(challengeSubscription.contentId, contentId))
        .as('subscriber')
    : db
        .select({ readerId: titleSubscription.readerId })
        .from(titleSubscription)
        .where(and(eq(titleSubscription.contentId, contentId), isNull(titleSubscription.endedAt)))
        .as('subscriber');
}

/** Whether a member is one of them now: since a notice was queued, a night may have passed. */
export async function isSubscriber(db: Executor, title: Title, memberId: string): Promise<boolean> {
  const subscriber = subscribersOf(db, title);
  const found = await db
    .select({ readerId: reader.id })
    .from(reader)
    .innerJoin(subscriber, eq(subscriber.readerId, reader.id))
    .where(eq(reader.memberId, memberId));
  return found.length > 0;
}
