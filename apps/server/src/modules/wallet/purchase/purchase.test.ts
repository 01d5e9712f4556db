import { beforeEach, describe, expect, it } from 'vitest';
import type { ChapterList } from '@hanji/contract/entities/chapter.ts';
import type { ContentHome } from '@hanji/contract/entities/content.ts';
import type {
  Advertisement,
  CoinSpending,
  PurchasedChapters,
} from '@hanji/contract/entities/purchase.ts';
import { dayStart } from '@hanji/domain/times/day.ts';
import { chapter as chapterTable } from '#db/schema/chapter.ts';
import { eq } from 'drizzle-orm';
import { signIn } from '#http/testing/sign-in.ts';
import { testContext } from '#http/testing/test-api.ts';
import { testNow } from '#http/testing/test-now.ts';
import { asker } from '#modules/testing/ask.ts';
import { openTestApi } from '#modules/testing/open-test-api.ts';
import { addChapter, addTitle } from '#modules/testing/works.ts';
import { grantTickets } from '#modules/wallet/grants/grant-tickets.ts';
import { grantCoins } from '#modules/wallet/grants/grant-coins.ts';
import { verifyLedger } from '#modules/wallet/ledger/verify-ledger.ts';
import { originOf } from '#settings/origin.ts';
import { freshDatabase } from '#testing/fresh-database.ts';

const { db, sql } = await freshDatabase();
let now = testNow;
const context = { ...(await testContext(db, { edition: 'ko' })), now: () => now };
const api = await openTestApi(context);
const ask = asker(api, context);

const forSale = {
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
const title = await addTitle(db, { gaugeUsable: true, recoverInterval: 600 });
const chapters: { readonly id: number }[] = [];
for (const sort of [1, 2, 3, 4]) {
  chapters.push(await addChapter(db, title.id, { sort, ...(sort > 1 && forSale) }));
}
const [free = { id: 0 }, first = { id: 0 }, second = { id: 0 }, third = { id: 0 }] = chapters;
const home = `/comic/${title.id}`;

function later(ms: number): Date {
  return new Date(testNow.getTime() + ms);
}

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

type Terms = { readonly price?: number; readonly coinBackPrice?: number };

async function unlock(
  token: string,
  { id }: { readonly id: number },
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

async function rent(
  token: string,
  { id }: { readonly id: number },
  method: string,
  price?: number,
) {
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

async function open(token: string, { id }: { readonly id: number }): Promise<number> {
  return (await ask(`${home}/chapter/${id}/product`, { token })).code;
}

async function balance(token: string): Promise<number> {
  const { data } = await ask<ContentHome>(home, { token });
  return data.content.inventory?.coin.freeAmount ?? -1;
}

beforeEach(() => {
  now = testNow;
});

describe('unlocking', () => {
  it('[A7-066] [A7-073] [B7-011] [B7-030] [B7-076] [A1-009] opens a chapter for good, takes its price and gives coins back', async () => {
    const { token } = await member(5);
    expect(await open(token, first)).toBe(402);
    const { code, data } = await unlock(token, first);
    expect([code, data.chapters]).toEqual([
      200,
      [{ id: first.id, activity: { unlocked: true, rented: false, rentRemained: 0 } }],
    ]);
    expect(data.inventory.coin.freeAmount).toBe(3);
    expect(data.takeBackUntil).toBe(later(60_000).toISOString());
    expect(await open(token, first)).toBe(200);
    expect(await open(token, second)).toBe(402);
    const shown = await ask<ContentHome>(home, { token });
    expect(shown.data.chapters.map(({ activity }) => activity.unlocked)).toEqual([
      false,
      true,
      false,
      false,
    ]);
    const listed = await ask<ChapterList>(`${home}/episode`, { token });
    expect(listed.data.chapters.map(({ activity }) => activity.unlocked)).toEqual([
      false,
      true,
      false,
      false,
    ]);
    expect((await verifyLedger(db)).difference).toBeNull();
  });

  it('is nobody else’s', async () => {
    const [one, other] = [await member(5), await member(5)];
    await unlock(one.token, first);
    expect(await open(other.token, first)).toBe(402);
    const foreign = await takeToken(one.token);
    expect((await unlock(other.token, second, {}, foreign)).code).toBe(409);
    expect(await balance(other.token)).toBe(5);
  });

  it('gives coins back that end after 30 days, in a lot of their own', async () => {
    const { token, memberId } = await member(3);
    await unlock(token, first);
    expect(
      await sql`select kind, granted, amount, expires_at from coin_lot l
        join wallet w on w.id = wallet_id where member_id = ${memberId} order by l.id`,
    ).toEqual([
      { kind: 'free', granted: 3, amount: 0, expires_at: later(7_200_000) },
      { kind: 'bonus', granted: 1, amount: 1, expires_at: later(30 * 86_400_000) },
    ]);
  });

  it('is 208 and spends nothing where it is the reader’s already, or free', async () => {
    const { token } = await member(9);
    await unlock(token, first);
    const before = await balance(token);
    expect((await unlock(token, first)).code).toBe(208);
    expect((await unlock(token, free, { price: 0, coinBackPrice: 0 })).code).toBe(208);
    expect(await balance(token)).toBe(before);
  });

  it('is 409 with the price of now where another was agreed to, and spends nothing', async () => {
    const { token } = await member(9);
    for (const terms of [{ price: 2 }, { price: 4 }, { coinBackPrice: 2 }]) {
      const { code, data } = await unlock(token, first, terms);
      expect([code, data]).toEqual([409, { terms: { price: 3, coinBackPrice: 1 } }]);
    }
    expect(await balance(token)).toBe(9);
  });

  it('is 402 with what is missing, and spends nothing', async () => {
    const { token } = await member(2);
    const { code, data } = await unlock(token, first);
    expect([code, data]).toEqual([402, { missingCoins: 1 }]);
    expect(await balance(token)).toBe(2);
  });

  it('does not use coins that have ended', async () => {
    const { token } = await member(5);
    now = later(7_200_000);
    expect((await unlock(token, first)).code).toBe(402);
  });

  it('needs an account, and a title that the reader may see', async () => {
    const guest = await signIn(db, { guest: true });
    const path = `${home}/chapter/${first.id}/unlock`;
    const form = { transactionToken: 'x'.repeat(32), price: '3', coinBackPrice: '1' };
    expect((await ask(path, { form })).code).toBe(401);
    expect((await ask(path, { form, token: guest.token })).code).toBe(403);
    const adults = await addTitle(db, { restrictedAge: 19, mature: true });
    const own = await addChapter(db, adults.id, forSale);
    const { token } = await member(9);
    const sent = { ...form, transactionToken: await takeToken(token) };
    const closed = `/comic/${adults.id}/chapter/${own.id}/unlock`;
    expect((await ask(closed, { token, form: sent })).code).toBe(451);
    const elsewhere = `/comic/${title.id}/chapter/${own.id}/unlock`;
    expect((await ask(elsewhere, { token, form: sent })).code).toBe(404);
    expect(await balance(token)).toBe(9);
  });
});

describe('a transaction token', () => {
  it('[A7-073] [B7-011] [B7-030] does one thing once, and answers the same for ever', async () => {
    const { token } = await member(9);
    const used = await takeToken(token);
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => unlock(token, first, {}, used)),
    );
    now = later(3_600_000);
    await db.update(chapterTable).set({ price: 8 }).where(eq(chapterTable.id, first.id));
    answers.push(await unlock(token, first, {}, used));
    await db.update(chapterTable).set({ price: 3 }).where(eq(chapterTable.id, first.id));
    const told = new Set(answers.map(({ code, data }) => JSON.stringify({ code, data })));
    expect(told.size).toBe(1);
    expect(answers[0]?.code).toBe(200);
    expect(await balance(token)).toBe(7);
  });

  it('[A7-073] [B7-011] is of no use for anything else', async () => {
    const { token } = await member(9);
    const used = await takeToken(token);
    await unlock(token, first, {}, used);
    expect((await unlock(token, second, {}, used)).code).toBe(409);
    expect((await unlock(token, first, { price: 4 }, used)).code).toBe(409);
    expect((await unlock(token, first, {}, 'x'.repeat(32))).code).toBe(409);
    expect(await balance(token)).toBe(7);
  });

  it('keeps a refusal too', async () => {
    const { token, memberId } = await member(2);
    const used = await takeToken(token);
    expect((await unlock(token, first, {}, used)).code).toBe(402);
    const by = { operator: 'sujin', reason: 'a test' };
    await grantCoins(db, { memberId, kind: 'free', coins: 5, expiresAt: null, ...by }, now);
    expect((await unlock(token, first, {}, used)).code).toBe(402);
    expect((await unlock(token, first)).code).toBe(200);
  });
});

describe('unlocking several', () => {
  it('[A7-067] [B7-077] takes all for their prices together', async () => {
    const { token } = await member(9);
    const { code, data } = await unlockAll(token, [first.id, third.id], 6, 2);
    expect(code).toBe(200);
    expect(data.chapters.map(({ id, activity }) => [id, activity.unlocked])).toEqual([
      [first.id, true],
      [third.id, true],
    ]);
    expect(await balance(token)).toBe(5);
    expect((await verifyLedger(db)).difference).toBeNull();
  });

  it('takes all or nothing', async () => {
    const { token } = await member(5);
    expect((await unlockAll(token, [first.id, third.id], 6, 2)).code).toBe(402);
    expect((await unlockAll(token, [first.id, 2_147_483_647], 3, 1)).code).toBe(404);
    expect(await open(token, first)).toBe(402);
    expect(await balance(token)).toBe(5);
  });

  it('[A7-067] [B7-077] asks again where one of them was unlocked meanwhile, and is 208 where all were', async () => {
    const { token } = await member(12);
    await unlock(token, first);
    const { code, data } = await unlockAll(token, [first.id, second.id], 6, 2);
    expect([code, data]).toEqual([409, { terms: { price: 3, coinBackPrice: 1 } }]);
    expect((await unlockAll(token, [first.id], 3, 1)).code).toBe(208);
  });
});

describe('renting', () => {
  it('[A7-068] [A7-069] [B7-078] opens a chapter until its end, and then no more', async () => {
    const { token } = await member(5);
    const { code, data } = await rent(token, first, 'rent-with-coin', 2);
    expect([code, data.chapters]).toEqual([
      200,
      [{ id: first.id, activity: { unlocked: false, rented: true, rentRemained: 3600 } }],
    ]);
    expect(data.takeBackUntil).toBeNull();
    now = later(3_599_000);
    expect(await open(token, first)).toBe(200);
    const { data: shown } = await ask<ContentHome>(home, { token });
    expect(shown.chapters[1]?.activity).toMatchObject({ rented: true, rentRemained: 1 });
    now = later(3_600_000);
    expect(await open(token, first)).toBe(402);
    const { data: over } = await ask<ContentHome>(home, { token });
    expect(over.chapters[1]?.activity).toMatchObject({ rented: false, rentRemained: 0 });
    expect(await balance(token)).toBe(3);
    expect((await rent(token, first, 'rent-with-coin', 2)).code).toBe(200);
  });

  it('[A8-004] [B8-002] is 208 while it runs, 409 at another price, 402 without coins, 404 where it is not for rent', async () => {
    const { token } = await member(3);
    expect((await rent(token, first, 'rent-with-coin', 3)).data).toEqual({
      terms: { price: 2, coinBackPrice: 0 },
    });
    expect((await rent(token, first, 'rent-with-coin')).code).toBe(409);
    expect((await rent(token, first, 'rent-with-coin', 2)).code).toBe(200);
    expect((await rent(token, first, 'rent-with-coin', 2)).code).toBe(208);
    expect((await rent(token, second, 'rent-with-coin', 2)).data).toEqual({ missingCoins: 1 });
    expect((await rent(token, second, 'rent-with-ticket')).code).toBe(404);
    expect((await rent(token, second, 'rent-with-air')).code).toBe(404);
  });

  it('[B1-002] [A1-009] takes one ticket, and is refused without one', async () => {
    const { token, memberId } = await member(0);
    const { id } = await addTitle(db);
    const ways = { ...forSale, rentAllowedWith: ['ticket' as const] };
    const [one, other] = [
      await addChapter(db, id, ways),
      await addChapter(db, id, { ...ways, sort: 2 }),
    ];
    const use = async (chapterId: number) => {
      const form = { transactionToken: await takeToken(token) };
      const path = `/comic/${id}/chapter/${chapterId}/rent-with-ticket`;
      return ask<PurchasedChapters>(path, { token, form });
    };
    expect((await use(one.id)).code).toBe(409);
    const by = { operator: 'sujin', reason: 'a test' };
    const given = { memberId, kind: 'ticket', tickets: 1, expiresAt: null } as const;
    await grantTickets(db, { ...given, ...by }, testNow);
    const { code, data } = await use(one.id);
    expect([code, data.inventory.ticket.amount]).toEqual([200, 0]);
    expect((await use(one.id)).code).toBe(208);
    expect((await use(other.id)).code).toBe(409);
    expect((await verifyLedger(db)).difference).toBeNull();
  });

  it('[B1-002] [A1-009] uses the gauge, which fills again by the clock', async () => {
    const { token } = await member(0);
    const gauge = async () =>
      (await ask<ContentHome>(home, { token })).data.content.inventory?.readForFree;
    expect(await gauge()).toEqual({ amount: 1, recoverRemained: 0 });
    const { data } = await rent(token, first, 'rent-with-gauge');
    expect(data.inventory.readForFree).toEqual({ amount: 0, recoverRemained: 600 });
    expect((await rent(token, second, 'rent-with-gauge')).code).toBe(409);
    now = later(599_000);
    expect(await gauge()).toEqual({ amount: 0, recoverRemained: 1 });
    expect((await rent(token, second, 'rent-with-gauge')).code).toBe(409);
    now = later(600_000);
    expect(await gauge()).toEqual({ amount: 1, recoverRemained: 0 });
    expect((await rent(token, second, 'rent-with-gauge')).code).toBe(200);
  });

  it('uses a full gauge once, of many at once', async () => {
    const { token } = await member(0);
    const codes = await Promise.all(
      [first, second, third].map(async (one) => (await rent(token, one, 'rent-with-gauge')).code),
    );
    expect(codes.toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
  });
});

it('[A4-038] [B4-015] notes by which right a chapter is read: rented, bought, both, or free', async () => {
  const { token, memberId } = await member(9);
  const read = ({ id }: { readonly id: number }) =>
    ask(`${home}/chapter/${id}/read`, { token, method: 'POST' });
  await read(free);
  await rent(token, first, 'rent-with-coin', 2);
  await read(first);
  await unlock(token, first);
  await read(first);
  await unlock(token, second);
  await read(second);
  expect((await read(third)).code).toBe(402);
  expect(
    await sql`select view_method as by from reading_event e join reader r on r.id = e.reader_id
      where r.member_id = ${memberId} order by e.id`,
  ).toEqual([{ by: 'F' }, { by: 'R' }, { by: 'P' }, { by: 'P' }]);
});

describe('taking back', () => {
  it('leaves coins and chapter as they were', async () => {
    const { token } = await member(5);
    await unlock(token, first);
    now = later(60_000);
    const { code, data } = await takeBack(token, [first.id]);
    expect(code).toBe(200);
    expect(data.inventory.coin.freeAmount).toBe(5);
    expect(data.chapters[0]?.activity.unlocked).toBe(false);
    expect(await open(token, first)).toBe(402);
    expect((await takeBack(token, [first.id])).code).toBe(404);
    expect((await verifyLedger(db)).difference).toBeNull();
    expect((await unlock(token, first)).code).toBe(200);
  });

  it('is over after a minute', async () => {
    const { token } = await member(5);
    await unlock(token, first);
    now = later(60_001);
    expect((await takeBack(token, [first.id])).code).toBe(409);
    expect(await open(token, first)).toBe(200);
  });

  it('takes back all or nothing, once, of many at once', async () => {
    const { token } = await member(9);
    await unlockAll(token, [first.id, second.id], 6, 2);
    expect((await takeBack(token, [first.id, third.id])).code).toBe(404);
    const codes = await Promise.all(
      Array.from({ length: 6 }, async () => (await takeBack(token, [first.id, second.id])).code),
    );
    expect(codes.toSorted((a, b) => a - b)).toEqual([200, 404, 404, 404, 404, 404]);
    expect(await balance(token)).toBe(9);
    expect((await verifyLedger(db)).difference).toBeNull();
  });

  it('is refused once what came back is spent', async () => {
    const { token } = await member(5);
    await unlock(token, first);
    expect((await unlock(token, second)).code).toBe(200);
    expect((await takeBack(token, [first.id])).code).toBe(409);
    expect((await verifyLedger(db)).difference).toBeNull();
  });
});

it('says which coins a price would use, and what would be left', async () => {
  const { token, memberId } = await member(2);
  const by = { operator: 'sujin', reason: 'a test' };
  await grantCoins(db, { memberId, kind: 'bonus', coins: 4, expiresAt: null, ...by }, testNow);
  const { data } = await ask<CoinSpending>('/coin/spending/3', { token });
  expect(data).toEqual({
    uses: [
      { kind: 'given', amount: 2, expireAt: later(7_200_000).toISOString() },
      { kind: 'given', amount: 1, expireAt: null },
    ],
    missing: 0,
    balanceAfter: 3,
  });
  expect((await ask<CoinSpending>('/coin/spending/7', { token })).data).toEqual({
    uses: [],
    missing: 1,
    balanceAfter: 6,
  });
});

describe('an advertisement', () => {
  const adTitle = addTitle(db, { rentExpireAt: new Date('2030-01-01T00:00:00Z') });
  const adChapters = adTitle.then(async ({ id }) => {
    const ways = { ...forSale, rentAllowedWith: ['ads' as const] };
    const made: { readonly id: number }[] = [];
    for (const sort of [1, 2, 3, 4]) made.push(await addChapter(db, id, { ...ways, sort }));
    return made;
  });

  async function addressOf(place: number): Promise<string> {
    return `/comic/${(await adTitle).id}/chapter/${(await adChapters)[place]?.id}`;
  }

  async function begin(token: string, place: number) {
    return ask<Advertisement>(`${await addressOf(place)}/advertisement`, { token, method: 'POST' });
  }

  async function use(token: string, place: number, adToken?: string): Promise<number> {
    const form = {
      transactionToken: await takeToken(token),
      ...(adToken !== undefined && { adToken }),
    };
    return (await ask(`${await addressOf(place)}/rent-with-ads`, { token, form })).code;
  }

  it('[B1-002] [A1-009] opens a chapter once it was shown to its end', async () => {
    const { token } = await member(0);
    const { code, data } = await begin(token, 0);
    expect([code, data]).toMatchObject([200, { seconds: 5, usesLeft: 3 }]);
    now = later(4999);
    expect(await use(token, 0, data.adToken)).toBe(409);
    now = later(5000);
    expect(await use(token, 1, data.adToken)).toBe(409);
    expect(await use(token, 0, `${data.adToken}x`)).toBe(409);
    const other = await member(0);
    expect(await use(other.token, 0, data.adToken)).toBe(409);
    expect(await use(token, 0, data.adToken)).toBe(200);
    expect((await ask(`${await addressOf(0)}/product`, { token })).code).toBe(200);
    const clip = await api.inject({ url: data.clipUrl });
    expect([clip.statusCode, clip.headers['content-type']]).toEqual([200, 'image/svg+xml']);
  });

  it('[A9-035] [B9-036] opens three chapters a day, of the edition’s time zone', async () => {
    const { token } = await member(0);
    const codes: number[] = [];
    for (const place of [0, 1, 2]) {
      const { adToken } = (await begin(token, place)).data;
      now = new Date(now.getTime() + 6000);
      codes.push(await use(token, place, adToken));
    }
    expect(codes).toEqual([200, 200, 200]);
    expect((await begin(token, 3)).code).toBe(409);
    now = new Date(dayStart('Asia/Seoul', later(86_400_000)).getTime() - 1);
    expect((await begin(token, 3)).code).toBe(409);
    now = new Date(now.getTime() + 1);
    expect((await begin(token, 3)).data.usesLeft).toBe(3);
  });

  it('[A9-035] opens three a day in all editions together', async () => {
    const origin = originOf('global', context.settings);
    const inGlobal = { ...context, origin };
    const globalAsk = asker(await openTestApi(inGlobal), inGlobal);
    const { token } = await member(0);
    // The day of `ko` begins at 15:00 UTC, that of `global` nine hours later.
    const began = dayStart('Asia/Seoul', later(86_400_000)).getTime();
    const hourMs = 3_600_000;
    now = new Date(began);
    for (const place of [0, 1, 2]) {
      const { adToken } = (await begin(token, place)).data;
      now = new Date(now.getTime() + 6000);
      expect(await use(token, place, adToken)).toBe(200);
    }
    now = new Date(began + 9 * hourMs);
    const path = `${await addressOf(3)}/advertisement`;
    expect((await globalAsk(path, { token, method: 'POST' })).code).toBe(409);
    now = new Date(began + 24 * hourMs);
    const asked = await globalAsk<Advertisement>(path, { token, method: 'POST' });
    expect(asked.data.usesLeft).toBe(3);
  });

  it('opens one chapter, whatever else was begun beside it', async () => {
    const { token } = await member(0);
    const [one, other] = [(await begin(token, 0)).data, (await begin(token, 1)).data];
    now = later(6000);
    expect(await use(token, 0, one.adToken)).toBe(200);
    expect(await use(token, 1, other.adToken)).toBe(409);
  });

  it('is not needed with an ad ticket, which does not count', async () => {
    const { token, memberId } = await member(0);
    expect(await use(token, 0)).toBe(409);
    const by = { operator: 'sujin', reason: 'a test' };
    const given = { memberId, kind: 'ad_ticket', tickets: 1, expiresAt: null } as const;
    await grantTickets(db, { ...given, ...by }, testNow);
    expect(await use(token, 0)).toBe(200);
    expect(await use(token, 1)).toBe(409);
    expect((await begin(token, 1)).data.usesLeft).toBe(3);
    expect((await verifyLedger(db)).difference).toBeNull();
  });

  it('opens nothing that is not rented so', async () => {
    const { token } = await member(0);
    const path = `${home}/chapter/${first.id}`;
    expect((await ask(`${path}/advertisement`, { token, method: 'POST' })).code).toBe(404);
    expect((await rent(token, first, 'rent-with-ads')).code).toBe(404);
  });
});

describe('books that were tampered with', () => {
  it.each([
    [
      'a chapter that another paid for',
      (ids: number[]) =>
        sql`update chapter_unlock set entry_id = ${ids[0]} where entry_id = ${ids[1]}`,
      'paid for 2 chapters',
    ],
    [
      'a purchase of which the chapter is gone',
      (ids: number[]) => sql`delete from chapter_unlock where entry_id = ${ids[1]}`,
      'paid for 0 chapters',
    ],
    [
      'a chapter that a gift paid for',
      (ids: number[]) =>
        sql`update chapter_unlock set entry_id = (select min(id) from ledger_entry e
          where e.wallet_id = chapter_unlock.wallet_id) where entry_id = ${ids[1]}`,
      'a grant of wallet',
    ],
  ])('are found out: %s', async (_, tamper, says) => {
    const { token, memberId } = await member(9);
    await unlock(token, first);
    await unlock(token, second);
    const rows = await sql<{ id: number }>`select entry_id::int as id from chapter_unlock
      join wallet w on w.id = wallet_id where member_id = ${memberId} order by 1`;
    const ids = rows.map(({ id }) => id);
    // Undone at the end: the books are those of the other tests as well.
    await sql`create table unlock_before as select * from chapter_unlock`;
    await tamper(ids);
    const { difference } = await verifyLedger(db);
    await sql`delete from chapter_unlock`;
    await sql`insert into chapter_unlock overriding system value select * from unlock_before`;
    await sql`drop table unlock_before`;
    expect(difference?.says).toContain(says);
    expect((await verifyLedger(db)).difference).toBeNull();
  });
});
