import type { CoinOrder, CoinSalesConfig, ReservedOrder } from '../../entities/payment.ts';
import type { Carrier, PaymentMethod } from '../../vocabulary.ts';
import { call } from '../call.ts';

/**
 * A product, and what the reader was shown of it, the price in the smallest unit: 409 where it is
 * something else by now. What is not said is not compared.
 */
export type OfProduct = {
  productSeq: number;
  price?: number | undefined;
  coins?: number | undefined;
  bonusCoins?: number | undefined;
};

const member = { access: 'member', success: 'exact200' } as const;
const posted = { ...member, method: 'POST', body: 'form' } as const;
const source = 'challenge-and-shutdown 7, Coins and payments';

export const orderCalls = {
  getCoinSalesConfig: call<{ response: CoinSalesConfig }>({
    ...member,
    method: 'GET',
    path: '/coin/sales/config',
    summary: 'What coins the edition sells, and how they can be paid',
    source,
    offered: 'reading',
    access: 'visitor',
  }),
  approvePayco: call<{
    body: OfProduct & { paymentType: 'PAYCO' };
    response: ReservedOrder;
  }>({
    ...posted,
    path: '/coin/distribution/payco/approval',
    summary: 'Orders coins, and says where Payco asks the member for an approval',
    source,
    offered: 'payco',
  }),
  finishPayco: call<{ body: { token: string; productSeq: number }; response: CoinOrder }>({
    ...posted,
    path: '/coin/distribution/payco/result',
    summary: 'Takes what Payco has approved; the coins come once',
    source,
    offered: 'payco',
  }),
  reservePayment: call<{
    params: { type: Extract<PaymentMethod, 'paypal'> };
    body: OfProduct & { nextUrl: string };
    response: ReservedOrder;
  }>({
    ...posted,
    path: '/coin/purchase/payment/reserve/{type}',
    summary: 'Orders coins, and says where the provider asks the member for an approval',
    source,
    offered: 'paypal',
  }),
  executePayment: call<{
    body: { serviceOrderId: string; token: string; orderId: string; PayerID: string };
    response: CoinOrder;
  }>({
    ...posted,
    path: '/coin/purchase/payment/execute',
    summary: 'Takes what the payer has approved, with what the provider led back with',
    source,
    offered: 'paypal',
  }),
  finishPayment: call<{ body: { serviceOrderId: string }; response: CoinOrder }>({
    ...posted,
    path: '/coin/purchase/payment/result/finish',
    summary: 'How an order of the member stands, after the provider was asked',
    source,
    offered: 'reading',
  }),
  cancelPayment: call<{ body: { serviceOrderId: string }; response: CoinOrder }>({
    ...posted,
    path: '/coin/purchase/payment/result/cancel',
    summary: 'Gives up an order of the member, unless it is paid already',
    source,
    offered: 'reading',
  }),
  reserveCarrier: call<{
    params: { carrier: Carrier };
    body: OfProduct;
    response: ReservedOrder;
  }>({
    ...posted,
    path: '/coin/purchase/carrier/{carrier}/reserve',
    summary: 'Orders coins on the bill of a carrier, and says where it asks the member',
    source,
    offered: 'carrier',
  }),
  reservePayPay: call<{ body: OfProduct & { nextUrl: string }; response: ReservedOrder }>({
    ...posted,
    path: '/coin/purchase/paypay/reserve',
    summary: 'Orders coins, and says where PayPay asks the member',
    source,
    offered: 'paypay',
  }),
  getPurchaseResult: call<{
    params: { type: Extract<PaymentMethod, 'carrier' | 'paypay'> };
    body: { serviceOrderId: string };
    response: CoinOrder;
  }>({
    ...posted,
    path: '/coin/purchase/result/{type}',
    summary: 'How an order stands that was approved at a carrier or PayPay',
    source,
    offered: 'paypay',
  }),
} as const;
