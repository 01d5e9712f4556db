import { inArray, sql, type SQL } from 'drizzle-orm';
import { bankbookKeptUntil, refundRecordKeptUntil } from '@hanji/domain/refund/calendar.ts';
import { inTransaction, type Executor, type Transaction } from '#db/executor.ts';
import {
  refundBankbook,
  refundEvent,
  refundLine,
  refundRemoval,
  refundRequest,
} from '#db/schema/refund/refund.ts';

export type ForgottenRefunds = { readonly images: number; readonly requests: number };

/** So few that a job is done within its time; the next one goes on. */
const mostAtOnce = 500;

/** When a request was processed, or gave way to a later one; null as long as it stands. */
const ended = sql`coalesce(r.processed_at, case when r.state = 'replaced' then r.changed_at end)`;

/** An image that a later request has as well ends with that one. */
const endedImages = sql`select b.id, max(${ended}) as ended
  from refund_bankbook b join refund_request r on r.bankbook_id = b.id
  group by b.id having every(${ended} is not null) order by 2 limit ${mostAtOnce}`;

const endedRequests = sql`select r.id, ${ended} as ended from refund_request r
  where ${ended} is not null order by 2 limit ${mostAtOnce}`;

/**
 * Removes what refunds keep of members when its time is over, and records that: bank-book images
 * three months after processing, all else five years after (challenge-and-shutdown, section 9).
 */
export function forgetRefunds(db: Executor, now: Date): Promise<ForgottenRefunds> {
  return inTransaction(db, async (tx) => {
    const images = await due(tx, endedImages, (at) => bankbookKeptUntil(at) <= now);
    const requests = await due(tx, endedRequests, (at) => refundRecordKeptUntil(at) <= now);
    if (images.length > 0) {
      const { bankbookId, id } = refundRequest;
      const of = await tx.select({ id }).from(refundRequest).where(inArray(bankbookId, images));
      await record(
        tx,
        'bankbook',
        of.map(({ id: requestId }) => requestId),
        now,
      );
      await tx.delete(refundBankbook).where(inArray(refundBankbook.id, images));
    }
    if (requests.length > 0) {
      await record(tx, 'request', requests, now);
      await tx.delete(refundLine).where(inArray(refundLine.requestId, requests));
      await tx.delete(refundEvent).where(inArray(refundEvent.requestId, requests));
      await tx.delete(refundRequest).where(inArray(refundRequest.id, requests));
    }
    return { images: images.length, requests: requests.length };
  });
}

async function due(
  tx: Transaction,
  query: SQL,
  isOver: (endedAt: Date) => boolean,
): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string; ended: Date | string }>(query);
  return rows.filter((row) => isOver(new Date(row.ended))).map(({ id }) => id);
}

async function record(
  tx: Transaction,
  what: 'bankbook' | 'request',
  requestIds: readonly string[],
  at: Date,
): Promise<void> {
  if (requestIds.length === 0) return;
  await tx.insert(refundRemoval).values(requestIds.map((requestId) => ({ at, what, requestId })));
}
