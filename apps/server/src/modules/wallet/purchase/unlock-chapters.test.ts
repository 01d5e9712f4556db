import { beforeEach, describe, expect, it } from 'vitest';
import type { ChapterList } from '@hanji/contract/entities/chapter.ts';
import type { ContentHome } from '@hanji/contract/entities/content.ts';
import type { CoinSpending } from '@hanji/contract/entities/purchase.ts';
import { signIn } from '#http/testing/sign-in.ts';
import { testNow } from '#http/testing/test-now.ts';
import { addChapter, addTitle } from '#modules/testing/works.ts';
import { grantCoins } from '#modules/wallet/grants/grant-coins.ts';
import { verifyLedger } from '#modules/wallet/ledger/verify-ledger.ts';
import { forSale, later, openStore } from '#modules/wallet/testing/open-store.ts';
import { freshDatabase } from '#testing/fresh-database.ts';

const { db, sql } = await freshDatabase();
const {
  clock,
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
  open,
  balance,
} = await openStore(db);

beforeEach(() => {
  clock.now = testNow;
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
    clock.now = later(7_200_000);
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

  it('takes a whole title of hundreds', async () => {
    const { token } = await member(450);
    const ids = [first.id];
    for (let sort = 11; sort < 160; sort += 1) {
      ids.push((await addChapter(db, title.id, { ...forSale, sort })).id);
    }
    expect((await unlockAll(token, ids, 450, 150)).code).toBe(200);
    expect(await balance(token)).toBe(150);
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
