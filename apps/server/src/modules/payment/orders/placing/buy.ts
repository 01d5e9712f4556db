import { eq } from 'drizzle-orm';
import { redirectTarget } from '@hanji/domain/paths/redirect-target.ts';
import type { CoinOrder, ReservedOrder } from '@hanji/contract/entities/payment.ts';
import type { PaymentMethod } from '@hanji/contract/vocabulary.ts';
import { inTransaction } from '#db/executor.ts';
import { coinOrder } from '#db/schema/wallet/payment.ts';
import { ApiFailure, badRequest } from '#http/failure/api-failure.ts';
import type { Caller } from '#http/request/caller.ts';
import type { RequestContext } from '#http/request-context.ts';
import { orBadGateway } from '#modules/account/or-bad-gateway.ts';
import { memberOf } from '#modules/account/signed-in.ts';
import type { CardToCharge } from '#ports/payment/card-provider.ts';
import { ServiceAwayError } from '#ports/outside/ask-service.ts';
import { editionFacts } from '#settings/edition-facts.ts';
import type { Shown } from '#modules/payment/products.ts';
import { approvalProviderOf, cardProviderOf } from '#modules/payment/providers.ts';
import { applyPayment } from '#modules/payment/orders/settling/apply-payment.ts';
import { firstAskMs } from '#modules/payment/orders/settling/ask-again.ts';
import { createOrder, type Ordered } from './create-order.ts';
import {
  changeOrder,
  lockOrder,
  orderOnWire,
  type OrderRow,
} from '#modules/payment/orders/order-rows.ts';
import { settleOrder } from '#modules/payment/orders/settling/settle-order.ts';

/** Where the page is that takes a reader who comes back from a provider. */
const resultPath = '/coinpurchase/result';

/** @throws ApiFailure 404 for a way that the edition does not offer, whatever calls it has */
export function assertOffered({ origin }: RequestContext, payment: PaymentMethod): void {
  const offered = editionFacts(origin.edition).payments;
  if (!offered.includes(payment)) throw new ApiFailure(404, 'paymentUnavailable');
}

/** `nextUrl` is a path of this site. */
function returnTo({ origin }: RequestContext, order: OrderRow, nextUrl: string): string {
  const url = new URL(nextUrl, origin.publicUrl);
  url.searchParams.set('type', order.payment);
  url.searchParams.set('serviceOrderId', order.id);
  // Payco's result is asked for by it; what the order is of, it says itself.
  url.searchParams.set('productSeq', String(order.productId));
  return url.href;
}

type Asked = Omit<Ordered, 'memberId' | 'locale'> & {
  /** Where the provider leads back to; its page unless another is named. */
  readonly nextUrl?: string;
};

/**
 * Orders coins and has the provider ask for an approval.
 * @throws ApiFailure as `createOrder` does, 400 for a path elsewhere, 502 where the provider is away
 */
export async function reserveOrder(
  context: RequestContext,
  caller: Caller,
  { nextUrl = resultPath, ...asked }: Asked,
): Promise<ReservedOrder> {
  assertOffered(context, asked.payment);
  if (redirectTarget(nextUrl) !== nextUrl) throw badRequest('nextUrl is no path of this site');
  const provider = approvalProviderOf(context, asked.payment);
  const memberId = memberOf(caller);
  const { order } = await createOrder(context, {
    ...asked,
    memberId,
    locale: caller.client.locale,
  });
  const { price: amount, currency, payment, carrier } = order;
  const { token, url } = await orBadGateway(caller, () =>
    provider.reserve({
      orderId: order.id,
      price: {
        amount,
        currency,
      },
      payment,
      carrier,
      returnTo: returnTo(context, order, nextUrl),
    }),
  );
  await inTransaction(context.db, async (tx) => {
    const locked = await lockOrder(tx, order);
    const origin = { source: 'member', at: context.now() } as const;
    if (locked.order.state === 'created') {
      await changeOrder(tx, locked.order, 'reserved', { ...origin, paymentToken: token });
    } else {
      // A notice was faster; the reader comes back with the token all the same.
      await tx.update(coinOrder).set({ paymentToken: token }).where(eq(coinOrder.id, order.id));
    }
  });
  return { serviceOrderId: order.id, token, url };
}

/**
 * Where an order stands once the provider was asked; one that does not answer leaves it pending,
 * and the job goes on.
 */
export async function settleForMember(
  context: RequestContext,
  { log }: Pick<Caller, 'log'>,
  order: OrderRow,
): Promise<CoinOrder> {
  try {
    return orderOnWire(await settleOrder(context, order, 'member'));
  } catch (error) {
    if (!(error instanceof ServiceAwayError)) throw error;
    log.warn({ reason: error.message, orderId: order.id }, 'an order waits for its provider');
    return orderOnWire(order);
  }
}

/**
 * A reader who has lost a payment from sight would pay twice. Where the job waits for long to ask
 * about it again, this asks.
 */
async function refuseBefore(
  context: RequestContext,
  caller: Caller,
  order: OrderRow,
): Promise<never> {
  const age = context.now().getTime() - order.createdAt.getTime();
  if (age >= firstAskMs) await settleForMember(context, caller, order);
  throw new ApiFailure(409, 'paymentInProgress');
}

/**
 * Pays by a card in one go; the same transaction token is the same order, which is only asked about.
 * @throws ApiFailure as `createOrder` does, 409 while it is open how a payment before it ends
 */
export async function payByCard(
  context: RequestContext,
  caller: Caller,
  asked: {
    readonly transactionToken: string;
    readonly productSeq: number;
    readonly shown: Shown;
    readonly card: CardToCharge;
  },
): Promise<CoinOrder> {
  assertOffered(context, 'credit');
  const { card, ...ordered } = asked;
  const provider = cardProviderOf(context);
  const memberId = memberOf(caller);
  const { locale } = caller.client;
  const { order, is } = await createOrder(context, {
    ...ordered,
    memberId,
    locale,
    payment: 'credit',
  });
  if (is === 'before') return refuseBefore(context, caller, order);
  if (is === 'known') return settleForMember(context, caller, order);
  const { price: amount, currency } = order;
  try {
    const payment = await provider.charge({
      orderId: order.id,
      price: {
        amount,
        currency,
      },
      customer: memberId,
      card,
    });
    const origin = { source: 'member', at: context.now() } as const;
    const paid = await applyPayment(context.db, order, payment, origin);
    // Money that is not of this order goes back.
    return paid.attention === null ? orderOnWire(paid) : settleForMember(context, caller, paid);
  } catch (error) {
    if (!(error instanceof ServiceAwayError)) throw error;
    caller.log.warn(
      { reason: error.message, orderId: order.id },
      'an order waits for its provider',
    );
    return orderOnWire(order);
  }
}
