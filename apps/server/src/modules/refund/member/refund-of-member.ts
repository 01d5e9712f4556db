import { eq } from 'drizzle-orm';
import { refundTotals, type RefundTotals } from '@hanji/domain/refund/amounts.ts';
import { refundStatement } from '@hanji/domain/refund/statement.ts';
import { wallet } from '#db/schema/wallet/wallet.ts';
import type { RequestContext } from '#http/request-context.ts';
import { refundBasis } from '#modules/refund/amounts/refund-basis.ts';
import { linesOf, type RefundLine } from '#modules/refund/amounts/refund-lines.ts';
import { isStanding, keptLines, newestRequest, type NewestRequest } from './standing-request.ts';

/** What a member is refunded: as the standing request has it, otherwise as it is now. */
export type RefundOfMember = {
  readonly request: NewestRequest | null;
  readonly totals: RefundTotals;
  readonly lines: readonly RefundLine[];
};

export async function refundOfMember(
  context: RequestContext,
  memberId: string,
): Promise<RefundOfMember> {
  const { db, settings } = context;
  const request = await newestRequest(db, memberId);
  if (request !== null && isStanding(request)) {
    return { request, totals: request.totals, lines: await keptLines(db, request.id) };
  }
  const [own] = await db
    .select({ id: wallet.id })
    .from(wallet)
    .where(eq(wallet.memberId, memberId));
  if (own === undefined) return { request, totals: refundTotals([], []), lines: [] };
  const moment = { calendar: settings.shutdown, at: context.now() };
  const statement = refundStatement(await refundBasis(db, own.id, moment));
  return { request, totals: statement.totals, lines: linesOf(statement) };
}
