import { isDeepStrictEqual } from 'node:util';
import { refundStatement, type RefundStatement } from '@hanji/domain/refund/statement.ts';
import type { Executor } from '#db/executor.ts';
import { refundBasis } from '#modules/refund/amounts/refund-basis.ts';
import { linesOf, type RefundLine } from '#modules/refund/amounts/refund-lines.ts';
import { keptLines, type RefundRow } from '#modules/refund/member/standing-request.ts';

/** As the request has it; null where the ledger says another today, since something was spent, say. */
export async function standingStatement(
  db: Executor,
  request: RefundRow,
): Promise<RefundStatement | null> {
  const { endOfServiceAt, judgedAt, walletId, id } = request;
  const basis = await refundBasis(db, walletId, { calendar: { endOfServiceAt }, at: judgedAt });
  const statement = refundStatement(basis);
  const [now, kept] = [linesOf(statement), await keptLines(db, id)];
  return isDeepStrictEqual(now.map(factsOf), kept.map(factsOf)) ? statement : null;
}

/** What an amount comes from; names may have changed since. */
function factsOf({ chapterId, coins, remainingDays, won, exact, shares }: RefundLine) {
  return { chapterId, coins, remainingDays, won, exact, shares };
}
