import { beforeEach, describe, expect, it } from 'vitest';
import type { DistributedCoins, UsedCoins } from '@hanji/contract/entities/coin-history.ts';
import { chargeLot } from '@hanji/domain/coins/ledger/open-lot.ts';
import { eq } from 'drizzle-orm';
import { inTransaction } from '#db/executor.ts';
import { chapter } from '#db/schema/works/chapter.ts';
import { signIn } from '#http/testing/sign-in.ts';
import { testContext } from '#http/testing/test-api.ts';
import { testNow } from '#http/testing/test-now.ts';
import { asker } from '#modules/testing/ask.ts';
import { openTestApi } from '#modules/testing/open-test-api.ts';
import { addChapter, addTitle } from '#modules/testing/works.ts';
import { expireCoins } from '#modules/wallet/expire-coins.ts';
import { grantCoins } from '#modules/wallet/grants/grant-coins.ts';
import { grantTickets } from '#modules/wallet/grants/grant-tickets.ts';
import { addLot } from '#modules/wallet/ledger/add-lot.ts';
import { lockWalletOf } from '#modules/wallet/ledger/locked-wallet.ts';
import { freshDatabase } from '#testing/fresh-database.ts';

const { db } = await freshDatabase();
let now = testNow;
const context = { ...(await testContext(db, { edition: 'ko' })), now: () => now };
const ask = asker(await openTestApi(context), context);
const by = { operator: 'sujin', reason: 'a secret of ours' };
const forSale = {
  free: false,
  purchaseAllowedWith: ['coin' as const],
  price: 3,
  coinBackPrice: 1,
  rentAllowedWith: ['coin' as const],
  rentalPrice: 2,
  rentalPeriod: 3600,
};
const title = await addTitle(db);
const first = await addChapter(db, title.id, { sort: 1, ...forSale });
const second = await addChapter(db, title.id, { sort: 2, ...forSale });
const home = `/comic/${title.id}/chapter`;

function later(ms: number): Date {
  return new Date(testNow.getTime() + ms);
}

async function member(coins = 0) {
  const signed = await signIn(db, { expiresAt: later(400 * 86_400_000) });
  if (coins > 0) await give(signed.memberId, coins, later(60_000));
  return signed;
}

function give(memberId: string, coins: number, expiresAt: Date | null = null) {
  return grantCoins(db, { memberId, kind: 'free', coins, expiresAt, ...by }, now);
}

async function pay(token: string, path: string, form: Record<string, string> = {}) {
  const { data } = await ask<{ transactionToken: string }>('/coin/transaction/token', {
    token,
    method: 'POST',
  });
  const answer = await ask(`${home}/${path}`, {
    token,
    form: { transactionToken: data.transactionToken, ...form },
  });
  expect(answer.code).toBe(200);
}

const terms = { price: '3', coinBackPrice: '1' };

async function used(token: string, query = '') {
  return (await ask<UsedCoins>(`/coin/history/used${query}`, { token })).data.entries;
}

async function distributed(token: string, query = '') {
  return (await ask<DistributedCoins>(`/coin/history/distributed${query}`, { token })).data.entries;
}

beforeEach(() => {
  now = testNow;
});

describe('GET /coin/history/used', () => {
  it('[A7-085] [B7-012] names what the member’s coins went for, the newest first', async () => {
    const { memberId, token } = await member(9);
    await pay(token, `${first.id}/unlock`, terms);
    await pay(token, `${second.id}/rent-with-coin`, { rentalPrice: '2' });
    now = later(60_000);
    await expireCoins(db, now, new AbortController().signal);
    const [row] = await db.select().from(chapter).where(eq(chapter.id, first.id));
    const opened = {
      contentType: 'comic',
      contentId: title.id,
      contentName: title.name,
      chapterId: first.id,
      chapterName: row?.name,
      withdrawn: false,
    };
    expect(await used(token)).toEqual([
      {
        id: expect.any(Number),
        kind: 'expired',
        amount: 4,
        at: now.toISOString(),
        chapter: null,
        takenBack: false,
      },
      {
        id: expect.any(Number),
        kind: 'rental',
        amount: 2,
        at: testNow.toISOString(),
        chapter: expect.objectContaining({ chapterId: second.id }),
        takenBack: false,
      },
      {
        id: expect.any(Number),
        kind: 'unlock',
        amount: 3,
        at: testNow.toISOString(),
        chapter: opened,
        takenBack: false,
      },
    ]);
    expect((await used(token, '?kind=rental')).map(({ kind }) => kind)).toEqual(['rental']);
    expect(await used(token, '?kind=refunded')).toEqual([]);
    await grantTickets(db, { memberId, kind: 'ticket', tickets: 1, expiresAt: null, ...by }, now);
    expect(await distributed(token)).toHaveLength(2);
    const other = await member();
    expect(await used(other.token)).toEqual([]);
  });

  it('says of a chapter that it was taken back, or is no longer there', async () => {
    const { token } = await member(9);
    await pay(token, `${first.id}/unlock`, terms);
    await ask(`${home}/take-back`, { token, form: { chapterIds: `${first.id}` } });
    expect(await used(token)).toMatchObject([{ kind: 'unlock', amount: 3, takenBack: true }]);
    await db.update(chapter).set({ withdrawnAt: now }).where(eq(chapter.id, first.id));
    expect(await used(token)).toMatchObject([{ chapter: { withdrawn: true } }]);
    await db.update(chapter).set({ withdrawnAt: null }).where(eq(chapter.id, first.id));
  });
});

describe('GET /coin/history/distributed', () => {
  it('[A7-086] [B7-013] names where the member’s coins came from, and until when', async () => {
    const { memberId, token } = await member();
    const paid = { amount: 1100, currency: 'KRW' } as const;
    await inTransaction(db, async (tx) => {
      const lot = { coins: 10, acquiredAt: now, expiresAt: null, platform: 'web', paid } as const;
      await addLot(tx, await lockWalletOf(tx, memberId), chargeLot(lot), { at: now });
    });
    const bonus = { memberId, kind: 'bonus', coins: 2, expiresAt: later(9), ...by } as const;
    await grantCoins(db, bonus, now);
    await give(memberId, 5, later(60_000));
    await pay(token, `${first.id}/unlock`, terms);
    await ask(`${home}/take-back`, { token, form: { chapterIds: `${first.id}` } });
    const all = await distributed(token);
    const chapterId = first.id;
    expect(all.map(({ kind, amount, expireAt }) => [kind, amount, expireAt])).toEqual([
      ['take_back', 2, null],
      ['coin_back', 1, later(30 * 86_400_000).toISOString()],
      ['gift', 5, later(60_000).toISOString()],
      ['bonus', 2, later(9).toISOString()],
      ['bought', 10, null],
    ]);
    expect(all.map(({ chapter: of }) => of?.chapterId ?? null)).toEqual([
      chapterId,
      chapterId,
      null,
      null,
      null,
    ]);
    expect(JSON.stringify(all)).not.toContain(by.reason);
    expect((await distributed(token, '?kind=bonus')).map(({ amount }) => amount)).toEqual([2]);
    expect((await distributed(token, '?kind=gift')).map(({ amount }) => amount)).toEqual([5]);
  });

  it('neither skips nor repeats while coins come', async () => {
    const { memberId, token } = await member();
    for (let coins = 1; coins <= 45; coins += 1) await give(memberId, coins);
    const seen: number[] = [];
    let cursor: number | null = null;
    let pages = 0;
    do {
      const query: string = cursor === null ? '' : `?cursor=${cursor}`;
      const { data } = await ask<DistributedCoins>(`/coin/history/distributed${query}`, { token });
      seen.push(...data.entries.map(({ amount }) => amount));
      cursor = data.nextCursor;
      pages += 1;
      await give(memberId, 99);
    } while (cursor !== null);
    expect(pages).toBe(3);
    expect(seen).toEqual(Array.from({ length: 45 }, (_, at) => 45 - at));
  });

  it('ends with a page that is just full', async () => {
    const { memberId, token } = await member();
    for (let coins = 1; coins <= 20; coins += 1) await give(memberId, coins);
    const { data } = await ask<DistributedCoins>('/coin/history/distributed', { token });
    expect([data.entries.length, data.nextCursor]).toEqual([20, null]);
  });

  it.each([
    ['1', 1],
    ['3', 2],
    ['12', 3],
  ])('goes %s months back where that is wanted', async (months, count) => {
    const { memberId, token } = await member();
    now = new Date('2025-01-30T00:00:00Z');
    for (const day of ['2024-01-29', '2024-03-01', '2024-12-01', '2025-01-01']) {
      now = new Date(`${day}T00:00:00Z`);
      await give(memberId, 1);
    }
    now = new Date('2025-01-30T00:00:00Z');
    expect(await distributed(token)).toHaveLength(4);
    expect(await distributed(token, `?months=${months}`)).toHaveLength(count);
  });

  it.each(['?months=2', '?kind=unlock', '?cursor=0', '?cursor=-1', '?cursor=9999999999999999'])(
    'refuses %s',
    async (query) => {
      const { token } = await member();
      expect((await ask(`/coin/history/distributed${query}`, { token })).code).toBe(400);
    },
  );
});
