import { eq } from 'drizzle-orm';
import { enqueue } from '#db/jobs/enqueue.ts';
import type { Transaction } from '#db/executor.ts';
import { member } from '#db/schema/account/access.ts';
import { refundEvent, type RefundEvent } from '#db/schema/refund/refund.ts';
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

/** Tells the member where the request stands; nobody where there is no address to write to. */
export async function tellMember(
  tx: Transaction,
  { id, memberId, locale }: Pick<RefundRow, 'id' | 'memberId' | 'locale'>,
  step: Exclude<RefundEvent, 'replaced' | 'exported'>,
): Promise<void> {
  if (memberId === null) return;
  const [to] = await tx.select({ email: member.email }).from(member).where(eq(member.id, memberId));
  if (to === undefined || to.email === null) return;
  const mail = { topic: 'refund', to: to.email, requestId: id, step } as const;
  await enqueue(tx, 'send-mail', { ...mail, locale, edition: 'vi-refund' });
}
