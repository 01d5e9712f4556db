import { and, asc, eq, gt, sql, type SQL } from 'drizzle-orm';
import { inTransaction, type Executor } from '#db/executor.ts';
import { coinOrder, coinOrderEvent } from '#db/schema/wallet/payment.ts';
import { wallet } from '#db/schema/wallet/wallet.ts';
import { spentOfRefund } from '#modules/wallet/take-refunded-coins.ts';
import { lockOrder, type OrderRow } from '#modules/payment/orders/order-rows.ts';

/** Who does it, why and when. */
export type ByHand = { readonly operator: string; readonly reason: string; readonly at: Date };

/** Orders of a member of which coins are owed, the oldest first. */
export async function owedOrders(db: Executor, memberId: string): Promise<OrderRow[]> {
  const rows = await db
    .select({ order: coinOrder })
    .from(coinOrder)
    .innerJoin(wallet, eq(wallet.id, coinOrder.walletId))
    .where(and(eq(wallet.memberId, memberId), gt(coinOrder.owed, 0)))
    .orderBy(asc(coinOrder.createdAt));
  return rows.map(({ order }) => order);
}

/**
 * Has nobody look at an order any more, or ask its provider, until something new comes of it. What
 * is owed is let go; the ledger has nothing of that, and stays as it is.
 */
export function settleByHand(db: Executor, order: OrderRow, by: ByHand): Promise<void> {
  return letGo(db, order, by, { attention: null, askAt: null });
}

/** Lets the coins go that are owed of orders; what else is to be looked at of one stays. */
export async function forgiveOwed(
  db: Executor,
  orders: readonly OrderRow[],
  by: ByHand,
): Promise<void> {
  const attention = sql`nullif(${coinOrder.attention}, ${spentOfRefund})`;
  await inTransaction(db, async (tx) => {
    for (const order of orders) await letGo(tx, order, by, { attention });
  });
}

function letGo(
  db: Executor,
  order: OrderRow,
  { operator, reason, at }: ByHand,
  columns: { readonly attention: SQL | null; readonly askAt?: null },
): Promise<void> {
  return inTransaction(db, async (tx) => {
    const { state, id } = (await lockOrder(tx, order)).order;
    const forgiven = sql`${coinOrder.forgiven} + ${coinOrder.owed}`;
    await tx
      .update(coinOrder)
      .set({ ...columns, forgiven, owed: 0 })
      .where(eq(coinOrder.id, id));
    await tx.insert(coinOrderEvent).values({
      orderId: id,
      at,
      from: state,
      to: state,
      source: 'operator',
      operator,
      detail: reason,
    });
  });
}
