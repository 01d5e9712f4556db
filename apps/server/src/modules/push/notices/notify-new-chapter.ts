import { eq } from 'drizzle-orm';
import type { Transaction } from '#db/executor.ts';
import type { Jobs } from '#db/jobs/jobs.ts';
import { pushSubscription } from '#db/schema/account/push.ts';
import { reader } from '#db/schema/readers/reader.ts';
import { enqueueNotices } from './enqueue-notices.ts';
import { subscribersOf } from './subscribers-of.ts';

type Job = Jobs['notify-new-chapter'];

/** Has everybody told who subscribes to the title, and has a browser that notices go to. */
export async function notifyNewChapter(tx: Transaction, job: Job): Promise<void> {
  const subscriber = subscribersOf(tx, job);
  const subscribers = await tx
    .selectDistinct({ memberId: pushSubscription.memberId })
    .from(subscriber)
    .innerJoin(reader, eq(reader.id, subscriber.readerId))
    .innerJoin(pushSubscription, eq(pushSubscription.memberId, reader.memberId));
  await enqueueNotices(
    tx,
    subscribers.flatMap(({ memberId }) =>
      memberId === null ? [] : [{ ...job, memberId, kind: 'newChapter' as const }],
    ),
  );
}
