import type { CoinOrder } from '@hanji/contract/entities/payment.ts';
import { answerPayment } from '@hanji/payment-sandbox/walk.ts';
import { describe, expect, it, vi } from 'vitest';
import { forgetMember } from '#modules/readers/forget-member.ts';
import { verifyLedger } from '#modules/wallet/ledger/verify-ledger.ts';
import { applyPayment, giveUpOrder } from '#modules/payment/orders/settling/apply-payment.ts';
import { readOrder } from '#modules/payment/orders/order-rows.ts';
import { stuckOrders } from './stuck-orders.ts';
import {
  addressOf,
  bought,
  isOfOrder,
  nothing,
  openPaymentStage,
  pathsOfOrder,
} from '#modules/payment/testing/payment-stage.ts';
import { goodCard, waysToPay } from '#modules/payment/testing/ways-to-pay.ts';

const stage = await openPaymentStage();
const { db, sql, sandbox, now, reader, coinsOf, statesOf, runJob } = stage;
const { payco, paycoResult, paypay, cancel, byCard } = waysToPay(stage);

const seenTo = { state: 'failed', attention: null, asks: false };

async function isStuck(id: string): Promise<boolean> {
  return (await stuckOrders(db, now())).some((order) => order.id === id);
}

async function keptOf(id: string) {
  const [kept] = await sql`select state, attention, ask_at is not null as asks
    from coin_order where id = ${id}`;
  return kept;
}

describe('money of another amount', () => {
  it('brings no coins', async () => {
    const { token } = await reader();
    const order = await payco(token);
    await answerPayment(order.url, 'approve', 'wrong-amount');
    expect((await paycoResult(token, order)).data).toMatchObject({
      result: 'fail',
      reason: 'mismatch',
    });
    expect(await coinsOf(token)).toEqual(nothing);
    // What was approved is given up: nothing is held, and nobody is asked or has to look any more.
    expect(await keptOf(order.serviceOrderId)).toEqual(seenTo);
    expect(await isStuck(order.serviceOrderId)).toBe(false);
  });

  it('goes back where it was taken', async () => {
    const { token } = await reader();
    await sandbox.plan('wrong-amount');
    const { data } = await byCard(token, goodCard);
    expect(data).toMatchObject({ result: 'fail', reason: 'mismatchRefunded' });
    expect(await statesOf(data.serviceOrderId)).toEqual(['created', 'failed', 'refunded']);
    expect(await coinsOf(token)).toEqual(nothing);
  });
});

describe('money of another amount that was taken on approval', () => {
  async function wrongly(token: string) {
    const { data: order } = await paypay(token);
    await answerPayment(order.url, 'approve', 'wrong-amount');
    return order.serviceOrderId;
  }
  const back = { state: 'refunded', attention: null, asks: false };

  it('goes back as its reader cancels', async () => {
    const { token } = await reader();
    const id = await wrongly(token);
    expect((await cancel(token, id)).data.result).toBe('fail');
    expect(await statesOf(id)).toEqual(['created', 'reserved', 'failed', 'refunded']);
    expect(await keptOf(id)).toEqual(back);
    expect(await coinsOf(token)).toEqual(nothing);
  });

  it.each([
    ['cancel', async (token: string, id: string) => (await cancel(token, id)).code === 502],
    ['job', () => runJob(2 * 60_000).catch((error: unknown) => error instanceof AggregateError)],
  ] as const)(
    'goes back by the job where the provider fails to give it back at the %s',
    async (_, asks) => {
      const { token } = await reader();
      const id = await wrongly(token);
      const { fetch: ask } = globalThis;
      const away = vi.spyOn(globalThis, 'fetch').mockImplementation((to, init) => {
        return isOfOrder(init, id) && addressOf(to).endsWith('/payments/refund')
          ? Promise.reject(new TypeError('away'))
          : ask(to, init);
      });
      try {
        expect(await asks(token, id)).toBe(true);
      } finally {
        away.mockRestore();
      }
      expect(await keptOf(id)).toEqual({
        state: 'failed',
        attention: 'another amount',
        asks: true,
      });
      await runJob(4 * 60_000);
      expect(await keptOf(id)).toEqual(back);
      expect(await coinsOf(token)).toEqual(nothing);
    },
  );

  it.each(['cancelled', 'failed'])('goes back although the order was %s before', async (state) => {
    const { token } = await reader();
    const id = await wrongly(token);
    await sql`update coin_order set state = ${state}, ask_at = null where id = ${id}`;
    const order = await readOrder(db, id);
    if (order === null) throw new Error('no order');
    const paid = { amount: 1_201, currency: 'JPY' } as const;
    const payment = { orderId: id, status: 'captured', paid } as const;
    // As where the process dies before it asks for the refund.
    await applyPayment(db, order, payment, { source: 'provider', at: now() });
    expect(await keptOf(id)).toEqual({ state: 'failed', attention: 'another amount', asks: true });
    await runJob(2 * 60_000);
    expect(await keptOf(id)).toEqual(back);
  });
});

describe('an order that somebody has to look at', () => {
  it.each([
    ['was never captured', 'wrong-amount', '/payments/cancel'],
    ['is not known', 'normal', '/payments/find'],
  ] as const)('is done with once its payment %s', async (_, scenario, path) => {
    const { token } = await reader();
    const { serviceOrderId: id, url } = await payco(token);
    await sql`update coin_order set state = 'failed', attention = 'another amount' where id = ${id}`;
    await answerPayment(url, 'approve', scenario);
    const { fetch: ask } = globalThis;
    const said = vi.spyOn(globalThis, 'fetch').mockImplementation((to, init) => {
      return isOfOrder(init, id) && addressOf(to).endsWith(path)
        ? Promise.resolve(new Response(null, { status: 404 }))
        : ask(to, init);
    });
    expect(await isStuck(id)).toBe(true);
    try {
      await runJob(2 * 60_000);
    } finally {
      said.mockRestore();
    }
    expect(await keptOf(id)).toEqual(seenTo);
    expect(await isStuck(id)).toBe(false);
  });
});

describe('what a provider says of another order', () => {
  it('brings no coins, and gives no money back that is of this one', async () => {
    const { token } = await reader();
    const { data: order } = await paypay(token);
    await answerPayment(order.url, 'approve', 'no-return');
    const other = { orderId: crypto.randomUUID(), status: 'captured' };
    const { fetch: ask } = globalThis;
    const wrong = vi.spyOn(globalThis, 'fetch').mockImplementation(async (to, init) => {
      return isOfOrder(init, order.serviceOrderId) && addressOf(to).endsWith('/payments/find')
        ? Response.json({ ...other, amount: 1_200, currency: 'JPY' })
        : ask(to, init);
    });
    await runJob(2 * 60_000);
    const asked = pathsOfOrder(wrong.mock.calls, order.serviceOrderId);
    wrong.mockRestore();
    expect(asked).toEqual(['/payments/find']);
    expect(await keptOf(order.serviceOrderId)).toEqual({
      state: 'failed',
      attention: 'another order',
      asks: true,
    });
    await runJob(4 * 60_000);
    expect(await keptOf(order.serviceOrderId)).toEqual({
      state: 'granted',
      attention: null,
      asks: true,
    });
    expect(await coinsOf(token)).toEqual(bought);
  });
});

describe('money for a member who is gone', () => {
  it.each([
    ['that is taken on approval', paypay],
    ['that is approved', async (token: string) => ({ data: await payco(token) })],
  ] as const)('goes back: %s', async (_, reserve) => {
    const { memberId, token } = await reader();
    const { data: order } = await reserve(token);
    await answerPayment(order.url, 'approve', 'no-return');
    await forgetMember(db, memberId);
    await runJob(2 * 60_000);
    expect((await statesOf(order.serviceOrderId)).slice(-2)).toEqual(['failed', 'refunded']);
    expect((await verifyLedger(db)).difference).toBeNull();
  });
});

describe('an order that is given up', () => {
  it.each([
    ['by its reader', async (token: string, id: string) => void (await cancel(token, id))],
    ['as nobody pays it for half an hour', () => runJob(31 * 60_000)],
  ] as const)('[B7-018] can be paid no more at its provider: %s', async (_, giveUp) => {
    const { token } = await reader();
    const { data: order } = await paypay(token);
    await giveUp(token, order.serviceOrderId);
    // Where this was still open, approving it would take the money.
    await answerPayment(order.url, 'approve');
    const form = { serviceOrderId: order.serviceOrderId };
    const path = '/coin/purchase/payment/result/finish';
    expect((await stage.ja.ask<CoinOrder>(path, { token, form })).data.result).toBe('cancel');
    expect((await statesOf(order.serviceOrderId)).at(-1)).toBe('cancelled');
    expect(await coinsOf(token)).toEqual(nothing);
  });

  it.each([
    ['approved', async (token: string) => payco(token)],
    ['paid', async (token: string) => (await paypay(token)).data],
  ] as const)(
    'is granted where it is %s already, whoever led its reader here',
    async (_, begin) => {
      const { token } = await reader();
      const order = await begin(token);
      await answerPayment(order.url, 'approve', 'no-return');
      const asked = vi.spyOn(globalThis, 'fetch');
      expect((await cancel(token, order.serviceOrderId)).data.result).toBe('success');
      const told = pathsOfOrder(asked.mock.calls, order.serviceOrderId);
      asked.mockRestore();
      expect(told).not.toContain('/payments/cancel');
      expect(await coinsOf(token)).toEqual(bought);
    },
  );

  it('stays as it is where it came to its end meanwhile', async () => {
    const { token } = await reader();
    const reserved = await payco(token);
    const before = await readOrder(db, reserved.serviceOrderId);
    if (before === null) throw new Error('no order');
    await answerPayment(reserved.url, 'approve', 'notice-first');
    const told = { source: 'member', at: now() } as const;
    for (const step of [{ kind: 'cancel' }, { kind: 'fail', reason: 'initialization' }] as const) {
      expect(await giveUpOrder(db, before, step, told)).toMatchObject({ state: 'granted' });
    }
    expect(await coinsOf(token)).toEqual(bought);
  });

  it('is cancelled by its reader where its provider has never heard of it', async () => {
    const { token } = await reader();
    const { serviceOrderId } = await payco(token);
    const [unheard = { id: '' }] = await sql<{ id: string }>`
      insert into coin_order (wallet_id, product_id, edition, locale, payment, coins, bonus_coins, price, currency, created_at, changed_at)
      select wallet_id, product_id, edition, locale, payment, coins, bonus_coins, price, currency, created_at, changed_at
      from coin_order where id = ${serviceOrderId} returning id`;
    expect((await cancel(token, unheard.id)).data.result).toBe('cancel');
  });

  it('is given up once', async () => {
    const { token } = await reader();
    const { serviceOrderId } = await payco(token);
    const order = await readOrder(db, serviceOrderId);
    if (order === null) throw new Error('no order');
    const told = { source: 'member', at: now() } as const;
    for (let time = 0; time < 2; time += 1) {
      const after = await giveUpOrder(db, order, { kind: 'cancel' }, told);
      expect(after).toMatchObject({ state: 'cancelled', askAt: null });
    }
    expect(await statesOf(serviceOrderId)).toEqual(['created', 'reserved', 'cancelled']);
  });
});
