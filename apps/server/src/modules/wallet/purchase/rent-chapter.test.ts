import { beforeEach, describe, expect, it } from 'vitest';
import type { ContentHome } from '@hanji/contract/entities/content.ts';
import type { PurchasedChapters } from '@hanji/contract/entities/purchase.ts';
import { testNow } from '#http/testing/test-now.ts';
import { addChapter, addTitle } from '#modules/testing/works.ts';
import { grantTickets } from '#modules/wallet/grants/grant-tickets.ts';
import { verifyLedger } from '#modules/wallet/ledger/verify-ledger.ts';
import { forSale, later, openStore } from '#modules/wallet/testing/open-store.ts';
import { freshDatabase } from '#testing/fresh-database.ts';

const { db, sql } = await freshDatabase();
const {
  clock,
  ask,
  home,
  free,
  first,
  second,
  third,
  member,
  takeToken,
  unlock,
  rent,
  open,
  balance,
} = await openStore(db);

beforeEach(() => {
  clock.now = testNow;
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
    clock.now = later(3_599_000);
    expect(await open(token, first)).toBe(200);
    const { data: shown } = await ask<ContentHome>(home, { token });
    expect(shown.chapters[1]?.activity).toMatchObject({ rented: true, rentRemained: 1 });
    clock.now = later(3_600_000);
    expect(await open(token, first)).toBe(402);
    const { data: over } = await ask<ContentHome>(home, { token });
    expect(over.chapters[1]?.activity).toMatchObject({ rented: false, rentRemained: 0 });
    expect(await balance(token)).toBe(3);
    expect((await rent(token, first, 'rent-with-coin', 2)).code).toBe(200);
  });

  it('[A8-004] [B8-002] [A7-073] is 208 while it runs, 409 at another price, 402 without coins, 404 where it is not for rent', async () => {
    const { token } = await member(3);
    expect((await rent(token, first, 'rent-with-coin', 3)).data).toEqual({
      terms: { price: 2, coinBackPrice: 0 },
    });
    // A lower price is another one as well: nobody pays more than they agreed to.
    expect((await rent(token, first, 'rent-with-coin', 1)).code).toBe(409);
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
    clock.now = later(599_000);
    expect(await gauge()).toEqual({ amount: 0, recoverRemained: 1 });
    expect((await rent(token, second, 'rent-with-gauge')).code).toBe(409);
    clock.now = later(600_000);
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

it('[A2-020] [A4-038] [B4-015] notes by which right a chapter is read: rented, bought, both, or free', async () => {
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
