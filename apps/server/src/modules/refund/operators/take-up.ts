import { eq } from 'drizzle-orm';
import { refundEntry } from '@hanji/domain/refund/amounts.ts';
import { stateAfter } from '@hanji/domain/refund/operation.ts';
import type { RefundStatement } from '@hanji/domain/refund/statement.ts';
import { inTransaction, type Executor, type Transaction } from '#db/executor.ts';
import { refundBatch, refundRequest } from '#db/schema/refund/refund.ts';
import type { RefundRow } from '#modules/refund/member/standing-request.ts';
import { recordRefund, tellMember } from '#modules/refund/record-refund.ts';
import { postEntry } from '#modules/wallet/ledger/post-entry.ts';
import type { LockedWallet } from '#modules/wallet/ledger/locked-wallet.ts';
import { lockRequest, type ByOperator } from './change-request.ts';
import { standingStatement } from './standing-statement.ts';

/** Those that are named, or all that wait, which come as they are asked for. */
type Requests = Iterable<RefundRow> | AsyncIterable<RefundRow>;
/** So many are taken up at most, however many are left as they are on the way. */
type Most = { readonly most?: number };

export type TakenUp = {
  /** Null where nothing was taken up. */
  readonly batchId: number | null;
  readonly taken: readonly string[];
  /** Requests that stay as they are, and why. */
  readonly left: readonly { readonly id: string; readonly why: Untakeable }[];
};

/** The amounts are no longer what the ledger says, or there is nothing to pay. */
export type Untakeable = 'changed' | 'nothing';

/**
 * Takes requests up into a batch, each by itself: from then on they are locked, and their coins are
 * out of the wallet. Whoever else does it at the same time takes up others; a batch of which only a
 * part was taken up, since the process was killed, is a batch like any other.
 */
export async function takeUp(
  db: Executor,
  requests: Requests,
  { most = Infinity, ...by }: ByOperator & Most,
): Promise<TakenUp> {
  const taken: string[] = [];
  const left: { readonly id: string; readonly why: Untakeable }[] = [];
  let batchId: number | null = null;
  for await (const request of requests) {
    if (taken.length === most) break;
    const result: Taken = await inTransaction(db, (tx) => takeOne(tx, request, batchId, by));
    if (result.kind === 'left') left.push({ id: request.id, why: result.why });
    if (result.kind !== 'taken') continue;
    batchId = result.batchId;
    taken.push(request.id);
  }
  return { batchId, taken, left };
}

/** What `takeUp` would do by now, with nothing done. */
export async function couldTakeUp(
  db: Executor,
  requests: Requests,
  { most = Infinity }: Most,
): Promise<Pick<TakenUp, 'left'> & { readonly takeable: readonly RefundRow[] }> {
  const takeable: RefundRow[] = [];
  const left: { readonly id: string; readonly why: Untakeable }[] = [];
  for await (const request of requests) {
    if (takeable.length === most) break;
    const { id, refundWon } = request;
    if ((await standingStatement(db, request)) === null) left.push({ id, why: 'changed' });
    else if (refundWon === 0) left.push({ id, why: 'nothing' });
    else takeable.push(request);
  }
  return { takeable, left };
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
  const statement = await standingStatement(tx, request);
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
