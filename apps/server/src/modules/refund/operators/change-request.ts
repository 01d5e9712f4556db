import { and, eq } from 'drizzle-orm';
import { ledgerEntry } from '@hanji/domain/coins/ledger/ledger-entry.ts';
import { stateAfter, type RefundOperation } from '@hanji/domain/refund/operation.ts';
import type { RefundState } from '@hanji/contract/refund-states.ts';
import { inTransaction, type Executor, type Transaction } from '#db/executor.ts';
import { refundEvent, refundRequest } from '#db/schema/refund/refund.ts';
import { coinLot, ledgerPosting } from '#db/schema/wallet/wallet.ts';
import type { RefundRow } from '#modules/refund/member/standing-request.ts';
import { recordRefund, tellMember } from '#modules/refund/record-refund.ts';
import { lockWallet, withLots, type LockedWallet } from '#modules/wallet/ledger/locked-wallet.ts';
import { postEntry } from '#modules/wallet/ledger/post-entry.ts';
import { takeRefundedCoins } from '#modules/wallet/take-refunded-coins.ts';

export type ByOperator = { readonly operator: string; readonly reason?: string; readonly at: Date };

/** A request that nobody else changes before the transaction ends, with its wallet. */
export type LockedRequest = { readonly request: RefundRow; readonly wallet: LockedWallet };

/** Locks the wallet and then the request, as whoever makes one does; null for one that is gone. */
export async function lockRequest(
  tx: Transaction,
  { id, walletId }: Pick<RefundRow, 'id' | 'walletId'>,
): Promise<LockedRequest | null> {
  const wallet = await lockWallet(tx, walletId);
  const [request] = await tx
    .select()
    .from(refundRequest)
    .where(eq(refundRequest.id, id))
    .for('update');
  return request === undefined ? null : { request, wallet };
}

/**
 * Does what an operator did outside with a request, once: null where it was done already, or cannot
 * be done as the request stands. What was exported a bank may pay at any time, so that it is refused
 * no more. Coins of one that is not paid after all go back to the wallet.
 */
export function settleRequest(
  db: Executor,
  named: RefundRow,
  operation: Exclude<RefundOperation, 'take'>,
  { operator, reason, at }: ByOperator,
): Promise<RefundState | null> {
  return inTransaction(db, async (tx) => {
    const locked = await lockRequest(tx, named);
    if (locked === null || locked.request.state === 'replaced') return null;
    const { request, wallet } = locked;
    const state = stateAfter(operation, locked.request.state);
    if (state === null) return null;
    if (operation === 'refuse' && (await isExported(tx, request))) return null;
    const entryId = state === 'paid' ? request.entryId : null;
    await tx
      .update(refundRequest)
      .set({ state, changedAt: at, processedAt: at, reason: reason ?? null, entryId })
      .where(eq(refundRequest.id, request.id));
    // Afterwards: what a request pays out is owed of an order whose money went back elsewhere.
    if (state !== 'paid') await giveBackCoins(tx, wallet, request.entryId, at);
    const detail = reason === undefined ? {} : { detail: reason };
    await recordRefund(tx, request, { what: state, at, operator, ...detail });
    await tellMember(tx, request, state);
    return state;
  });
}

async function isExported(tx: Transaction, { id }: Pick<RefundRow, 'id'>): Promise<boolean> {
  const exported = and(eq(refundEvent.requestId, id), eq(refundEvent.what, 'exported'));
  return (await tx.$count(refundEvent, exported)) > 0;
}

/** What left the wallet for a refund comes back; of coins whose money went back elsewhere, not. */
async function giveBackCoins(
  tx: Transaction,
  wallet: LockedWallet,
  entryId: number | null,
  at: Date,
): Promise<void> {
  if (entryId === null) {
    await takeRefundedCoins(tx, wallet, at);
    return;
  }
  const rows = await tx
    .select({ id: coinLot.id, kind: coinLot.kind, amount: ledgerPosting.amount })
    .from(ledgerPosting)
    .innerJoin(coinLot, eq(coinLot.id, ledgerPosting.lotId))
    .where(eq(ledgerPosting.entryId, entryId));
  const changes = rows.map(({ amount, ...lot }) => ({ lot, amount: -amount }));
  const ids = rows.map(({ id }) => id);
  const before = await withLots(tx, wallet, ids);
  const posted = await postEntry(tx, before, ledgerEntry('refund', changes), { at });
  await takeRefundedCoins(tx, posted.wallet, at);
}
