import { answerPayment } from '@hanji/payment-sandbox/walk.ts';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { addChapter, addTitle } from '#modules/testing/works.ts';
import { expireCoins } from '#modules/wallet/expire-coins.ts';
import { verifyLedger } from '#modules/wallet/ledger/verify-ledger.ts';
import {
  addressOf,
  isOfOrder,
  nothing,
  bought,
  openPaymentStage,
} from '#modules/payment/testing/payment-stage.ts';
import { waysToPay } from '#modules/payment/testing/ways-to-pay.ts';
import { readOrder } from '#modules/payment/orders/order-rows.ts';
import { forgiveOwed, settleByHand } from './settle-by-hand.ts';
import { stuckOrders } from './stuck-orders.ts';

const stage = await openPaymentStage();
const { db, sql, sandbox, ko, clock, now, reader, coinsOf, statesOf, runJob, sendSigned } = stage;
const { payco, paycoResult, transactionToken } = waysToPay(stage);

const dayMs = 86_400_000;
let chapterPath = '';
let chapterWithCoinBack = '';

beforeAll(async () => {
  const { id } = await addTitle(db);
  const costs = (coinBackPrice: number) => ({
    free: false,
    price: 13,
    originalPrice: 13,
    coinBackPrice,
    purchaseAllowedWith: ['coin' as const],
  });
  const chapter = await addChapter(db, id, { sort: 1, ...costs(0) });
  const rewarded = await addChapter(db, id, { sort: 2, ...costs(3) });
  chapterPath = `/comic/${id}/chapter/${chapter.id}`;
  chapterWithCoinBack = `/comic/${id}/chapter/${rewarded.id}`;
});

async function buysMore(token: string): Promise<string> {
  const order = await payco(token);
  await answerPayment(order.url, 'approve', 'notice-first');
  await paycoResult(token, order);
  return order.serviceOrderId;
}

async function buys(token: string): Promise<string> {
  const id = await buysMore(token);
  expect(await coinsOf(token)).toEqual(bought);
  return id;
}

/** Spends all of the bonus, and three coins that were paid. */
async function spends(token: string, coinBackPrice = 0): Promise<void> {
  const form = {
    transactionToken: await transactionToken(token),
    price: '13',
    coinBackPrice: String(coinBackPrice),
  };
  const path = coinBackPrice === 0 ? chapterPath : chapterWithCoinBack;
  expect((await ko.ask(`${path}/unlock`, { token, form })).code).toBe(200);
}

async function keptOf(id: string) {
  const [kept] = await sql`select state, attention, owed from coin_order where id = ${id}`;
  return kept;
}

async function isStuck(id: string): Promise<boolean> {
  return (await stuckOrders(db, now())).some((order) => order.id === id);
}

const back = { state: 'refunded', attention: null, owed: 0 };
const owing = { ...back, attention: 'its coins were spent', owed: 13 };

describe('money that comes once more after it went back', () => {
  /** As where the provider took it a second time, and fails to give it back as long as it is away. */
  function takenAgain(id: string) {
    const { fetch: ask } = globalThis;
    const taken = { away: true, restore: () => provider.mockRestore() };
    const provider = vi.spyOn(globalThis, 'fetch').mockImplementation(async (to, init) => {
      const isOfThis = isOfOrder(init, id);
      const { pathname } = new URL(addressOf(to));
      if (isOfThis && pathname === '/payments/refund' && taken.away) throw new TypeError('away');
      const answer = await ask(to, init);
      if (!isOfThis || pathname !== '/payments/find') return answer;
      return Response.json(Object.assign(Object(await answer.json()), { status: 'captured' }));
    });
    return taken;
  }

  it.each([
    ['of which nothing was spent', async () => {}, back],
    ['of which some are owed', (token: string) => spends(token), owing],
  ] as const)('is listed until it went back as well: %s', async (_, uses, ended) => {
    const { token } = await reader();
    const id = await buys(token);
    await uses(token);
    await sandbox.refund(id);
    expect(await keptOf(id)).toEqual(ended);
    const taken = takenAgain(id);
    try {
      expect(await sendSigned(id)).toBe(503);
      // What happens to other coins of the wallet meanwhile changes nothing of it.
      await sandbox.refund(await buys(token));
      expect(await keptOf(id)).toEqual({ ...ended, attention: 'it was paid once more' });
      expect(await isStuck(id)).toBe(true);
      taken.away = false;
      await runJob(120_000);
    } finally {
      taken.restore();
    }
    expect(await keptOf(id)).toEqual(ended);
    expect(await coinsOf(token)).toEqual(nothing);
    expect((await verifyLedger(db)).difference).toBeNull();
  });
});

describe('money that goes back after the coins came', () => {
  it('takes them, as the provider tells it, once', async () => {
    const { memberId, token } = await reader();
    const id = await buys(token);
    const other = await buys((await reader()).token);
    await sandbox.refund(id);
    expect(await coinsOf(token)).toEqual(nothing);
    expect(await keptOf(id)).toEqual(back);
    expect(await keptOf(other)).toMatchObject({ state: 'granted' });
    expect((await statesOf(id)).slice(-2)).toEqual(['granted', 'refunded']);
    const form = { serviceOrderId: id };
    const { data } = await ko.ask('/coin/purchase/payment/result/finish', { token, form });
    expect(data).toMatchObject({ result: 'fail', reason: 'refunded' });
    expect(await isStuck(id)).toBe(false);
    expect(await Promise.all([sendSigned(id), sendSigned(id)])).toEqual([200, 200]);
    const entries = await sql`select e.kind, p.account, p.amount from ledger_entry e
      join ledger_posting p on p.entry_id = e.id join wallet w on w.id = e.wallet_id
      where member_id = ${memberId} and e.kind = 'refund' order by line`;
    expect(entries).toEqual([
      { kind: 'refund', account: 'lot', amount: -100 },
      { kind: 'refund', account: 'lot', amount: -10 },
      { kind: 'refund', account: 'refunds', amount: 110 },
    ]);
    expect((await verifyLedger(db)).difference).toBeNull();
  });

  it('takes no coin of another order, and none that was given', async () => {
    const { token } = await reader();
    const first = await buys(token);
    const order = await payco(token);
    await answerPayment(order.url, 'approve', 'notice-first');
    await sandbox.refund(first);
    expect(await coinsOf(token)).toEqual(bought);
    expect(await keptOf(order.serviceOrderId)).toMatchObject({ state: 'granted' });
  });

  it('says how many were spent, and takes no balance below zero', async () => {
    const { token } = await reader();
    const id = await buys(token);
    await spends(token);
    expect(await coinsOf(token)).toEqual({ purchasedAmount: 97, freeAmount: 0 });
    await sandbox.refund(id);
    expect(await coinsOf(token)).toEqual(nothing);
    expect(await keptOf(id)).toEqual(owing);
    expect(await isStuck(id)).toBe(true);
    expect((await verifyLedger(db)).difference).toBeNull();
  });

  it.each([
    ['settles the order', settleByHand],
    [
      'forgives them',
      (...[on, order, by]: Parameters<typeof settleByHand>) => forgiveOwed(on, [order], by),
    ],
  ])('owes no more what an operator let go, who %s', async (_, letGo) => {
    const { token } = await reader();
    const id = await buys(token);
    await spends(token);
    await sandbox.refund(id);
    const order = await readOrder(db, id);
    if (order === null) throw new Error('no order');
    await letGo(db, order, { operator: 'sujin', reason: 'paid at the desk', at: now() });
    expect(await keptOf(id)).toEqual(back);
    // What is owed is counted anew as other money goes back.
    await sandbox.refund(await buysMore(token));
    expect(await keptOf(id)).toEqual(back);
    expect((await verifyLedger(db)).difference).toBeNull();
  });

  it('leaves coins that came back for a chapter, and all that was spent on it is owed', async () => {
    const { token } = await reader();
    const id = await buys(token);
    await spends(token, 3);
    await sandbox.refund(id);
    expect(await coinsOf(token)).toEqual({ purchasedAmount: 0, freeAmount: 3 });
    expect(await keptOf(id)).toEqual(owing);
    // It is counted anew as other money goes back.
    await sandbox.refund(await buysMore(token));
    expect(await coinsOf(token)).toEqual({ purchasedAmount: 0, freeAmount: 3 });
    expect(await keptOf(id)).toEqual(owing);
    expect((await verifyLedger(db)).difference).toBeNull();
  });

  it('owes nothing for coins that have expired', async () => {
    const { token } = await reader();
    const id = await buys(token);
    clock.passedMs = 91 * dayMs;
    await expireCoins(db, now(), new AbortController().signal);
    expect(await coinsOf(token)).toEqual({ purchasedAmount: 100, freeAmount: 0 });
    await sandbox.refund(id);
    expect(await sendSigned(id)).toBe(200);
    expect(await coinsOf(token)).toEqual(nothing);
    expect(await keptOf(id)).toEqual(back);
  });

  it('takes those as well that come back with a chapter that is taken back', async () => {
    const { token } = await reader();
    const id = await buys(token);
    await spends(token);
    await sandbox.refund(id);
    const [title = ''] = chapterPath.split('/chapter/');
    const form = { chapterIds: chapterPath.split('/').at(-1) ?? '' };
    expect((await ko.ask(`${title}/chapter/take-back`, { token, form })).code).toBe(200);
    expect(await coinsOf(token)).toEqual(nothing);
    expect(await keptOf(id)).toEqual(back);
    expect((await verifyLedger(db)).difference).toBeNull();
  });

  it('is found by the job where no notice came, for half a year', async () => {
    await sandbox.sendNoticesTo('http://127.0.0.1:9/nobody');
    const { token } = await reader();
    const id = await buysQuietly(token);
    await sandbox.refund(id);
    await runJob(dayMs - 60_000);
    expect(await keptOf(id)).toMatchObject({ state: 'granted' });
    await runJob(120_000);
    expect(await keptOf(id)).toEqual(back);
    const other = await buysQuietly(token);
    await runJob(181 * dayMs);
    expect(await sql`select state, asked, ask_at from coin_order where id = ${other}`).toEqual([
      { state: 'granted', asked: 1, ask_at: null },
    ]);
  });
});

async function buysQuietly(token: string): Promise<string> {
  const order = await payco(token);
  await answerPayment(order.url, 'approve');
  expect((await paycoResult(token, order)).data.result).toBe('success');
  return order.serviceOrderId;
}
