import { and, eq, gt, sql } from 'drizzle-orm';
import { refundLots } from '@hanji/domain/coins/ledger/refund-lots.ts';
import type { Transaction } from '#db/executor.ts';
import { coinOrder, coinOrderLot } from '#db/schema/wallet/payment.ts';
import { coinLot } from '#db/schema/wallet/wallet.ts';
import type { LockedWallet } from './ledger/locked-wallet.ts';
import { postEntry } from './ledger/post-entry.ts';

/** What an operator reads of an order of which coins are owed. */
export const spentOfRefund = 'its coins were spent';

/**
 * Takes what is left of the coins whose money went back out of a locked wallet, and keeps with each
 * of their orders how many were spent, or paid out by a bank. May be done again: coins that come back
 * into such a lot, as where a chapter is taken back, go the same way.
 */
export async function takeRefundedCoins(
  tx: Transaction,
  locked: LockedWallet,
  at: Date,
): Promise<LockedWallet> {
  const isRefunded = and(eq(coinOrder.walletId, locked.id), eq(coinOrder.state, 'refunded'));
  const rows = await tx
    .select({ id: coinLot.id })
    .from(coinLot)
    .innerJoin(coinOrderLot, eq(coinOrderLot.lotId, coinLot.id))
    .innerJoin(coinOrder, eq(coinOrder.id, coinOrderLot.orderId))
    .where(and(isRefunded, gt(coinLot.amount, 0)));
  const ids = new Set(rows.map(({ id }) => id));
  const lots = locked.lots.filter(({ id }) => ids.has(id));
  const posted = await postEntry(tx, locked, refundLots(lots), { at });
  const spent = sql`(select coalesce(-sum(p.amount), 0) from coin_order_lot l
    join ledger_posting p on p.lot_id = l.lot_id join ledger_entry e on e.id = p.entry_id
    where l.order_id = ${coinOrder.id} and e.kind in ('spend', 'take_back'))`;
  // By the lines, not the ledger: what ended after the service did is paid without leaving a lot.
  const paidOut = sql`(select coalesce(sum((s.share->>'coins')::int), 0) from refund_request r
    join refund_line n on n.request_id = r.id and n.kind = 'coins'
    cross join json_array_elements(n.shares) s (share)
    join coin_order_lot l on l.lot_id = (s.share->>'lotId')::int
    where r.wallet_id = ${coinOrder.walletId} and r.state in ('taken_up', 'paid')
      and l.order_id = ${coinOrder.id})`;
  const owed = sql`greatest(${spent} + ${paidOut} - ${coinOrder.forgiven}, 0)`;
  await tx
    .update(coinOrder)
    .set({
      owed,
      // What else an operator has to look at stays.
      attention: sql`case when coalesce(attention, ${spentOfRefund}) <> ${spentOfRefund} then attention
        when ${owed} > 0 then ${spentOfRefund} end`,
    })
    .where(isRefunded);
  return posted.wallet;
}
