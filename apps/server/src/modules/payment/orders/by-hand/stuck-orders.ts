import { and, asc, inArray, isNotNull, lt, or } from 'drizzle-orm';
import { isInBetween, orderStates } from '@hanji/domain/payment/order-state.ts';
import type { Executor } from '#db/executor.ts';
import { coinOrder } from '#db/schema/wallet/payment.ts';
import { openForMs } from '#modules/payment/orders/settling/ask-again.ts';
import type { OrderRow } from '#modules/payment/orders/order-rows.ts';

/** So long past its time an order should have come to an end. */
const graceMs = 15 * 60 * 1000;

/** Orders that are still in between after their time, and those that somebody has to look at. */
export function stuckOrders(db: Executor, now: Date): Promise<OrderRow[]> {
  const before = new Date(now.getTime() - openForMs - graceMs);
  const waits = inArray(coinOrder.state, orderStates.filter(isInBetween));
  return db
    .select()
    .from(coinOrder)
    .where(or(and(waits, lt(coinOrder.createdAt, before)), isNotNull(coinOrder.attention)))
    .orderBy(asc(coinOrder.createdAt));
}
