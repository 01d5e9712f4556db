import { eq } from 'drizzle-orm';
import type { CoinOrder } from '@hanji/contract/entities/payment.ts';
import type { OrderFailure } from '@hanji/contract/vocabulary.ts';
import { canBecome, isInBetween, purchaseResult } from '@hanji/domain/payment/order-state.ts';
import type { OrderState } from '@hanji/domain/payment/order-state.ts';
import type { Executor, Transaction } from '#db/executor.ts';
import { coinOrder, coinOrderEvent, type OrderSource } from '#db/schema/wallet/payment.ts';
import { wallet } from '#db/schema/wallet/wallet.ts';
import { ApiFailure } from '#http/failure/api-failure.ts';
import { lockWallet, type LockedWallet } from '#modules/wallet/ledger/locked-wallet.ts';

export type OrderRow = typeof coinOrder.$inferSelect;

export async function readOrder(db: Executor, id: string): Promise<OrderRow | null> {
  const [found] = await db.select().from(coinOrder).where(eq(coinOrder.id, id));
  return found ?? null;
}

/** @throws ApiFailure 404 for an order that is not there, 403 for one of somebody else */
export async function ownOrder(db: Executor, id: string, memberId: string): Promise<OrderRow> {
  const [found] = await db
    .select({ order: coinOrder, buyer: wallet.memberId })
    .from(coinOrder)
    .innerJoin(wallet, eq(wallet.id, coinOrder.walletId))
    .where(eq(coinOrder.id, id));
  if (found === undefined) throw new ApiFailure(404, 'orderNotFound');
  if (found.buyer !== memberId) throw new ApiFailure(403, 'notYours');
  return found.order;
}

export type LockedOrder = { readonly order: OrderRow; readonly wallet: LockedWallet };

/** An order that nobody else changes before the transaction ends, nor the wallet that it is of. */
export async function lockOrder(tx: Transaction, { id, walletId }: OrderRow): Promise<LockedOrder> {
  const locked = await lockWallet(tx, walletId);
  const [order] = await tx.select().from(coinOrder).where(eq(coinOrder.id, id)).for('update');
  if (order === undefined) throw new Error('the order is gone');
  return { order, wallet: locked };
}

export type ChangeOrigin = { readonly source: OrderSource; readonly at: Date };

type Change = Partial<Pick<OrderRow, 'reason' | 'paymentToken' | 'attention' | 'askAt'>> & {
  readonly detail?: string;
};

/**
 * Takes a locked order to another state, with the line in its history. Of one that comes to its end
 * nobody asks any more, unless `askAt` says when.
 * @throws Error for a state that it cannot come to
 */
export async function changeOrder(
  tx: Transaction,
  order: OrderRow,
  to: OrderState,
  {
    source,
    at,
    detail = null,
    ...columns
  }: ChangeOrigin & Omit<Change, 'detail'> & { detail?: string | null },
): Promise<OrderRow> {
  if (!canBecome(order.state, to)) throw new Error(`an order ${order.state} cannot be ${to}`);
  const [changed] = await tx
    .update(coinOrder)
    .set({ ...(isInBetween(to) ? {} : { askAt: null }), ...columns, state: to, changedAt: at })
    .where(eq(coinOrder.id, order.id))
    .returning();
  if (changed === undefined) throw new Error('the order is gone');
  await tx
    .insert(coinOrderEvent)
    .values({ orderId: order.id, at, from: order.state, to, source, detail });
  return changed;
}

/** One that failed before its money went back had brought no coins, and says why it failed. */
function failureOf({ state, reason }: OrderRow): OrderFailure {
  const isBack = state === 'refunded';
  // The service itself fails an order for nothing but a payment that is not of it.
  if (reason === 'response') return isBack ? 'mismatchRefunded' : 'mismatch';
  return reason ?? (isBack ? 'refunded' : 'response');
}

export function orderOnWire(order: OrderRow): CoinOrder {
  const { id, state, payment, coins, bonusCoins, price, currency } = order;
  const result = purchaseResult(state);
  return {
    serviceOrderId: id,
    result,
    reason: result === 'fail' ? failureOf(order) : null,
    payment,
    coins,
    bonusCoins,
    price,
    currency,
  };
}
