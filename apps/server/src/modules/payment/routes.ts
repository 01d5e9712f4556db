import { and, eq } from 'drizzle-orm';
import type { cardCalls } from '@hanji/contract/calls/payment/card.ts';
import type { OfProduct, orderCalls } from '@hanji/contract/calls/payment/order.ts';
import { coinOrder } from '#db/schema/wallet/payment.ts';
import type { Handlers } from '#http/calls/call-handler.ts';
import { ApiFailure } from '#http/failure/api-failure.ts';
import type { RequestContext } from '#http/request-context.ts';
import { orBadGateway } from '#modules/account/or-bad-gateway.ts';
import { memberOf } from '#modules/account/signed-in.ts';
import { forgetCard, saveCard, savedCardsOf, tokenApiKeyOf } from './cards.ts';
import { assertOffered, payByCard, reserveOrder, settleForMember } from './orders/placing/buy.ts';
import type { Ordered } from './orders/placing/create-order.ts';
import { orderOnWire, ownOrder, type OrderRow } from './orders/order-rows.ts';
import { cancelOrder } from './orders/settling/settle-order.ts';
import { readSalesConfig } from './products.ts';

/** The order that Payco's token is of: the member's own, and of the product that is named. */
async function orderByToken(
  { db }: RequestContext,
  memberId: string,
  { token, productSeq }: { readonly token: string; readonly productSeq: number },
): Promise<OrderRow> {
  const [found] = await db
    .select({ id: coinOrder.id })
    .from(coinOrder)
    .where(
      and(
        eq(coinOrder.payment, 'payco'),
        eq(coinOrder.paymentToken, token),
        eq(coinOrder.productId, productSeq),
      ),
    );
  if (found === undefined) throw new ApiFailure(404, 'orderNotFound');
  return ownOrder(db, found.id, memberId);
}

/** @throws ApiFailure 404 for an order that was to be paid otherwise */
function assertPaidBy(order: OrderRow, payment: OrderRow['payment']): void {
  if (order.payment !== payment) throw new ApiFailure(404, 'orderNotFound');
}

/** What is bought, as the reader was shown it. */
function productOf({ productSeq, ...shown }: OfProduct): Pick<Ordered, 'productSeq' | 'shown'> {
  const { price, coins, bonusCoins } = shown;
  return { productSeq, shown: { price, coins, bonusCoins } };
}

export function orderHandlers(context: RequestContext): Pick<Handlers, keyof typeof orderCalls> {
  const { db } = context;
  return {
    getCoinSalesConfig: () => readSalesConfig(context),
    approvePayco: (call) =>
      reserveOrder(context, call, { payment: 'payco', ...productOf(call.body) }),
    finishPayco: async (call) => {
      assertOffered(context, 'payco');
      const order = await orderByToken(context, memberOf(call), call.body);
      return settleForMember(context, call, order);
    },
    reservePayment: (call) =>
      reserveOrder(context, call, {
        payment: call.params.type,
        ...productOf(call.body),
        nextUrl: call.body.nextUrl,
      }),
    executePayment: async (call) => {
      assertOffered(context, 'paypal');
      const { serviceOrderId, token, orderId } = call.body;
      const order = await ownOrder(db, serviceOrderId, memberOf(call));
      assertPaidBy(order, 'paypal');
      const isSame = order.paymentToken === token && order.paymentToken === orderId;
      if (!isSame) throw new ApiFailure(404, 'orderNotFound');
      return settleForMember(context, call, order);
    },
    finishPayment: async (call) => {
      const order = await ownOrder(db, call.body.serviceOrderId, memberOf(call));
      return settleForMember(context, call, order);
    },
    cancelPayment: async (call) => {
      const order = await ownOrder(db, call.body.serviceOrderId, memberOf(call));
      return orderOnWire(await orBadGateway(call, () => cancelOrder(context, order)));
    },
    reserveCarrier: (call) =>
      reserveOrder(context, call, {
        payment: 'carrier',
        carrier: call.params.carrier,
        ...productOf(call.body),
      }),
    reservePayPay: (call) =>
      reserveOrder(context, call, {
        payment: 'paypay',
        ...productOf(call.body),
        nextUrl: call.body.nextUrl,
      }),
    getPurchaseResult: async (call) => {
      const { type } = call.params;
      assertOffered(context, type);
      const order = await ownOrder(db, call.body.serviceOrderId, memberOf(call));
      assertPaidBy(order, type);
      return settleForMember(context, call, order);
    },
  };
}

export function cardHandlers(context: RequestContext): Pick<Handlers, keyof typeof cardCalls> {
  const offered = <Result>(work: () => Result): Result => {
    assertOffered(context, 'credit');
    return work();
  };
  return {
    getTokenApiKey: async (call) => offered(() => tokenApiKeyOf(context, call)),
    getSavedCards: async (call) => offered(() => savedCardsOf(context, call)),
    registerCard: async (call) => offered(() => saveCard(context, call, call.body)),
    deleteCard: async (call) => offered(() => forgetCard(context, call, call.body.cardId)),
    executeCredit: async (call) => {
      const { transactionToken, mdkToken, cardId } = call.body;
      // The contract lets one of them through.
      const card = mdkToken === undefined ? { cardId: cardId ?? '' } : { mdkToken };
      return payByCard(context, call, { transactionToken, ...productOf(call.body), card });
    },
  };
}
