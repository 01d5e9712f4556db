import { beforeEach, describe, expect, it } from 'vitest';
import { nothing, openPaymentStage } from '#modules/payment/testing/payment-stage.ts';
import { goodCard, waysToPay } from '#modules/payment/testing/ways-to-pay.ts';

const stage = await openPaymentStage();
const { sql, seqOf, reader, coinsOf } = stage;
const { cardToken, transactionToken } = waysToPay(stage);

const nextUrl = '/coinpurchase/result';
const excute = '/coin/purchase/credit/excute';
const reserve = '/coin/purchase/paypay/reserve';
async function byCard(token: string): Promise<Record<string, string>> {
  return {
    transactionToken: await transactionToken(token),
    mdkToken: await cardToken(goodCard),
  };
}

type Selling = 'ko' | 'ja' | 'global';
type More = (token: string) => Record<string, string> | Promise<Record<string, string>>;
const ways: readonly (readonly [string, Selling, string, More])[] = [
  ['Payco', 'ko', '/coin/distribution/payco/approval', () => ({ paymentType: 'PAYCO' })],
  ['PayPal', 'global', '/coin/purchase/payment/reserve/paypal', () => ({ nextUrl })],
  ['PayPay', 'ja', reserve, () => ({ nextUrl })],
  ['a carrier', 'ja', '/coin/purchase/carrier/docomo/reserve', () => ({})],
  ['a card', 'ja', excute, byCard],
];
const shown = { coins: '100', bonusCoins: '10' };
const prices: Readonly<Record<Selling, number>> = { ko: 11_500, ja: 1_200, global: 999 };

async function ordersOf(memberId: string): Promise<number> {
  const rows = await sql`select 1 from coin_order o join wallet w on w.id = wallet_id
    where member_id = ${memberId}`;
  return rows.length;
}

beforeEach(async () => {
  await sql`update coin_product set coins = 100, bonus_coins = 10`;
  for (const [edition, price] of Object.entries(prices)) {
    await sql`update coin_product set price = ${price} where code = ${edition}`;
  }
});

describe('a product that changed since it was shown', () => {
  it.each(ways)('is not ordered with %s', async (_, edition, path, more) => {
    const { memberId, token } = await reader();
    const price = prices[edition];
    const productSeq = String(seqOf(edition));
    const buy = async (agreed: Record<string, string>) => {
      const form = { productSeq, ...agreed, ...(await more(token)) };
      return stage[edition].ask<unknown>(path, { token, form });
    };
    await sql`update coin_product set price = price + 1 where code = ${edition}`;
    expect(await buy({ ...shown, price: String(price) })).toMatchObject({
      code: 409,
      data: { product: { price: price + 1, coins: 100, bonusCoins: 10 } },
    });
    await sql`update coin_product set price = ${price}, coins = 90 where code = ${edition}`;
    expect((await buy({ ...shown, price: String(price) })).code).toBe(409);
    await sql`update coin_product set coins = 100, bonus_coins = 9 where code = ${edition}`;
    expect((await buy({ ...shown, price: String(price) })).code).toBe(409);
    expect(await ordersOf(memberId)).toBe(0);
    expect(await coinsOf(token)).toEqual(nothing);
    expect((await buy({ ...shown, bonusCoins: '9', price: String(price) })).code).toBe(200);
    // Who says nothing of it, as the calls were specified, is charged what it costs.
    expect((await buy({})).code).toBe(200);
    expect(await ordersOf(memberId)).toBe(2);
  });

  it('leaves the token of a card payment as it was, and answers a payment that is known', async () => {
    const { memberId, token } = await reader();
    const card = await byCard(token);
    const buy = async (price: number) => {
      const form = { productSeq: String(seqOf('ja')), ...shown, price: String(price), ...card };
      return (await stage.ja.ask(excute, { token, form })).code;
    };
    expect(await buy(1_100)).toBe(409);
    expect(await buy(1_200)).toBe(200);
    await sql`update coin_product set price = 1300 where code = 'ja'`;
    expect(await buy(1_300)).toBe(200);
    expect(await ordersOf(memberId)).toBe(1);
    expect(await coinsOf(token)).toEqual({ purchasedAmount: 100, freeAmount: 10 });
  });

  it.each(['0', '-1', '11.5', 'much'])('has no price of %s', async (price) => {
    const { token } = await reader();
    const form = { productSeq: String(seqOf('ja')), nextUrl, price };
    expect((await stage.ja.ask(reserve, { token, form })).code).toBe(400);
  });
});
