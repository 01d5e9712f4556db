import { and, asc, desc, eq, getTableColumns, ne, sql } from 'drizzle-orm';
import type { RefundState } from '@hanji/contract/refund-states.ts';
import type { Executor } from '#db/executor.ts';
import { refundLine, refundRequest } from '#db/schema/refund/refund.ts';
import { wallet } from '#db/schema/wallet/wallet.ts';
import type { RefundLine } from '#modules/refund/amounts/refund-lines.ts';

export type RefundRow = typeof refundRequest.$inferSelect;

const standing = sql`${refundRequest.state} in ('requested', 'taken_up', 'paid')`;

/** A request that gave way to no later one. */
export type NewestRequest = RefundRow & { readonly state: RefundState };

/** The newest request of a member; null where there is none. */
export async function newestRequest(db: Executor, memberId: string): Promise<NewestRequest | null> {
  const [found] = await db
    .select({ request: refundRequest })
    .from(refundRequest)
    .innerJoin(wallet, eq(wallet.id, refundRequest.walletId))
    .where(and(eq(wallet.memberId, memberId), ne(refundRequest.state, 'replaced')))
    .orderBy(desc(standing), desc(refundRequest.requestedAt), desc(refundRequest.changedAt))
    .limit(1);
  return found === undefined ? null : (found.request as NewestRequest);
}

/** Of one kind, and a page of these. */
export type LinesPart = {
  readonly kind?: RefundLine['kind'];
  readonly from?: number;
  readonly most?: number;
};

function linesOfPart(requestId: string, { kind }: LinesPart) {
  return and(eq(refundLine.requestId, requestId), kind && eq(refundLine.kind, kind));
}

export function keptLines(
  db: Executor,
  requestId: string,
  part: LinesPart = {},
): Promise<RefundLine[]> {
  const { requestId: _, ...columns } = getTableColumns(refundLine);
  const lines = db
    .select(columns)
    .from(refundLine)
    .where(linesOfPart(requestId, part))
    .orderBy(asc(refundLine.line))
    .offset(part.from ?? 0);
  return part.most === undefined ? lines : lines.limit(part.most);
}

export function countKeptLines(
  db: Executor,
  requestId: string,
  kind: RefundLine['kind'],
): Promise<number> {
  return db.$count(refundLine, linesOfPart(requestId, { kind }));
}

/** Whether a request stands, and with it the amounts that it was made with. */
export function isStanding({ state }: Pick<NewestRequest, 'state'>): boolean {
  return state === 'requested' || state === 'taken_up' || state === 'paid';
}
