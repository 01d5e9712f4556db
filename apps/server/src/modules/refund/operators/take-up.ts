import { isDeepStrictEqual } from 'node:util';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { refundEntry } from '@hanji/domain/refund/amounts.ts';
import { stateAfter } from '@hanji/domain/refund/operation.ts';
import { refundStatement, type RefundStatement } from '@hanji/domain/refund/statement.ts';
import { inTransaction, type Executor, type Transaction } from '#db/executor.ts';
import { refundBatch, refundRequest } from '#db/schema/refund/refund.ts';
import { refundBasis } from '#modules/refund/amounts/refund-basis.ts';
import { linesOf, type RefundLine } from '#modules/refund/amounts/refund-lines.ts';
import { keptLines, type RefundRow } from '#modules/refund/member/standing-request.ts';
import { recordRefund, tellMember } from '#modules/refund/record-refund.ts';
import { postEntry } from '#modules/wallet/ledger/post-entry.ts';
import type { LockedWallet } from '#modules/wallet/ledger/locked-wallet.ts';
import { lockRequest, type ByOperator } from './change-request.ts';

export type TakenUp = {
  /** Null where nothing was taken up. */
  readonly batchId: number | null;
  readonly taken: readonly string[];
  /** Requests that stay as they are, and why. */
  readonly left: readonly { readonly id: string; readonly why: Untakeable }[];
};

/** The amounts are no longer what the ledger says, or there is nothing to pay. */
export type Untakeable = 'changed' | 'nothing';

/** The requests that nobody took up, the oldest first; those that are named, where some are. */
export function waitingRequests(
  db: Executor,
  { ids, most }: { readonly ids: readonly string[]; readonly most: number },
): Promise<RefundRow[]> {
  const isNamed = ids.length === 0 ? undefined : inArray(refundRequest.id, [...ids]);
  return db
    .select()
    .from(refundRequest)
    .where(and(eq(refundRequest.state, 'requested'), isNamed))
    .orderBy(asc(refundRequest.requestedAt), asc(refundRequest.id))
    .limit(most);
}

/**
 * Takes requests up into a batch, each by itself: from then on they are locked, and their coins are
 * out of the wallet. Whoever else does it at the same time takes up others; a batch of which only a
 * part was taken up, since the process was killed, is a batch like any other.
 */
export async function takeUp(
  db: Executor,
  waiting: readonly RefundRow[],
  by: ByOperator,
): Promise<TakenUp> {
  const taken: string[] = [];
  const left: { readonly id: string; readonly why: Untakeable }[] = [];
  let batchId: number | null = null;
  for (const request of waiting) {
    const result: Taken = await inTransaction(db, (tx) => takeOne(tx, request, batchId, by));
    if (result.kind === 'left') left.push({ id: request.id, why: result.why });
    if (result.kind !== 'taken') continue;
    batchId = result.batchId;
    taken.push(request.id);
  }
  return { batchId, taken, left };
}

type Taken =
  | { readonly kind: 'taken'; readonly batchId: number }
  | { readonly kind: 'left'; readonly why: Untakeable }
  /** Somebody else did it, or it is gone. */
  | { readonly kind: 'none' };

async function takeOne(
  tx: Transaction,
  named: RefundRow,
  known: number | null,
  { operator, at }: ByOperator,
): Promise<Taken> {
  const locked = await lockRequest(tx, named);
  const none = { kind: 'none' } as const;
  if (locked === null || locked.request.state === 'replaced') return none;
  const { request, wallet } = locked;
  const state = stateAfter('take', locked.request.state);
  if (state === null) return none;
  const statement = await statementOf(tx, request);
  if (statement === null) return { kind: 'left', why: 'changed' };
  if (request.refundWon === 0) return { kind: 'left', why: 'nothing' };
  const batchId = known ?? (await openBatch(tx, operator, at));
  const entry = refundEntry(leftOf(wallet, statement));
  const { entryId } = await postEntry(tx, wallet, entry, { at });
  await tx
    .update(refundRequest)
    .set({ state, changedAt: at, batchId, entryId })
    .where(eq(refundRequest.id, request.id));
  await recordRefund(tx, request, { what: state, at, operator });
  await tellMember(tx, request, state);
  return { kind: 'taken', batchId };
}

/** As the request has it; null where the ledger says another today, since something was spent, say. */
async function statementOf(tx: Transaction, request: RefundRow): Promise<RefundStatement | null> {
  const { endOfServiceAt, judgedAt, walletId, id } = request;
  const basis = await refundBasis(tx, walletId, { calendar: { endOfServiceAt }, at: judgedAt });
  const statement = refundStatement(basis);
  const [now, kept] = [linesOf(statement), await keptLines(tx, id)];
  return isDeepStrictEqual(now.map(factsOf), kept.map(factsOf)) ? statement : null;
}

/** What an amount comes from; names may have changed since. */
function factsOf({ chapterId, coins, remainingDays, won, exact, shares }: RefundLine) {
  return { chapterId, coins, remainingDays, won, exact, shares };
}

/** Coins that ended after the service did have left their lots already. */
function leftOf({ lots }: LockedWallet, { coins }: RefundStatement) {
  return coins.map(({ lot, coins: count }) => {
    const left = lots.find(({ id }) => id === lot.id)?.amount ?? 0;
    return { lot, coins: Math.min(count, left) };
  });
}

async function openBatch(tx: Transaction, operator: string, at: Date): Promise<number> {
  const [batch] = await tx
    .insert(refundBatch)
    .values({ takenUpAt: at, operator })
    .returning({ id: refundBatch.id });
  if (batch === undefined) throw new Error('the batch was not stored');
  return batch.id;
}
