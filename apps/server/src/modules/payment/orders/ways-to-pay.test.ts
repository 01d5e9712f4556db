import { answerPayment } from '@hanji/payment-sandbox/walk.ts';
import type {
  CoinOrder,
  CoinSalesConfig,
  ReservedOrder,
} from '@hanji/contract/entities/payment.ts';
import { describe, expect, it, vi } from 'vitest';
import { asker } from '#modules/testing/ask.ts';
import { openTestApi } from '#modules/testing/open-test-api.ts';
import { verifyLedger } from '#modules/wallet/ledger/verify-ledger.ts';
import { bought, nothing, openPaymentStage, pathsOfOrder } from '../testing/payment-stage.ts';
import { waysToPay } from '../testing/ways-to-pay.ts';

const stage = await openPaymentStage();
const { db, sql, base, ko, ja, global, seqOf, reader, coinsOf, statesOf } = stage;
const { payco, paycoResult, paypal, execute } = waysToPay(stage);

describe('what is sold', () => {
  it.each([
    ['ko', ko, { price: 11_500, currency: 'KRW' }, ['payco'], 0],
    ['ja', ja, { price: 1_200, currency: 'JPY' }, ['credit', 'carrier', 'paypay'], 3],
    ['global', global, { price: 999, currency: 'USD' }, ['paypal', 'credit'], 0],
  ] as const)(
    '[A7-087] [B7-014] [B3-022] %s says its products, ways to pay and carriers',
    async (_, { ask }, price, payments, carriers) => {
      const { code, data } = await ask<CoinSalesConfig>('/coin/sales/config');
      expect(code).toBe(200);
      expect(data.products).toEqual([
        {
          productSeq: expect.any(Number) as number,
          coins: 100,
          bonusCoins: 10,
          bonusDays: 90,
          ...price,
        },
      ]);
      expect(data.payments).toEqual(payments);
      expect(data.carriers).toHaveLength(carriers);
    },
  );
});

describe('Payco', () => {
  it('[A1-010] [B7-015] [B7-016] [B3-023] gives the coins of the order once it was approved, and once only', async () => {
    const { memberId, token } = await reader();
    const order = await payco(token);
    expect(await statesOf(order.serviceOrderId)).toEqual(['created', 'reserved']);
    const back = await answerPayment(order.url, 'approve');
    expect(back?.origin + String(back?.pathname)).toBe(
      `${ko.context.origin.publicUrl}/coinpurchase/result`,
    );
    expect(back?.searchParams.get('type')).toBe('payco');
    const { data } = await paycoResult(token, order);
    expect(data).toEqual({
      serviceOrderId: order.serviceOrderId,
      result: 'success',
      reason: null,
      payment: 'payco',
      coins: 100,
      bonusCoins: 10,
      price: 11500,
      currency: 'KRW',
    });
    expect((await paycoResult(token, order)).data.result).toBe('success');
    expect(await coinsOf(token)).toEqual(bought);
    expect(await statesOf(order.serviceOrderId)).toEqual([
      'created',
      'reserved',
      'authorised',
      'captured',
      'granted',
    ]);
    const lots = await sql`select kind, paid_amount, paid_currency from coin_lot l
      join wallet w on w.id = wallet_id where member_id = ${memberId} order by l.id`;
    expect(lots).toEqual([
      { kind: 'purchased', paid_amount: 11_500, paid_currency: 'KRW' },
      { kind: 'bonus', paid_amount: null, paid_currency: null },
    ]);
    expect((await verifyLedger(db)).difference).toBeNull();
  });

  it('takes no order of somebody else, of another product, or by another way', async () => {
    const { token } = await reader();
    const other = await reader();
    const order = await payco(token);
    await answerPayment(order.url, 'approve');
    expect((await paycoResult(other.token, order)).code).toBe(403);
    expect((await paycoResult(token, order, seqOf('ja'))).code).toBe(404);
    const form = { serviceOrderId: order.serviceOrderId };
    for (const path of ['finish', 'cancel']) {
      const asked = await ko.ask(`/coin/purchase/payment/result/${path}`, {
        token: other.token,
        form,
      });
      expect(asked.code).toBe(403);
    }
    const unknown = { serviceOrderId: crypto.randomUUID() };
    const finish = '/coin/purchase/payment/result/finish';
    expect((await ko.ask(finish, { token, form: unknown })).code).toBe(404);
    expect((await ja.ask('/coin/purchase/result/paypay', { token, form })).code).toBe(404);
    expect(await coinsOf(other.token)).toEqual(nothing);
  });

  it.each([
    ['of another edition', seqOf('ja')],
    ['that is not sold any more', seqOf('old')],
    ['that is not there', 99_999],
  ])('sells nothing %s', async (_, productSeq) => {
    const { token } = await reader();
    const form = { productSeq: String(productSeq), paymentType: 'PAYCO' };
    const answer = await ko.ask('/coin/distribution/payco/approval', { token, form });
    expect(answer.code).toBe(404);
  });

  it.each([
    ['decline', 'fail', 'store', 'failed'],
    ['leave', 'cancel', null, 'cancelled'],
  ] as const)(
    'to whom the reader says %s brings nothing',
    async (answer, result, reason, state) => {
      const { token } = await reader();
      const order = await payco(token);
      await answerPayment(order.url, answer);
      expect((await paycoResult(token, order)).data).toMatchObject({ result, reason });
      expect((await statesOf(order.serviceOrderId)).at(-1)).toBe(state);
      expect(await coinsOf(token)).toEqual(nothing);
    },
  );

  it('[B7-018] is cancelled by the reader, unless it is paid already', async () => {
    const { token } = await reader();
    const cancel = async (order: ReservedOrder) => {
      const form = { serviceOrderId: order.serviceOrderId };
      const path = '/coin/purchase/payment/result/cancel';
      return (await ko.ask<CoinOrder>(path, { token, form })).data.result;
    };
    const open = await payco(token);
    expect(await cancel(open)).toBe('cancel');
    expect(await cancel(open)).toBe('cancel');
    // Nobody pays what was given up.
    await answerPayment(open.url, 'approve');
    expect((await paycoResult(token, open)).data.result).toBe('cancel');
    const paid = await payco(token);
    await answerPayment(paid.url, 'approve');
    await paycoResult(token, paid);
    const asked = vi.spyOn(globalThis, 'fetch');
    expect(await cancel(paid)).toBe('success');
    const told = pathsOfOrder(asked.mock.calls, paid.serviceOrderId);
    expect(told).not.toContain('/payments/cancel');
    asked.mockRestore();
    expect(await coinsOf(token)).toEqual(bought);
  });
});

describe('PayPal', () => {
  it('[B7-017] [B7-019] [B7-020] reserves, executes and finishes', async () => {
    const { token } = await reader();
    const { data: order } = await paypal(token, '/coinpurchase/result?from=a');
    const back = await answerPayment(order.url, 'approve');
    expect(back?.pathname).toBe('/coinpurchase/result');
    expect(back?.searchParams.get('from')).toBe('a');
    expect((await execute(token, back)).data.result).toBe('success');
    const form = { serviceOrderId: order.serviceOrderId };
    const finish = await global.ask<CoinOrder>('/coin/purchase/payment/result/finish', {
      token,
      form,
    });
    expect(finish.data).toMatchObject({ result: 'success', price: 999, currency: 'USD' });
    expect(await coinsOf(token)).toEqual(bought);
  });

  it('[B7-019] executes nothing with what the provider did not give', async () => {
    const { token } = await reader();
    const { data: order } = await paypal(token);
    const back = await answerPayment(order.url, 'approve');
    for (const name of ['token', 'orderId']) {
      const wrong = new URL(String(back));
      wrong.searchParams.set(name, 'pay_other');
      expect((await execute(token, wrong)).code).toBe(404);
    }
    expect((await execute((await reader()).token, back)).code).toBe(403);
  });

  it.each(['https://evil.example/', '//evil.example', '/\\evil.example', 'javascript:alert(1)'])(
    'leads back to no %s',
    async (nextUrl) => {
      const { token } = await reader();
      expect((await paypal(token, nextUrl)).code).toBe(400);
    },
  );
});

describe('carriers and PayPay', () => {
  it.each([
    ['carrier', '/coin/purchase/carrier/docomo/reserve', {}],
    ['paypay', '/coin/purchase/paypay/reserve', { nextUrl: '/coinpurchase/result' }],
  ])('[B7-027] [B7-028] [B7-029] %s is reserved, approved and asked', async (type, path, more) => {
    const { token } = await reader();
    const form = { productSeq: String(seqOf('ja')), ...more };
    const { data: order } = await ja.ask<ReservedOrder>(path, { token, form });
    const result = async () => {
      const body = { serviceOrderId: order.serviceOrderId };
      return (await ja.ask<CoinOrder>(`/coin/purchase/result/${type}`, { token, form: body })).data;
    };
    expect((await result()).result).toBe('pending');
    const back = await answerPayment(order.url, 'approve');
    expect(back?.searchParams.get('type')).toBe(type);
    expect(await result()).toMatchObject({ result: 'success', price: 1_200, currency: 'JPY' });
    expect(await coinsOf(token)).toEqual(bought);
  });

  it('no other carrier', async () => {
    const { token } = await reader();
    const form = { productSeq: String(seqOf('ja')) };
    expect((await ja.ask('/coin/purchase/carrier/other/reserve', { token, form })).code).toBe(404);
  });
});

describe('orders of one member', () => {
  it('are sixty in an hour, whatever becomes of them', async () => {
    const { memberId, token } = await reader();
    const { serviceOrderId } = await payco(token);
    await sql`insert into coin_order (wallet_id, product_id, edition, locale, payment, coins, bonus_coins, price, currency, state, created_at, changed_at)
      select wallet_id, product_id, edition, locale, payment, coins, bonus_coins, price, currency, 'cancelled', created_at, changed_at
      from coin_order, generate_series(1, 58) where id = ${serviceOrderId}`;
    const form = { productSeq: String(seqOf('ko')), paymentType: 'PAYCO' };
    const code = async () =>
      (await ko.ask('/coin/distribution/payco/approval', { token, form })).code;
    expect([await code(), await code()]).toEqual([200, 429]);
    await sql`update coin_order set created_at = created_at - interval '1 hour'
      where wallet_id = (select id from wallet where member_id = ${memberId})`;
    expect(await code()).toBe(200);
  });
});

describe('ways that an edition does not offer', () => {
  it.each([
    ['ja', ja, '/coin/distribution/payco/approval', { productSeq: '1', paymentType: 'PAYCO' }],
    ['ko', ko, '/coin/purchase/payment/reserve/paypal', { productSeq: '1', nextUrl: '/' }],
    ['global', global, '/coin/purchase/paypay/reserve', { productSeq: '1', nextUrl: '/' }],
    ['global', global, '/coin/purchase/carrier/au/reserve', { productSeq: '1' }],
    ['ko', ko, '/coin/purchase/credit/excute', { productSeq: '1' }],
  ] as const)('[A7-088] in %s are not there: %#', async (_, { ask }, path, form) => {
    const { token } = await reader();
    expect((await ask(path, { token, form })).code).toBe(404);
  });

  it('are not at the service’s own origin either, beyond those of the first edition', async () => {
    const ask = asker(await openTestApi(base), base);
    const { token } = await reader();
    const form = { productSeq: String(seqOf('ko')), nextUrl: '/' };
    expect((await ask('/coin/purchase/paypay/reserve', { token, form })).code).toBe(404);
    const card = { transactionToken: 'x'.repeat(32), mdkToken: 'tok_x' };
    const byCard = { ...form, ...card };
    expect((await ask('/coin/purchase/credit/excute', { token, form: byCard })).code).toBe(404);
  });
});
