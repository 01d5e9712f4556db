import { beforeEach, describe, expect, it } from 'vitest';
import type { Advertisement } from '@hanji/contract/entities/purchase.ts';
import { dayStart } from '@hanji/domain/times/day.ts';
import { testNow } from '#http/testing/test-now.ts';
import { asker } from '#modules/testing/ask.ts';
import { openTestApi } from '#modules/testing/open-test-api.ts';
import { addChapter, addTitle } from '#modules/testing/works.ts';
import { grantTickets } from '#modules/wallet/grants/grant-tickets.ts';
import { verifyLedger } from '#modules/wallet/ledger/verify-ledger.ts';
import { forSale, later, openStore } from '#modules/wallet/testing/open-store.ts';
import { originOf } from '#settings/origin.ts';
import { freshDatabase } from '#testing/fresh-database.ts';

const { db } = await freshDatabase();
const { clock, context, api, ask, home, first, member, takeToken, rent } = await openStore(db);

beforeEach(() => {
  clock.now = testNow;
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

  async function give(memberId: string, tickets: number, expiresAt: Date | null): Promise<void> {
    const by = { operator: 'sujin', reason: 'a test' };
    await grantTickets(db, { memberId, kind: 'ad_ticket', tickets, expiresAt, ...by }, testNow);
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
    clock.now = later(4999);
    expect(await use(token, 0, data.adToken)).toBe(409);
    clock.now = later(5000);
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
      clock.now = new Date(clock.now.getTime() + 6000);
      codes.push(await use(token, place, adToken));
    }
    expect(codes).toEqual([200, 200, 200]);
    expect((await begin(token, 3)).code).toBe(409);
    clock.now = new Date(dayStart('Asia/Seoul', later(86_400_000)).getTime() - 1);
    expect((await begin(token, 3)).code).toBe(409);
    clock.now = new Date(clock.now.getTime() + 1);
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
    clock.now = new Date(began);
    for (const place of [0, 1, 2]) {
      const { adToken } = (await begin(token, place)).data;
      clock.now = new Date(clock.now.getTime() + 6000);
      expect(await use(token, place, adToken)).toBe(200);
    }
    clock.now = new Date(began + 9 * hourMs);
    const path = `${await addressOf(3)}/advertisement`;
    expect((await globalAsk(path, { token, method: 'POST' })).code).toBe(409);
    clock.now = new Date(began + 24 * hourMs);
    const asked = await globalAsk<Advertisement>(path, { token, method: 'POST' });
    expect(asked.data.usesLeft).toBe(3);
  });

  it('opens one chapter, whatever else was begun beside it', async () => {
    const { token } = await member(0);
    const [one, other] = [(await begin(token, 0)).data, (await begin(token, 1)).data];
    clock.now = later(6000);
    expect(await use(token, 0, one.adToken)).toBe(200);
    expect(await use(token, 1, other.adToken)).toBe(409);
  });

  it('is not needed with an ad ticket, which does not count', async () => {
    const { token, memberId } = await member(0);
    expect(await use(token, 0)).toBe(409);
    await give(memberId, 1, null);
    expect(await use(token, 0)).toBe(200);
    expect(await use(token, 1)).toBe(409);
    expect((await begin(token, 1)).data.usesLeft).toBe(3);
    expect((await verifyLedger(db)).difference).toBeNull();
  });

  it('[A1-009] says how many ad tickets there are, without those that ended', async () => {
    const { token, memberId } = await member(0);
    expect((await begin(token, 0)).data.adTickets).toBe(0);
    await give(memberId, 2, null);
    await give(memberId, 3, later(1000));
    expect((await begin(token, 0)).data.adTickets).toBe(5);
    clock.now = later(1000);
    expect((await begin(token, 0)).data.adTickets).toBe(2);
    expect(await use(token, 0)).toBe(200);
    expect((await begin(token, 1)).data.adTickets).toBe(1);
  });

  it('[A1-009] leaves ad tickets where those of the day are used up, and says so', async () => {
    const { token, memberId } = await member(0);
    await give(memberId, 1, null);
    for (const place of [0, 1, 2]) {
      const { adToken } = (await begin(token, place)).data;
      clock.now = new Date(clock.now.getTime() + 6000);
      expect(await use(token, place, adToken)).toBe(200);
    }
    expect(await begin(token, 3)).toMatchObject({ code: 409, data: { adTickets: 1 } });
    expect(await use(token, 3)).toBe(200);
    expect(await begin(token, 3)).toMatchObject({ code: 409, data: { adTickets: 0 } });
  });

  it('opens nothing that is not rented so', async () => {
    const { token } = await member(0);
    const path = `${home}/chapter/${first.id}`;
    expect((await ask(`${path}/advertisement`, { token, method: 'POST' })).code).toBe(404);
    expect((await rent(token, first, 'rent-with-ads')).code).toBe(404);
  });
});
