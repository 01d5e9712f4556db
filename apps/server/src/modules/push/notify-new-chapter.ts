import { and, eq, isNull } from 'drizzle-orm';
import type { Transaction } from '#db/executor.ts';
import type { Jobs } from '#db/jobs/jobs.ts';
import { pushSubscription } from '#db/schema/account/push.ts';
import { challengeSubscription } from '#db/schema/challenge/readers.ts';
import { titleSubscription } from '#db/schema/readers/library.ts';
import { reader } from '#db/schema/readers/reader.ts';
import { enqueueNotices } from './enqueue-notices.ts';

type Job = Jobs['notify-new-chapter'];

/** Readers who subscribe to the title, which is one of the catalogue or of the challenge area. */
function subscribersOf(tx: Transaction, { contentId, area }: Job) {
  return area === 'challenge'
    ? tx
        .select({ readerId: challengeSubscription.readerId })
        .from(challengeSubscription)
        .where(eq(challengeSubscription.contentId, contentId))
        .as('subscriber')
    : tx
        .select({ readerId: titleSubscription.readerId })
        .from(titleSubscription)
        .where(and(eq(titleSubscription.contentId, contentId), isNull(titleSubscription.endedAt)))
        .as('subscriber');
}

/** Has everybody told who subscribes to the title, and has a browser that notices go to. */
export async function notifyNewChapter(tx: Transaction, job: Job): Promise<void> {
  const subscriber = subscribersOf(tx, job);
  const told = await tx
    .selectDistinct({ memberId: pushSubscription.memberId })
    .from(subscriber)
    .innerJoin(reader, eq(reader.id, subscriber.readerId))
    .innerJoin(pushSubscription, eq(pushSubscription.memberId, reader.memberId));
  await enqueueNotices(
    tx,
    told.flatMap(({ memberId }) =>
      memberId === null ? [] : [{ ...job, memberId, kind: 'newChapter' as const }],
    ),
  );
}
