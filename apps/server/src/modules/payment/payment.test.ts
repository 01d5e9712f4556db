import { answerPayment } from '@hanji/payment-sandbox/walk.ts';
import type { EditionId } from '@hanji/contract/editions.ts';
import type {
  CoinOrder,
  CoinSalesConfig,
  ReservedOrder,
} from '@hanji/contract/entities/payment.ts';
import type { Inventory } from '@hanji/contract/entities/inventory.ts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { OriginContext } from '#http/request-context.ts';
import { signIn } from '#http/testing/sign-in.ts';
import { testContext } from '#http/testing/test-api.ts';
import { asker } from '#modules/testing/ask.ts';
import { openTestApi } from '#modules/testing/open-test-api.ts';
import { verifyLedger } from '#modules/wallet/ledger/verify-ledger.ts';
import { originOf } from '#settings/origin.ts';
import { freshDatabase } from '#testing/fresh-database.ts';
import { applyPayment } from './orders/apply-payment.ts';
import { readOrder } from './orders/order-rows.ts';
import { settleOrders } from './orders/settle-orders.ts';
import { addProducts } from './products.ts';
import { openSandbox, takeNotices } from './testing/sandbox.ts';

const { db, sql } = await freshDatabase();
const sandbox = await openSandbox();
// Notices are signed by the clock of whoever sends them.
let passedMs = 0;
const now = (): Date => new Date(Date.now() + passedMs);
const base = await testContext(db, { now });
const settings = { ...base.settings, payments: sandbox.payments };

async function openEdition(edition: EditionId) {
  const context: OriginContext = { ...base, settings, origin: originOf(edition, settings) };
  return { context, ask: asker(await openTestApi(context), context) };
}
const [ko, ja, global] = [
  await openEdition('ko'),
  await openEdition('ja'),
  await openEdition('global'),
];
const notices = await takeNotices(ko.context);
await sandbox.sendNoticesTo(notices.url);

const product = { coins: 100, bonusCoins: 10, bonusDays: 90, sort: 1 };
await addProducts(db, [
  { ...product, code: 'ko', edition: 'ko', price: 11_500, currency: 'KRW' },
  { ...product, code: 'ja', edition: 'ja', price: 1_200, currency: 'JPY' },
  { ...product, code: 'global', edition: 'global', price: 999, currency: 'USD' },
  { ...product, code: 'old', edition: 'ko', price: 1, currency: 'KRW', onSale: false },
]);
const [
  { id: koSeq } = { id: 0 },
  { id: jaSeq } = { id: 0 },
  { id: globalSeq } = { id: 0 },
  { id: oldSeq } = { id: 0 },
] = await sql<{ id: number }>`select id from coin_product order by id`;

beforeEach(() => {
  passedMs = 0;
  notices.codes.length = 0;
});

const bought = { purchasedAmount: 100, freeAmount: 10 };
const nothing = { purchasedAmount: 0, freeAmount: 0 };
const dayMs = 86_400_000;

async function reader() {
  return signIn(db, {
    expiresAt: new Date(Date.now() + 30 * dayMs),
    email: `${crypto.randomUUID()}@hanji.example`,
  });
}

async function coinsOf(token: string) {
  const { data } = await ko.ask<Inventory>('/member/inventory', { token });
  const { purchasedAmount, freeAmount } = data.coin;
  return { purchasedAmount, freeAmount };
}

async function statesOf(orderId: string): Promise<string[]> {
  const rows = await sql<{ to: string }>`select to_state as "to" from coin_order_event
    where order_id = ${orderId} order by id`;
  return rows.map(({ to }) => to);
}

async function runJob(afterMs: number): Promise<void> {
  passedMs += afterMs;
  await settleOrders(ko.context, new AbortController().signal);
}

async function payco(token: string, productSeq = koSeq) {
  const form = { productSeq: String(productSeq), paymentType: 'PAYCO' };
  const { data } = await ko.ask<ReservedOrder>('/coin/distribution/payco/approval', {
    token,
    form,
  });
  return data;
}

function paycoResult(token: string, order: ReservedOrder, productSeq = koSeq) {
  const form = { token: order.token, productSeq: String(productSeq) };
  return ko.ask<CoinOrder>('/coin/distribution/payco/result', { token, form });
}

async function paypal(token: string, nextUrl = '/coinpurchase/result') {
  const form = { productSeq: String(globalSeq), nextUrl };
  return global.ask<ReservedOrder>('/coin/purchase/payment/reserve/paypal', { token, form });
}

function execute(token: string, back: URL | null) {
  const names = ['serviceOrderId', 'token', 'orderId', 'PayerID'];
  const form = Object.fromEntries(names.map((name) => [name, back?.searchParams.get(name) ?? '']));
  return global.ask<CoinOrder>('/coin/purchase/payment/execute', { token, form });
}

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

async function byCard(token: string, number: string, more: Record<string, string> = {}) {
  const form = {
    transactionToken: await transactionToken(token),
    productSeq: String(jaSeq),
    mdkToken: await cardToken(number),
    ...more,
  };
  return ja.ask<CoinOrder>('/coin/purchase/credit/excute', { token, form });
}

const goodCard = '4111111111111111';

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
    expect((await paycoResult(other.token, order)).code).toBe(404);
    expect((await paycoResult(token, order, jaSeq)).code).toBe(404);
    const form = { serviceOrderId: order.serviceOrderId };
    for (const path of ['finish', 'cancel']) {
      const asked = await ko.ask(`/coin/purchase/payment/result/${path}`, {
        token: other.token,
        form,
      });
      expect(asked.code).toBe(404);
    }
    expect((await ja.ask('/coin/purchase/result/paypay', { token, form })).code).toBe(404);
    expect(await coinsOf(other.token)).toEqual(nothing);
  });

  it.each([
    ['of another edition', jaSeq],
    ['that is not sold any more', oldSeq],
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
    expect(await cancel(paid)).toBe('success');
    expect(await coinsOf(token)).toEqual(bought);
  });
});

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
      passedMs = 2 * 60_000;
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
      passedMs = 0;
    }
    expect((await verifyLedger(db)).difference).toBeNull();
  });

  it('although the reader never comes back: the job asks', async () => {
    const { token } = await reader();
    const order = await payco(token);
    expect(await answerPayment(order.url, 'approve', 'no-return')).toBeNull();
    expect(await coinsOf(token)).toEqual(nothing);
    await runJob(2 * 60_000);
    expect(await coinsOf(token)).toEqual(bought);
    const mails = await sql`select data from pgboss.job where name = 'send-mail'
      and data->>'orderId' = ${order.serviceOrderId}`;
    expect(mails).toMatchObject([
      { data: { topic: 'coinReceipt', locale: 'ko-KR', edition: 'ko' } },
    ]);
  });

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

  it('although the provider does not answer in time', { timeout: 20_000 }, async () => {
    const { token } = await reader();
    const order = await payco(token);
    await answerPayment(order.url, 'approve', 'time-out');
    expect((await paycoResult(token, order)).data.result).toBe('pending');
    expect((await paycoResult(token, order)).data.result).toBe('success');
    expect(await coinsOf(token)).toEqual(bought);
  });
});

async function sendSigned(
  orderId: string,
  change: { secret?: string; seconds?: number; at?: string } = {},
) {
  const { createHmac } = await import('node:crypto');
  const body = JSON.stringify({ orderId });
  const {
    secret = sandbox.payments.payco?.noticeSecret ?? '',
    seconds = Math.floor(now().getTime() / 1000),
    at = 'payco',
  } = change;
  const signed = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  const headers = {
    'x-payment-signature': `t=${seconds},v1=${signed}`,
    'content-type': 'application/json',
  };
  return (await fetch(`${notices.url}/${at}`, { method: 'POST', headers, body })).status;
}

describe('notices', () => {
  it('of another key, of long ago, of nobody or about nothing are refused', async () => {
    const { token } = await reader();
    const order = await payco(token);
    await answerPayment(order.url, 'approve', 'wrong-signature');
    const id = order.serviceOrderId;
    expect(await sendSigned(id, { secret: 'somebody else’s secret' })).toBe(401);
    expect(await sendSigned(id, { seconds: Math.floor(Date.now() / 1000) - 301 })).toBe(401);
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
    await expect.poll(() => notices.codes, { timeout: 5000 }).toContain(401);
    expect(await coinsOf(token)).toEqual(nothing);
    expect((await paycoResult(token, order)).data.result).toBe('success');
  });
});

describe('money of another amount', () => {
  it('brings no coins', async () => {
    const { token } = await reader();
    const order = await payco(token);
    await answerPayment(order.url, 'approve', 'wrong-amount');
    expect((await paycoResult(token, order)).data).toMatchObject({
      result: 'fail',
      reason: 'response',
    });
    expect(await coinsOf(token)).toEqual(nothing);
    const [kept] =
      await sql`select state, attention, ask_at from coin_order where id = ${order.serviceOrderId}`;
    // What was approved is given up: nothing is held, and nobody is asked any more.
    expect(kept).toEqual({ state: 'failed', attention: 'another amount', ask_at: null });
  });

  it('goes back where it was taken', async () => {
    const { token } = await reader();
    await sandbox.plan('wrong-amount');
    const { data } = await byCard(token, goodCard);
    expect(data).toMatchObject({ result: 'fail' });
    expect(await statesOf(data.serviceOrderId)).toEqual(['created', 'failed', 'refunded']);
    expect(await coinsOf(token)).toEqual(nothing);
  });
});

describe('money of another amount that was taken on approval', () => {
  async function wrongly(token: string) {
    const form = { productSeq: String(jaSeq), nextUrl: '/coinpurchase/result' };
    const path = '/coin/purchase/paypay/reserve';
    const { data: order } = await ja.ask<ReservedOrder>(path, { token, form });
    await answerPayment(order.url, 'approve', 'wrong-amount');
    return order.serviceOrderId;
  }
  function cancel(token: string, serviceOrderId: string) {
    const form = { serviceOrderId };
    return ja.ask<CoinOrder>('/coin/purchase/payment/result/cancel', { token, form });
  }
  async function keptOf(id: string) {
    const [kept] = await sql`select state, attention, ask_at is not null as asks
      from coin_order where id = ${id}`;
    return kept;
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
        const path = to instanceof Request ? to.url : String(to);
        return path.endsWith('/payments/refund')
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

  it('goes back although it comes after the order was given up', async () => {
    const { token } = await reader();
    const id = await wrongly(token);
    await sql`update coin_order set state = 'cancelled', ask_at = null where id = ${id}`;
    const order = await readOrder(db, id);
    if (order === null) throw new Error('no order');
    const paid = { amount: 1_201, currency: 'JPY' } as const;
    const payment = { orderId: id, status: 'captured', paid } as const;
    // As where the process dies before it asks for the refund.
    await applyPayment(db, order, payment, { source: 'provider', at: now() });
    await runJob(2 * 60_000);
    expect(await keptOf(id)).toEqual(back);
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
    expect((await execute((await reader()).token, back)).code).toBe(404);
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
    const form = { productSeq: String(jaSeq), ...more };
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
    const form = { productSeq: String(jaSeq) };
    expect((await ja.ask('/coin/purchase/carrier/other/reserve', { token, form })).code).toBe(404);
  });
});

describe('cards', () => {
  it('[B7-024] [B7-026] [B3-021] pay once for each transaction token', async () => {
    const { token } = await reader();
    const twice = { transactionToken: await transactionToken(token) };
    const answers = await Promise.all([
      byCard(token, goodCard, twice),
      byCard(token, goodCard, twice),
      byCard(token, goodCard, twice),
    ]);
    expect(new Set(answers.map(({ data }) => data.serviceOrderId)).size).toBe(1);
    expect((await byCard(token, goodCard, twice)).data.result).toBe('success');
    expect(await coinsOf(token)).toEqual(bought);
    // A token of somebody else, or of nobody, pays nothing.
    const other = { transactionToken: await transactionToken((await reader()).token) };
    expect((await byCard(token, goodCard, other)).code).toBe(409);
    const made = { transactionToken: 'x'.repeat(32) };
    expect((await byCard(token, goodCard, made)).code).toBe(409);
  });

  it('that are declined bring nothing; those of which no answer comes are asked about', async () => {
    const { token } = await reader();
    const declined = await byCard(token, '4000000000000002');
    expect(declined.data).toMatchObject({ result: 'fail', reason: 'store' });
    expect(await coinsOf(token)).toEqual(nothing);
    const slow = await byCard(token, '4000000000000119');
    expect(slow.data.result).toBe('pending');
    await runJob(2 * 60_000);
    expect(await coinsOf(token)).toEqual(bought);
  });

  it('[B7-021] [B7-022] [B7-023] are kept for a member, pay by their id, and are forgotten', async () => {
    const { token } = await reader();
    const other = await reader();
    const register = { mdkToken: await cardToken(goodCard), securityCode: '123' };
    const path = '/coin/purchase/credit/cardinfo';
    type Card = { cardId: string };
    const { data: card } = await ja.ask<Card>(`${path}/register`, { token, form: register });
    expect(card).toEqual({
      cardId: expect.any(String) as string,
      maskedNumber: '**** 1111',
      expire: '12/40',
    });
    expect((await ja.ask(path, { token })).data).toEqual([card]);
    expect((await ja.ask(path, { token: other.token })).data).toEqual([]);
    const pay = async (by: string) =>
      ja.ask<CoinOrder>('/coin/purchase/credit/excute', {
        token: by,
        form: {
          transactionToken: await transactionToken(by),
          productSeq: String(jaSeq),
          cardId: card.cardId,
        },
      });
    expect((await pay(other.token)).data.result).toBe('fail');
    expect((await pay(token)).data.result).toBe('success');
    const gone = await ja.ask(`${path}/delete`, { token, form: { cardId: card.cardId } });
    expect(gone.code).toBe(200);
    expect((await ja.ask(path, { token })).data).toEqual([]);
    expect((await ja.ask(`${path}/register`, { token, form: register })).code).toBe(400);
  });

  it('cannot be tried without end', async () => {
    const { token } = await reader();
    const codes: number[] = [];
    for (let at = 0; at < 11; at += 1) codes.push((await byCard(token, '4000000000000002')).code);
    expect(codes).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
  });

  it('cannot be tried without end by having them kept', async () => {
    const { token } = await reader();
    const register = async (by: string, mdkToken = 'tok_none') => {
      const form = { mdkToken, securityCode: '123' };
      return (await ja.ask('/coin/purchase/credit/cardinfo/register', { token: by, form })).code;
    };
    const codes: number[] = [];
    for (let at = 0; at < 11; at += 1) codes.push(await register(token));
    expect(codes).toEqual([...Array.from({ length: 10 }, () => 400), 429]);
    const mdkToken = await cardToken(goodCard);
    expect(await register(token, mdkToken)).toBe(429);
    const { token: other } = await reader();
    const atOnce = await Promise.all(Array.from({ length: 15 }, () => register(other)));
    expect(atOnce).toContain(400);
    expect(atOnce.filter((code) => code !== 429).length).toBeLessThanOrEqual(10);
    passedMs = 60 * 60_000;
    expect(await register(token, mdkToken)).toBe(200);
  });

  it('are turned into tokens by no more than sixty keys in a row', async () => {
    const { token } = await reader();
    const key = async () => (await ja.ask('/coin/purchase/credit/token-api-key', { token })).code;
    for (let at = 0; at < 60; at += 1) expect(await key()).toBe(200);
    expect(await key()).toBe(429);
    passedMs = 2 * 60_000;
    expect(await key()).toBe(200);
  });

  it('never come here by their number', async () => {
    const { token } = await reader();
    for (const form of [
      { mdkToken: goodCard },
      { cardId: goodCard },
      { mdkToken: '4111-1111-1111-1111' },
    ]) {
      const answer = await ja.ask('/coin/purchase/credit/excute', {
        token,
        form: {
          transactionToken: await transactionToken(token),
          productSeq: String(jaSeq),
          ...form,
        },
      });
      expect(answer.code).toBe(400);
    }
    await byCard(token, goodCard);
    const kept = await sql<{
      found: boolean;
    }>`select bool_or(t::text like '%4111111111111111%') as found
      from (select o::text as t from coin_order o union all select e::text from coin_order_event e
        union all select data::text from pgboss.job) x`;
    expect(kept).toEqual([{ found: false }]);
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
    const context = { ...base, settings };
    const ask = asker(await openTestApi(context), context);
    const { token } = await reader();
    const form = { productSeq: String(koSeq), nextUrl: '/' };
    expect((await ask('/coin/purchase/paypay/reserve', { token, form })).code).toBe(404);
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
    await sql`insert into coin_order (wallet_id, product_id, edition, locale, payment, coins, bonus_coins, price, currency, created_at, changed_at, ask_at)
      select wallet_id, product_id, edition, locale, payment, coins, bonus_coins, price, currency, created_at, changed_at, ask_at from coin_order where id = ${order.serviceOrderId}`;
    await runJob(2 * 60_000);
    expect(
      await sql`select state, reason from coin_order where wallet_id = (select wallet_id from coin_order where id = ${order.serviceOrderId}) and id <> ${order.serviceOrderId}`,
    ).toEqual([{ state: 'failed', reason: 'initialization' }]);
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
