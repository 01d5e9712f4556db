import { eq } from 'drizzle-orm';
import { refundTotals, type RefundTotals } from '@hanji/domain/refund/amounts.ts';
import { refundStatement } from '@hanji/domain/refund/statement.ts';
import { wallet } from '#db/schema/wallet/wallet.ts';
import type { RequestContext } from '#http/request-context.ts';
import { refundBasis } from '#modules/refund/amounts/refund-basis.ts';
import { linesOf, type RefundLine } from '#modules/refund/amounts/refund-lines.ts';
import {
  countKeptLines,
  isStanding,
  keptLines,
  newestRequest,
  type LinesPart,
  type NewestRequest,
} from './standing-request.ts';

type PartOfKind = LinesPart & { readonly kind: RefundLine['kind'] };

/** A page of the lines of a kind, and how many of it there are. */
type Lines = { readonly lines: readonly RefundLine[]; readonly count: number };

/** What a member is refunded: as the standing request has it, otherwise as it is now. */
export type RefundOfMember = {
  readonly request: NewestRequest | null;
  readonly totals: RefundTotals;
  /** Of chapters a member may have tens of thousands. */
  readonly linesOf: (part: PartOfKind) => Promise<Lines>;
};

export async function refundOfMember(
  context: RequestContext,
  memberId: string,
): Promise<RefundOfMember> {
  const { db, settings } = context;
  const request = await newestRequest(db, memberId);
  if (request !== null && isStanding(request)) {
    const linesOfRequest = async (part: PartOfKind) => ({
      lines: await keptLines(db, request.id, part),
      count: await countKeptLines(db, request.id, part.kind),
    });
    return { request, totals: request.totals, linesOf: linesOfRequest };
  }
  const [own] = await db
    .select({ id: wallet.id })
    .from(wallet)
    .where(eq(wallet.memberId, memberId));
  if (own === undefined) {
    return { request, totals: refundTotals([], []), linesOf: partOf([]) };
  }
  const moment = { calendar: settings.shutdown, at: context.now() };
  const statement = refundStatement(await refundBasis(db, own.id, moment));
  return { request, totals: statement.totals, linesOf: partOf(linesOf(statement)) };
}

function partOf(all: readonly RefundLine[]): RefundOfMember['linesOf'] {
  return async ({ kind, from = 0, most = Infinity }) => {
    const lines = all.filter((line) => line.kind === kind);
    return { lines: lines.slice(from, from + most), count: lines.length };
  };
}
