import { and, eq, isNull } from 'drizzle-orm';
import type { Transaction } from '#db/executor.ts';
import type { Jobs } from '#db/jobs/jobs.ts';
import { pushSubscription } from '#db/schema/account/push.ts';
import { titleSubscription } from '#db/schema/readers/library.ts';
import { reader } from '#db/schema/readers/reader.ts';
import { enqueueNotices } from './enqueue-notices.ts';

/** Has everybody told who subscribes to the title, and has a browser that notices go to. */
export async function notifyNewChapter(
  tx: Transaction,
  { contentId, chapterId }: Jobs['notify-new-chapter'],
): Promise<void> {
  const subscribers = await tx
    .selectDistinct({ memberId: pushSubscription.memberId })
    .from(titleSubscription)
    .innerJoin(reader, eq(reader.id, titleSubscription.readerId))
    .innerJoin(pushSubscription, eq(pushSubscription.memberId, reader.memberId))
    .where(and(eq(titleSubscription.contentId, contentId), isNull(titleSubscription.endedAt)));
  await enqueueNotices(
    tx,
    subscribers.flatMap(({ memberId }) =>
      memberId === null ? [] : [{ memberId, kind: 'newChapter' as const, contentId, chapterId }],
    ),
  );
}
