import { and, asc, eq, inArray, ne, sql, type SQL } from 'drizzle-orm';
import type { RefundState } from '@hanji/contract/refund-states.ts';
import type { Executor } from '#db/executor.ts';
import { refundEvent, refundRequest } from '#db/schema/refund/refund.ts';
import type { RefundRow } from '#modules/refund/member/standing-request.ts';

/** So many are in memory at once, each with its account and totals. */
const pageSize = 200;

/** Requests in a state, or all that gave way to no other, the oldest first. */
export function listRequests(db: Executor, state: RefundState | null): AsyncGenerator<RefundRow> {
  const { state: column } = refundRequest;
  return each(db, state === null ? ne(column, 'replaced') : eq(column, state));
}

/** The requests that nobody took up, the oldest first; those that are named, where some are. */
export function waitingRequests(db: Executor, ids: readonly string[]): AsyncGenerator<RefundRow> {
  const isNamed = ids.length === 0 ? undefined : inArray(refundRequest.id, [...ids]);
  return each(db, and(eq(refundRequest.state, 'requested'), isNamed));
}

/** A page at a time, however many there are; what becomes such meanwhile may be among them. */
async function* each(db: Executor, isMeant: SQL | undefined): AsyncGenerator<RefundRow> {
  const { requestedAt, id } = refundRequest;
  let last: RefundRow | undefined;
  do {
    const isLater = last && sql`(${requestedAt}, ${id}) > (${last.requestedAt}, ${last.id})`;
    const page = await db
      .select()
      .from(refundRequest)
      .where(and(isMeant, isLater))
      .orderBy(asc(requestedAt), asc(id))
      .limit(pageSize);
    yield* page;
    last = page.length < pageSize ? undefined : page.at(-1);
  } while (last !== undefined);
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
