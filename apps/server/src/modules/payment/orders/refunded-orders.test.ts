import { answerPayment } from '@hanji/payment-sandbox/walk.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { addChapter, addTitle } from '#modules/testing/works.ts';
import { expireCoins } from '#modules/wallet/expire-coins.ts';
import { verifyLedger } from '#modules/wallet/ledger/verify-ledger.ts';
import { nothing, bought, openPaymentStage } from '../testing/payment-stage.ts';
import { waysToPay } from '../testing/ways-to-pay.ts';
import { stuckOrders } from './stuck-orders.ts';

const stage = await openPaymentStage();
const { db, sql, sandbox, ko, clock, now, reader, coinsOf, statesOf, runJob, sendSigned } = stage;
const { payco, paycoResult, transactionToken } = waysToPay(stage);

const dayMs = 86_400_000;
let chapterPath = '';

beforeAll(async () => {
  const { id } = await addTitle(db);
  const chapter = await addChapter(db, id, {
    sort: 1,
    free: false,
    price: 13,
    originalPrice: 13,
    coinBackPrice: 0,
    purchaseAllowedWith: ['coin'],
  });
  chapterPath = `/comic/${id}/chapter/${chapter.id}`;
});

async function buys(token: string): Promise<string> {
  const order = await payco(token);
  await answerPayment(order.url, 'approve', 'notice-first');
  await paycoResult(token, order);
  expect(await coinsOf(token)).toEqual(bought);
  return order.serviceOrderId;
}

/** Spends all of the bonus, and three coins that were paid. */
async function spends(token: string): Promise<void> {
  const form = {
    transactionToken: await transactionToken(token),
    price: '13',
    coinBackPrice: '0',
  };
  expect((await ko.ask(`${chapterPath}/unlock`, { token, form })).code).toBe(200);
}

async function keptOf(id: string) {
  const [kept] = await sql`select state, attention, owed from coin_order where id = ${id}`;
  return kept;
}

async function isStuck(id: string): Promise<boolean> {
  return (await stuckOrders(db, now())).some((order) => order.id === id);
}

const back = { state: 'refunded', attention: null, owed: 0 };

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
    expect(await keptOf(id)).toEqual({ ...back, attention: 'its coins were spent', owed: 13 });
    expect(await isStuck(id)).toBe(true);
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
