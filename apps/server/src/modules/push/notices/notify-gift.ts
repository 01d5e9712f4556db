import { and, eq, exists, isNotNull, lte, notExists, or } from 'drizzle-orm';
import type { Transaction } from '#db/executor.ts';
import type { Jobs } from '#db/jobs/jobs.ts';
import { member } from '#db/schema/account/access.ts';
import { pushSubscription } from '#db/schema/account/push.ts';
import { giftReceipt, inboxEntry, inboxRecipient } from '#db/schema/inbox/inbox.ts';
import { enqueueNotices } from './enqueue-notices.ts';

/** Has everybody told of a gift for whom it waits, and who has a browser that notices go to. */
export async function notifyGift(
  tx: Transaction,
  { kind, giftId }: Jobs['notify-gift'],
  now: Date,
): Promise<void> {
  const [gift] = await tx.select().from(inboxEntry).where(eq(inboxEntry.id, giftId));
  if (gift === undefined || gift.withdrawnAt !== null) return;
  if (gift.expiresAt === null || gift.expiresAt <= now) return;
  const named = tx
    .select({ memberId: inboxRecipient.memberId })
    .from(inboxRecipient)
    .where(and(eq(inboxRecipient.entryId, giftId), eq(inboxRecipient.memberId, member.id)));
  const received = tx
    .select({ memberId: giftReceipt.memberId })
    .from(giftReceipt)
    .where(and(eq(giftReceipt.giftId, giftId), eq(giftReceipt.memberId, member.id)));
  const isForAll = and(
    eq(inboxEntry.distributionType, 'everyone'),
    lte(member.createdAt, inboxEntry.distributedAt),
  );
  const receivers = await tx
    .selectDistinct({ memberId: member.id })
    .from(pushSubscription)
    .innerJoin(member, eq(member.id, pushSubscription.memberId))
    .innerJoin(inboxEntry, eq(inboxEntry.id, giftId))
    .where(
      and(
        isNotNull(pushSubscription.memberId),
        eq(member.guest, false),
        or(isForAll, exists(named)),
        notExists(received),
      ),
    );
  await enqueueNotices(
    tx,
    receivers.map(({ memberId }) => ({ memberId, kind, giftId })),
  );
}
