import type { CoinOrder, ReservedOrder } from '@hanji/contract/entities/payment.ts';
import type { PaymentStage } from './payment-stage.ts';

export const goodCard = '4111111111111111';
export const declinedCard = '4000000000000002';
export const slowCard = '4000000000000119';

/** What readers ask for who pay in each way. */
export function waysToPay({ ko, ja, global, seqOf, reader }: PaymentStage) {
  async function cardToken(number: string): Promise<string> {
    const { data } = await ja.ask<{ tokenApiKey: string; tokenUrl: string }>(
      '/coin/purchase/credit/token-api-key',
      { token: (await reader()).token },
    );
    const answer = await fetch(data.tokenUrl, {
      method: 'POST',
      body: JSON.stringify({
        token_api_key: data.tokenApiKey,
        card_number: number,
        card_expire: '12/40',
        security_code: '123',
        lang: 'ja',
      }),
    });
    return ((await answer.json()) as { token: string }).token;
  }

  async function transactionToken(token: string): Promise<string> {
    const path = '/coin/transaction/token';
    const { data } = await ja.ask<{ transactionToken: string }>(path, { token, method: 'POST' });
    return data.transactionToken;
  }

  return {
    cardToken,
    transactionToken,
    payco: async (token: string, productSeq = seqOf('ko')) => {
      const form = { productSeq: String(productSeq), paymentType: 'PAYCO' };
      const path = '/coin/distribution/payco/approval';
      return (await ko.ask<ReservedOrder>(path, { token, form })).data;
    },
    paycoResult: (token: string, order: ReservedOrder, productSeq = seqOf('ko')) => {
      const form = { token: order.token, productSeq: String(productSeq) };
      return ko.ask<CoinOrder>('/coin/distribution/payco/result', { token, form });
    },
    paypal: (token: string, nextUrl = '/coinpurchase/result') => {
      const form = { productSeq: String(seqOf('global')), nextUrl };
      return global.ask<ReservedOrder>('/coin/purchase/payment/reserve/paypal', { token, form });
    },
    paypay: (token: string) => {
      const form = { productSeq: String(seqOf('ja')), nextUrl: '/coinpurchase/result' };
      return ja.ask<ReservedOrder>('/coin/purchase/paypay/reserve', { token, form });
    },
    execute: (token: string, back: URL | null) => {
      const names = ['serviceOrderId', 'token', 'orderId', 'PayerID'];
      const form = Object.fromEntries(
        names.map((name) => [name, back?.searchParams.get(name) ?? '']),
      );
      return global.ask<CoinOrder>('/coin/purchase/payment/execute', { token, form });
    },
    cancel: (token: string, serviceOrderId: string) => {
      const form = { serviceOrderId };
      return ja.ask<CoinOrder>('/coin/purchase/payment/result/cancel', { token, form });
    },
    byCard: async (token: string, number: string, more: Record<string, string> = {}) => {
      const form = {
        transactionToken: await transactionToken(token),
        productSeq: String(seqOf('ja')),
        mdkToken: await cardToken(number),
        ...more,
      };
      return ja.ask<CoinOrder>('/coin/purchase/credit/excute', { token, form });
    },
  };
}
