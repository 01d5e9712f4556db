import { answerPayment } from '@hanji/payment-sandbox/walk.ts';
import type { CoinOrder } from '@hanji/contract/entities/payment.ts';
import { describe, expect, it, vi } from 'vitest';
import { verifyLedger } from '#modules/wallet/ledger/verify-ledger.ts';
import { settleOrders } from './settle-orders.ts';
import {
  addressOf,
  bought,
  nothing,
  openPaymentStage,
} from '#modules/payment/testing/payment-stage.ts';
import { waysToPay } from '#modules/payment/testing/ways-to-pay.ts';

const stage = await openPaymentStage();
const { db, sql, sandbox, ko, clock, notices, reader, coinsOf, statesOf, runJob, sendSigned } =
  stage;
const { payco, paycoResult } = waysToPay(stage);

describe('coins come once', () => {
  it.each(['notice-first', 'notice-twice', 'out-of-order'] as const)(
    'with %s, the redirect and the job at once',
    async (scenario) => {
      const { token } = await reader();
      const order = await payco(token);
      await answerPayment(order.url, 'approve', scenario);
      expect(await coinsOf(token)).toEqual(bought);
      await Promise.all([
        ...Array.from({ length: 4 }, () => paycoResult(token, order)),
        runJob(2 * 60_000),
      ]);
      expect(await coinsOf(token)).toEqual(bought);
      expect(notices.codes).not.toContain(401);
      expect((await verifyLedger(db)).difference).toBeNull();
    },
  );

  it('when redirect, notices and job race for an order that nobody has settled', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { token } = await reader();
      const order = await payco(token);
      await answerPayment(order.url, 'approve', 'no-return');
      clock.passedMs = 2 * 60_000;
      const notice = { payment: order.token, id: order.serviceOrderId };
      await Promise.all([
        paycoResult(token, order),
        sendSigned(notice.id),
        sendSigned(notice.id),
        settleOrders(ko.context, new AbortController().signal),
      ]);
      expect(await coinsOf(token)).toEqual(bought);
      const granted = (await statesOf(order.serviceOrderId)).filter((to) => to === 'granted');
      expect(granted).toHaveLength(1);
      clock.passedMs = 0;
    }
    expect((await verifyLedger(db)).difference).toBeNull();
  });

  it('of each order, where several of one reader are settled at once', async () => {
    const { token } = await reader();
    const orders = await Promise.all(Array.from({ length: 6 }, () => payco(token)));
    for (const { url } of orders) await answerPayment(url, 'approve', 'no-return');
    await Promise.all(orders.map(({ serviceOrderId }) => sendSigned(serviceOrderId)));
    expect(await coinsOf(token)).toEqual({ purchasedAmount: 600, freeAmount: 60 });
    expect((await verifyLedger(db)).difference).toBeNull();
  });

  it.each([2, 31])(
    'although the reader never comes back: the job asks %i minutes later',
    async (minutes) => {
      const { token } = await reader();
      const order = await payco(token);
      expect(await answerPayment(order.url, 'approve', 'no-return')).toBeNull();
      expect(await coinsOf(token)).toEqual(nothing);
      await runJob(minutes * 60_000);
      expect(await coinsOf(token)).toEqual(bought);
      const mails = await sql`select data from pgboss.job where name = 'send-mail'
      and data->>'orderId' = ${order.serviceOrderId}`;
      expect(mails).toMatchObject([
        { data: { topic: 'coinReceipt', locale: 'ko-KR', edition: 'ko' } },
      ]);
    },
  );

  it('although the provider crashes once it has the money: the reader waits, and the job asks', async () => {
    const { token } = await reader();
    await sandbox.plan('crash-after-capture');
    const order = await payco(token);
    await answerPayment(order.url, 'approve');
    expect((await paycoResult(token, order)).data.result).toBe('pending');
    expect(await coinsOf(token)).toEqual(nothing);
    await runJob(2 * 60_000);
    expect(await coinsOf(token)).toEqual(bought);
  });

  it('although a notice is faster than the answer to the reservation', async () => {
    const { token } = await reader();
    const { fetch: ask } = globalThis;
    const hasty = vi.spyOn(globalThis, 'fetch').mockImplementation(async (to, init) => {
      const answer = await ask(to, init);
      if (!addressOf(to).endsWith('/payments/reserve')) return answer;
      const { url } = (await answer.clone().json()) as { url: string };
      await answerPayment(url, 'approve', 'notice-first');
      return answer;
    });
    const order = await payco(token);
    hasty.mockRestore();
    expect(await coinsOf(token)).toEqual(bought);
    expect((await paycoResult(token, order)).data.result).toBe('success');
    expect(await statesOf(order.serviceOrderId)).toEqual([
      'created',
      'authorised',
      'captured',
      'granted',
    ]);
  });

  it('although the provider does not answer in time', async () => {
    const { token } = await reader();
    const order = await payco(token);
    await answerPayment(order.url, 'approve', 'time-out');
    expect((await paycoResult(token, order)).data.result).toBe('pending');
    expect((await paycoResult(token, order)).data.result).toBe('success');
    expect(await coinsOf(token)).toEqual(bought);
  });
});

describe('notices', () => {
  it('of another key, of long ago, of nobody or about nothing are refused', async () => {
    const { token } = await reader();
    const order = await payco(token);
    await answerPayment(order.url, 'approve', 'wrong-signature');
    const id = order.serviceOrderId;
    expect(await sendSigned(id, { secret: 'somebody else’s secret' })).toBe(401);
    expect(await sendSigned(id, { seconds: Math.floor(Date.now() / 1000) - 301 })).toBe(401);
    expect(await sendSigned(id, { seconds: Math.floor(Date.now() / 1000) + 600 })).toBe(401);
    expect(await sendSigned(id, { at: 'paypal' })).toBe(404);
    expect(await sendSigned(crypto.randomUUID())).toBe(404);
    expect(await sendSigned('no id')).toBe(401);
    expect(await coinsOf(token)).toEqual(nothing);
    expect(await sendSigned(id)).toBe(200);
    expect(await sendSigned(id)).toBe(200);
    expect(await coinsOf(token)).toEqual(bought);
  });

  it('of which the signature is wrong grant nothing, and the redirect still does', async () => {
    const { token } = await reader();
    const order = await payco(token);
    await answerPayment(order.url, 'approve', 'wrong-signature');
    await expect.poll(() => notices.codes).toContain(401);
    expect(await coinsOf(token)).toEqual(nothing);
    expect((await paycoResult(token, order)).data.result).toBe('success');
  });
});

describe('an order that nobody pays', () => {
  it('is given up after half an hour', async () => {
    const { token } = await reader();
    const order = await payco(token);
    await runJob(2 * 60_000);
    expect((await statesOf(order.serviceOrderId)).at(-1)).toBe('reserved');
    await runJob(31 * 60_000);
    expect((await statesOf(order.serviceOrderId)).at(-1)).toBe('cancelled');
  });

  it('fails where the provider has never heard of it', async () => {
    const { token } = await reader();
    const order = await payco(token);
    const [unheard = { id: '' }] = await sql<{ id: string }>`
      insert into coin_order (wallet_id, product_id, edition, locale, payment, coins, bonus_coins, price, currency, created_at, changed_at, ask_at)
      select wallet_id, product_id, edition, locale, payment, coins, bonus_coins, price, currency, created_at, changed_at, ask_at
      from coin_order where id = ${order.serviceOrderId} returning id`;
    const kept = () => sql`select state, reason from coin_order where id = ${unheard.id}`;
    // A question that is faster than the order itself proves nothing.
    const form = { serviceOrderId: unheard.id };
    const path = '/coin/purchase/payment/result/finish';
    const { data } = await ko.ask<CoinOrder>(path, { token, form });
    expect(data.result).toBe('pending');
    expect(await kept()).toEqual([{ state: 'created', reason: null }]);
    await runJob(2 * 60_000);
    expect(await kept()).toEqual([{ state: 'failed', reason: 'initialization' }]);
  });
});

it('the history of an order is only added to', async () => {
  for (const change of [
    sql`update coin_order_event set detail = 'x'`,
    sql`delete from coin_order_event`,
  ]) {
    await expect(change).rejects.toThrow();
  }
});
