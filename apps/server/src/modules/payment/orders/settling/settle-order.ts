import type { ProviderPayment } from '@hanji/domain/payment/provider-payment.ts';
import { isInBetween } from '@hanji/domain/payment/order-state.ts';
import type { OrderSource } from '#db/schema/wallet/payment.ts';
import type { Executor } from '#db/executor.ts';
import type { Settings } from '#settings/settings.ts';
import { providerOf } from '#modules/payment/providers.ts';
import { applyPayment, giveUpOrder } from './apply-payment.ts';
import { firstAskMs, openForMs } from './ask-again.ts';
import { giveBack, letBe } from './give-back.ts';
import type { OrderRow } from '#modules/payment/orders/order-rows.ts';

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
  const provider = providerOf(place, order.payment);
  const age = place.now().getTime() - order.createdAt.getTime();
  let payment = await provider.find(order.id);
  if (payment === null) {
    // A question that overtook the order itself proves nothing.
    if (age < firstAskMs) return order;
    const failed = { kind: 'fail', reason: 'initialization' } as const;
    const givenUp = await giveUpOrder(db, order, failed, { source, at: place.now() });
    return letBe(db, givenUp);
  }
  if (payment.status === 'open' && isInBetween(order.state) && age >= openForMs) {
    payment = (await provider.cancel(order.id)) ?? payment;
  }
  return goOn(place, order, payment, source);
}

/**
 * Gives an order up that its reader has not approved yet. The provider is asked first, as anybody
 * can lead a reader here: what is approved or paid is granted, and money that is not of it goes back.
 * @throws ServiceAwayError
 */
export async function cancelOrder(place: SettlePlace, order: OrderRow): Promise<OrderRow> {
  if (!isInBetween(order.state)) return order;
  const provider = providerOf(place, order.payment);
  let payment = await provider.find(order.id);
  if (payment?.status === 'open') payment = await provider.cancel(order.id);
  if (payment !== null) return goOn(place, order, payment, 'member');
  return giveUpOrder(place.db, order, { kind: 'cancel' }, { source: 'member', at: place.now() });
}

/** Takes an order as far as its payment stands; money that was approved is taken. */
async function goOn(
  place: SettlePlace,
  order: OrderRow,
  found: ProviderPayment,
  source: OrderSource,
): Promise<OrderRow> {
  const { db } = place;
  const origin = () => ({ source, at: place.now() });
  const provider = providerOf(place, order.payment);
  let payment = found;
  let settled = await applyPayment(db, order, payment, origin());
  if (settled.state === 'authorised' && payment.status === 'approved') {
    payment = await provider.capture(order.id);
    settled = await applyPayment(db, settled, payment, origin());
  }
  return giveBack({ db, provider }, settled, payment, origin());
}
