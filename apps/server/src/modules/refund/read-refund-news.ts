import { eq } from 'drizzle-orm';
import type { Executor } from '#db/executor.ts';
import type { RefundStep } from '#db/jobs/mail-job.ts';
import { refundRequest } from '#db/schema/refund/refund.ts';
import type { RefundNews } from '#mail/write/refund-letter.ts';

/** What a mail says of a request; null once it is no longer kept. */
export async function readRefundNews(
  db: Executor,
  { requestId, step }: { readonly requestId: string; readonly step: RefundStep },
): Promise<Omit<RefundNews, 'link'> | null> {
  const [found] = await db
    .select({ amount: refundRequest.refundWon, reason: refundRequest.reason })
    .from(refundRequest)
    .where(eq(refundRequest.id, requestId));
  if (found === undefined) return null;
  const tells = step === 'returned' || step === 'refused';
  return { step, amount: found.amount, reason: tells ? found.reason : null };
}
