import { and, asc, eq, ne, sql } from 'drizzle-orm';
import type { RefundState } from '@hanji/contract/refund-states.ts';
import type { Executor } from '#db/executor.ts';
import { refundEvent, refundRequest } from '#db/schema/refund/refund.ts';
import type { RefundRow } from '#modules/refund/member/standing-request.ts';

/** Requests in a state, or all that gave way to no other, the oldest first. */
export function listRequests(db: Executor, state: RefundState | null): Promise<RefundRow[]> {
  const { state: column } = refundRequest;
  return db
    .select()
    .from(refundRequest)
    .where(state === null ? ne(column, 'replaced') : eq(column, state))
    .orderBy(asc(refundRequest.requestedAt), asc(refundRequest.id));
}

export async function findRequest(db: Executor, id: string): Promise<RefundRow | null> {
  const [found] = await db.select().from(refundRequest).where(eq(refundRequest.id, id));
  return found ?? null;
}

/**
 * Those of a batch that are not paid yet, as far as a bank was told of them: others were taken up
 * after the export.
 */
export function unpaidOfBatch(db: Executor, batchId: number): Promise<RefundRow[]> {
  const isExported = sql`exists (select from ${refundEvent}
    where ${refundEvent.requestId} = ${refundRequest.id} and ${refundEvent.what} = 'exported')`;
  const isTaken = and(eq(refundRequest.batchId, batchId), eq(refundRequest.state, 'taken_up'));
  return db
    .select()
    .from(refundRequest)
    .where(and(isTaken, isExported))
    .orderBy(asc(refundRequest.id));
}

export function eventsOf(db: Executor, { id }: Pick<RefundRow, 'id'>) {
  return db
    .select()
    .from(refundEvent)
    .where(eq(refundEvent.requestId, id))
    .orderBy(asc(refundEvent.id));
}
