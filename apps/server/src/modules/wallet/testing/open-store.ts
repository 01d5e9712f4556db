import type { ContentHome } from '@hanji/contract/entities/content.ts';
import type { PurchasedChapters } from '@hanji/contract/entities/purchase.ts';
import type { Database } from '#db/client.ts';
import { signIn } from '#http/testing/sign-in.ts';
import { testContext } from '#http/testing/test-api.ts';
import { testNow } from '#http/testing/test-now.ts';
import { asker } from '#modules/testing/ask.ts';
import { openTestApi } from '#modules/testing/open-test-api.ts';
import { addChapter, addTitle } from '#modules/testing/works.ts';
import { grantCoins } from '#modules/wallet/grants/grant-coins.ts';

/** The terms of a chapter that is bought and rented with coins, and rented with the gauge. */
export const forSale = {
  free: false,
  purchaseAllowedWith: ['coin' as const],
  price: 3,
  originalPrice: 4,
  coinBackPrice: 1,
  rentAllowedWith: ['coin' as const, 'gauge' as const],
  rentalPrice: 2,
  originalRentalPrice: 2,
  rentalPeriod: 3600,
};

type Terms = { readonly price?: number; readonly coinBackPrice?: number };
type Chapter = { readonly id: number };

/** So many milliseconds after a test's clock begins. */
export function later(ms: number): Date {
  return new Date(testNow.getTime() + ms);
}

/** A title of one free chapter and three that cost, and members who buy, by a clock that is set. */
export async function openStore(db: Database) {
  const clock = { now: testNow };
  const context = { ...(await testContext(db, { edition: 'ko' })), now: () => clock.now };
  const api = await openTestApi(context);
  const ask = asker(api, context);
  const title = await addTitle(db, { gaugeUsable: true, recoverInterval: 600 });
  const chapters: Chapter[] = [];
  for (const sort of [1, 2, 3, 4]) {
    chapters.push(await addChapter(db, title.id, { sort, ...(sort > 1 && forSale) }));
  }
  const [free = { id: 0 }, first = { id: 0 }, second = { id: 0 }, third = { id: 0 }] = chapters;
  const home = `/comic/${title.id}`;

  async function member(coins: number): Promise<{ token: string; memberId: string }> {
    const signed = await signIn(db, { expiresAt: later(3 * 86_400_000) });
    const given = { kind: 'free', coins, expiresAt: later(7_200_000) } as const;
    const by = { operator: 'sujin', reason: 'a test' };
    if (coins > 0) await grantCoins(db, { ...given, ...by, memberId: signed.memberId }, testNow);
    return signed;
  }

  async function takeToken(token: string): Promise<string> {
    const { data } = await ask<{ transactionToken: string }>('/coin/transaction/token', {
      token,
      method: 'POST',
    });
    return data.transactionToken;
  }

  async function unlock(
    token: string,
    { id }: Chapter,
    { price = 3, coinBackPrice = 1 }: Terms = {},
    transactionToken?: string,
  ) {
    const used = transactionToken ?? (await takeToken(token));
    const form = { transactionToken: used, price: `${price}`, coinBackPrice: `${coinBackPrice}` };
    return ask<PurchasedChapters>(`${home}/chapter/${id}/unlock`, { token, form });
  }

  async function unlockAll(token: string, ids: readonly number[], price: number, back: number) {
    const form = {
      transactionToken: await takeToken(token),
      chapterIds: ids.join(','),
      price: `${price}`,
      coinBackPrice: `${back}`,
    };
    return ask<PurchasedChapters>(`${home}/chapter/unlock-all`, { token, form });
  }

  async function rent(token: string, { id }: Chapter, method: string, price?: number) {
    const form = {
      transactionToken: await takeToken(token),
      ...(price !== undefined && { rentalPrice: `${price}` }),
    };
    return ask<PurchasedChapters>(`${home}/chapter/${id}/${method}`, { token, form });
  }

  function takeBack(token: string, ids: readonly number[]) {
    const form = { chapterIds: ids.join(',') };
    return ask<PurchasedChapters>(`${home}/chapter/take-back`, { token, form });
  }

  async function open(token: string, { id }: Chapter): Promise<number> {
    return (await ask(`${home}/chapter/${id}/product`, { token })).code;
  }

  async function balance(token: string): Promise<number> {
    const { data } = await ask<ContentHome>(home, { token });
    return data.content.inventory?.coin.freeAmount ?? -1;
  }

  return {
    clock,
    context,
    api,
    ask,
    home,
    title,
    free,
    first,
    second,
    third,
    member,
    takeToken,
    unlock,
    unlockAll,
    rent,
    takeBack,
    open,
    balance,
  };
}
