import { beforeEach, describe, expect, it } from 'vitest';
import type { ContentHome } from '@hanji/contract/entities/content.ts';
import type { Inventory } from '@hanji/contract/entities/inventory.ts';
import type { TicketKind } from '@hanji/domain/coins/lots.ts';
import { ledgerEntry } from '@hanji/domain/coins/ledger/ledger-entry.ts';
import { inTransaction } from '#db/executor.ts';
import { signIn } from '#http/testing/sign-in.ts';
import { testContext } from '#http/testing/test-api.ts';
import { testNow } from '#http/testing/test-now.ts';
import { forgetMember } from '#modules/readers/forget-member.ts';
import { asker } from '#modules/testing/ask.ts';
import { openTestApi } from '#modules/testing/open-test-api.ts';
import { addTitle } from '#modules/testing/works.ts';
import { freshDatabase } from '#testing/fresh-database.ts';
import { expireCoins } from './expire-coins.ts';
import { grantCoins, type CoinGrant } from './grants/grant-coins.ts';
import { grantTickets } from './grants/grant-tickets.ts';
import { lockWalletOf } from './ledger/locked-wallet.ts';
import { postEntry } from './ledger/post-entry.ts';
import { verifyLedger } from './ledger/verify-ledger.ts';

const { db, sql } = await freshDatabase();
let now = testNow;
const context = { ...(await testContext(db, { edition: 'ko' })), now: () => now };
const ask = asker(await openTestApi(context), context);
const running = new AbortController().signal;

function later(ms: number): Date {
  return new Date(testNow.getTime() + ms);
}

function grant(memberId: string, coins: number, more: Partial<CoinGrant> = {}): Promise<void> {
  const by = { operator: 'sujin', reason: 'an outage' };
  return grantCoins(
    db,
    { memberId, kind: 'free', coins, expiresAt: null, ...by, ...more },
    testNow,
  );
}

function grantSome(
  memberId: string,
  kind: TicketKind,
  tickets: number,
  expiresAt: Date | null = null,
) {
  const by = { operator: 'sujin', reason: 'an outage' };
  return grantTickets(db, { memberId, kind, tickets, expiresAt, ...by }, testNow);
}

async function coinsOf(token: string): Promise<Inventory['coin']> {
  return (await ask<Inventory>('/member/inventory', { token })).data.coin;
}

beforeEach(() => {
  now = testNow;
});

describe('coins that were given', () => {
  it('are what the member has, the same beside every title', async () => {
    const title = await addTitle(db);
    const { memberId, token } = await signIn(db);
    const [soon, late] = [later(60_000), later(120_000)];
    await grant(memberId, 5, { expiresAt: late });
    await grant(memberId, 2, { expiresAt: soon, kind: 'bonus' });
    await grant(memberId, 1);
    const coin = {
      purchasedAmount: 0,
      freeAmount: 8,
      closestExpireAmount: 2,
      closestExpireAt: soon.toISOString(),
    };
    expect(await coinsOf(token)).toEqual(coin);
    const { data } = await ask<ContentHome>(`/comic/${title.id}`, { token });
    expect(data.content.inventory?.coin).toEqual(coin);
    const other = await signIn(db);
    expect((await coinsOf(other.token)).freeAmount).toBe(0);
  });

  it('say who gave them, and why', async () => {
    const { memberId } = await signIn(db);
    await grant(memberId, 3);
    expect(
      await sql`select e.kind, operator, reason, at, line, account, unit, amount
        from ledger_entry e join ledger_posting on entry_id = e.id join wallet w on w.id = wallet_id
        where member_id = ${memberId} order by line`,
    ).toEqual(
      [
        { line: 0, account: 'lot', unit: 'coin', amount: 3 },
        { line: 1, account: 'promotions', unit: 'coin', amount: -3 },
      ].map((posting) => ({
        kind: 'grant',
        operator: 'sujin',
        reason: 'an outage',
        at: testNow,
        ...posting,
      })),
    );
  });

  it('all come, of many at once', async () => {
    const { memberId, token } = await signIn(db);
    await Promise.all(Array.from({ length: 24 }, (_, at) => grant(memberId, at + 1)));
    expect((await coinsOf(token)).freeAmount).toBe(300);
    expect(await sql`select given_coins from wallet where member_id = ${memberId}`).toEqual([
      { given_coins: 300 },
    ]);
  });

  it.each([0, -1, 0.5, Number.NaN])('are counted: %d are none', async (coins) => {
    const { memberId } = await signIn(db);
    await expect(grant(memberId, coins)).rejects.toThrow();
    expect(await sql`select 1 from wallet where member_id = ${memberId}`).toEqual([]);
  });
});

describe('tickets that were given', () => {
  it('[A3-002] are what the member has beside coins, the same beside every title', async () => {
    const title = await addTitle(db);
    const { memberId, token } = await signIn(db);
    await grantSome(memberId, 'ticket', 3, later(1000));
    await grantSome(memberId, 'ticket', 2);
    await grantSome(memberId, 'ad_ticket', 9);
    const held = async () => {
      const { data } = await ask<ContentHome>(`/comic/${title.id}`, { token });
      const inventory = (await ask<Inventory>('/member/inventory', { token })).data;
      expect(data.content.inventory).toEqual(inventory);
      return inventory;
    };
    const coin = {
      purchasedAmount: 0,
      freeAmount: 0,
      closestExpireAmount: 0,
      closestExpireAt: null,
    };
    expect(await held()).toMatchObject({ ticket: { amount: 5 }, coin });
    now = later(1000);
    expect(await held()).toMatchObject({ ticket: { amount: 2 }, coin });
    expect(await expireCoins(db, now, running)).toBe(1);
    expect(await sql`select tickets, ad_tickets from wallet where member_id = ${memberId}`).toEqual(
      [{ tickets: 2, ad_tickets: 9 }],
    );
    expect(
      await sql`select unit, amount from ledger_posting join ledger_entry e on e.id = entry_id
      join wallet w on w.id = wallet_id where member_id = ${memberId} and e.kind = 'expire'
      order by line`,
    ).toEqual([
      { unit: 'ticket', amount: -3 },
      { unit: 'ticket', amount: 3 },
    ]);
    expect((await ask('/coin/expire/30', { token })).data).toEqual([]);
    expect((await verifyLedger(db)).difference).toBeNull();
  });
});

describe('the end of coins', () => {
  it('is the moment of their expiry, whether or not the job has been', async () => {
    const { memberId, token } = await signIn(db);
    await grant(memberId, 4, { expiresAt: later(1000) });
    now = later(999);
    expect(await expireCoins(db, now, running)).toBe(0);
    expect((await coinsOf(token)).freeAmount).toBe(4);
    now = later(1000);
    expect((await coinsOf(token)).freeAmount).toBe(0);
    expect(await expireCoins(db, now, running)).toBe(1);
    expect((await coinsOf(token)).freeAmount).toBe(0);
    expect(await sql`select given_coins from wallet where member_id = ${memberId}`).toEqual([
      { given_coins: 0 },
    ]);
  });

  it('is written once, by however many processes, in whatever order with what comes', async () => {
    const { memberId, token } = await signIn(db);
    for (const coins of [3, 4]) await grant(memberId, coins, { expiresAt: later(1000) });
    const done = await Promise.all([
      ...Array.from({ length: 6 }, () => expireCoins(db, later(1000), running)),
      grant(memberId, 9),
    ]);
    expect(done.filter((changed) => changed === 1)).toHaveLength(1);
    expect(
      await sql`select amount from ledger_posting join ledger_entry e on e.id = entry_id
        join wallet w on w.id = wallet_id
        where member_id = ${memberId} and e.kind = 'expire' order by line`,
    ).toEqual([{ amount: -3 }, { amount: -4 }, { amount: 7 }]);
    expect((await coinsOf(token)).freeAmount).toBe(9);
    expect((await verifyLedger(db)).difference).toBeNull();
  });

  it('stops between two wallets when the process does', async () => {
    const { memberId } = await signIn(db);
    await grant(memberId, 1, { expiresAt: later(1000) });
    expect(await expireCoins(db, later(1000), AbortSignal.abort())).toBe(0);
    expect(await expireCoins(db, later(1000), running)).toBe(1);
  });
});

describe('coins that end soon', () => {
  it('[A7-084] [A3-007] are listed up to the last moment of the days, soonest first, those of one moment together', async () => {
    const { memberId, token } = await signIn(db);
    const last = later(30 * 86_400_000);
    const soon = later(1);
    for (const [coins, expiresAt] of [
      [1, last],
      [2, later(30 * 86_400_000 + 1)],
      [3, soon],
      [4, soon],
      [5, null],
      [6, testNow],
    ] as const) {
      await grant(memberId, coins, { expiresAt });
    }
    const { code, data } = await ask('/coin/expire/30', { token });
    expect([code, data]).toEqual([
      200,
      [
        { amount: 7, expireAt: soon.toISOString() },
        { amount: 1, expireAt: last.toISOString() },
      ],
    ]);
    const other = await signIn(db);
    expect((await ask('/coin/expire/30', { token: other.token })).data).toEqual([]);
  });

  it.each(['0', '366', '-1', '1.5', 'soon'])('are not looked for %s days ahead', async (days) => {
    const { token } = await signIn(db);
    expect((await ask(`/coin/expire/${days}`, { token })).code).toBe(400);
  });
});

describe('the ledger', () => {
  it('is only added to', async () => {
    const { memberId } = await signIn(db);
    await grant(memberId, 1);
    const only = 'the ledger is only added to';
    await expect(sql`update ledger_posting set amount = amount + 1`).rejects.toThrow(only);
    await expect(sql`delete from ledger_posting`).rejects.toThrow(only);
    await expect(sql`update ledger_entry set reason = 'none'`).rejects.toThrow(only);
    await expect(sql`delete from ledger_entry`).rejects.toThrow(only);
  });

  it('takes no entry whose postings do not sum to zero, and none that lots cannot give', async () => {
    const { memberId } = await signIn(db);
    await grant(memberId, 2);
    const [{ id, wallet_id: walletId } = { id: 0, wallet_id: 0 }] = await sql<{
      id: number;
      wallet_id: number;
    }>`select l.id, wallet_id from coin_lot l join wallet w on w.id = wallet_id
      where member_id = ${memberId}`;
    await expect(
      sql`with made as (insert into ledger_entry (wallet_id, kind, at)
          values (${walletId}, 'spend', now()) returning id)
        insert into ledger_posting (entry_id, line, account, lot_id, unit, amount)
        select id, 0, 'lot', ${id}::int, 'coin', -1 from made`,
    ).rejects.toThrow('do not sum to zero');
    await expect(
      sql`with made as (insert into ledger_entry (wallet_id, kind, at)
          values (${walletId}, 'spend', now()) returning id)
        insert into ledger_posting (entry_id, line, account, lot_id, unit, amount)
        select id, 0, 'lot', ${id}::int, 'coin', -1 from made union all
        select id, 1, 'revenue', null, 'ticket', 1 from made`,
    ).rejects.toThrow('do not sum to zero');
    const spend = inTransaction(db, async (tx) =>
      postEntry(
        tx,
        await lockWalletOf(tx, memberId),
        ledgerEntry('spend', [{ lot: { id, kind: 'free' }, amount: -3 }]),
        { at: testNow },
      ),
    );
    await expect(spend).rejects.toThrow(new RangeError(`lot ${id} cannot hold -1`));
    expect((await verifyLedger(db)).difference).toBeNull();
  });

  it('outlives the member, and is nobody’s then', async () => {
    const { memberId } = await signIn(db);
    await grant(memberId, 6);
    const mine = await sql`select id from wallet where member_id = ${memberId}`;
    await forgetMember(db, memberId);
    expect(
      await sql`select member_id, given_coins from wallet where id = ${mine[0]?.['id']}`,
    ).toEqual([{ member_id: null, given_coins: 6 }]);
    expect((await verifyLedger(db)).difference).toBeNull();
  });
});
