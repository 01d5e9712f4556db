import { isInBetween } from '@hanji/domain/payment/order-state.ts';
import type { OrderSource } from '#db/schema/wallet/payment.ts';
import type { Executor } from '#db/executor.ts';
import type { Settings } from '#settings/settings.ts';
import { providerOf } from '../providers.ts';
import { applyPayment, giveUpOrder } from './apply-payment.ts';
import { firstAskMs, openForMs } from './ask-again.ts';
import { giveBack, letBe } from './give-back.ts';
import type { OrderRow } from './order-rows.ts';

export type SettlePlace = {
  readonly db: Executor;
  readonly settings: Pick<Settings, 'payments'>;
  now(): Date;
};

/**
 * Asks the provider how an order stands and takes it as far as that goes: money that was approved
 * is taken, coins are granted once. Redirect, notice and job all come here, in any order, together
 * and again.
 * @throws ServiceAwayError
 */
export async function settleOrder(
  place: SettlePlace,
  order: OrderRow,
  source: OrderSource,
): Promise<OrderRow> {
  const { db } = place;
  const told = () => ({ source, at: place.now() });
  const provider = providerOf(place, order.payment);
  const age = place.now().getTime() - order.createdAt.getTime();
  let payment = await provider.find(order.id);
  if (payment === null) {
    // A question that overtook the order itself proves nothing.
    if (age < firstAskMs) return order;
    const failed = { kind: 'fail', reason: 'initialization' } as const;
    const givenUp = await giveUpOrder(db, order, failed, told());
    return givenUp.state === 'failed' ? letBe(db, givenUp) : givenUp;
  }
  if (payment.status === 'open' && isInBetween(order.state) && age >= openForMs) {
    payment = (await provider.cancel(order.id)) ?? payment;
  }
  let settled = await applyPayment(db, order, payment, told());
  if (settled.state === 'authorised' && payment.status === 'approved') {
    payment = await provider.capture(order.id);
    settled = await applyPayment(db, settled, payment, told());
  }
  return giveBack({ db, provider }, settled, payment, told());
}

/**
 * Gives an order up at its provider; one that is paid already is granted instead, and money that is
 * not of it goes back.
 * @throws ServiceAwayError
 */
export async function cancelOrder(place: SettlePlace, order: OrderRow): Promise<OrderRow> {
  if (!isInBetween(order.state)) return order;
  const told = { source: 'member', at: place.now() } as const;
  const { db } = place;
  const provider = providerOf(place, order.payment);
  const payment = await provider.cancel(order.id);
  if (payment === null) return giveUpOrder(db, order, { kind: 'cancel' }, told);
  const settled = await applyPayment(db, order, payment, told);
  return giveBack({ db, provider }, settled, payment, told);
}
