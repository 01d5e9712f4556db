import { and, eq, inArray, sql } from 'drizzle-orm';
import type { ProviderPayment } from '@hanji/domain/payment/provider-payment.ts';
import type { Executor } from '#db/executor.ts';
import { coinOrder } from '#db/schema/wallet/payment.ts';
import type { PaymentProvider } from '#ports/payment/payment-provider.ts';
import { spentOfRefund } from '#modules/wallet/take-refunded-coins.ts';
import { applyPayment, paidAgain } from './apply-payment.ts';
import type { OrderRow, ChangeOrigin } from '#modules/payment/orders/order-rows.ts';

/**
 * Has money go back of which no coins come, if an order has any. Until its provider says that it
 * holds none, the job asks again.
 * @throws ServiceAwayError
 */
export async function giveBack(
  { db, provider }: { readonly db: Executor; readonly provider: PaymentProvider },
  order: OrderRow,
  payment: ProviderPayment,
  origin: ChangeOrigin,
): Promise<OrderRow> {
  // Of what is said of another order nothing follows for the money of this one.
  if (!isRefused(order) || payment.orderId !== order.id) return order;
  let stands: ProviderPayment | null = payment;
  if (stands.status === 'open' || stands.status === 'approved') {
    stands = await provider.cancel(order.id);
  }
  if (stands?.status === 'captured') stands = await provider.refund(order.id);
  switch (stands?.status) {
    case 'open':
    case 'approved':
    case 'captured':
      return order;
    case 'refunded':
      return letBe(db, await applyPayment(db, order, stands, origin));
    case 'cancelled':
    case 'failed':
    case undefined:
      return letBe(db, order);
  }
}

/** Whether money came for it of which no coins come. */
function isRefused({ state, attention }: OrderRow): boolean {
  return state === 'failed' ? attention !== null : state === 'refunded' && attention === paidAgain;
}

/**
 * An order of which its provider holds no money: nobody is asked any more, or has to look at it but
 * for the coins that are owed.
 */
export async function letBe(db: Executor, order: OrderRow): Promise<OrderRow> {
  const [ended] = await db
    .update(coinOrder)
    .set({ askAt: null, attention: sql`case when ${coinOrder.owed} > 0 then ${spentOfRefund} end` })
    .where(and(eq(coinOrder.id, order.id), inArray(coinOrder.state, ['failed', 'refunded'])))
    .returning();
  return ended ?? order;
}
