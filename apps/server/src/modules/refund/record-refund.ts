import { eq } from 'drizzle-orm';
import type { RefundStep } from '#db/jobs/mail-job.ts';
import { enqueue } from '#db/jobs/enqueue.ts';
import type { Transaction } from '#db/executor.ts';
import { member } from '#db/schema/account/access.ts';
import { refundEvent, type RefundEvent } from '#db/schema/refund/refund.ts';
import { enqueueNotices } from '#modules/push/notices/enqueue-notices.ts';
import type { RefundRow } from './member/standing-request.ts';

type Happened = {
  readonly what: RefundEvent;
  readonly at: Date;
  readonly operator?: string;
  readonly detail?: string;
};

export async function recordRefund(
  tx: Transaction,
  { id: requestId }: Pick<RefundRow, 'id'>,
  happened: Happened,
): Promise<void> {
  await tx.insert(refundEvent).values({ requestId, ...happened });
}

/** Tells the member where the request stands: by mail where there is an address, and browsers that asked for it. */
export async function tellMember(
  tx: Transaction,
  { id, memberId, locale }: Pick<RefundRow, 'id' | 'memberId' | 'locale'>,
  step: RefundStep,
): Promise<void> {
  if (memberId === null) return;
  if (step !== 'requested' && step !== 'renewed') {
    await enqueueNotices(tx, [{ memberId, kind: 'refund', requestId: id, step }]);
  }
  const [to] = await tx.select({ email: member.email }).from(member).where(eq(member.id, memberId));
  if (to === undefined || to.email === null) return;
  const mail = { topic: 'refund', to: to.email, requestId: id, step } as const;
  await enqueue(tx, 'send-mail', { ...mail, locale, edition: 'vi-refund' });
}
