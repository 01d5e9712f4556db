import { beforeEach, describe, expect, it } from 'vitest';
import type { Gift } from '@hanji/contract/entities/inbox.ts';
import type { Inventory } from '@hanji/contract/entities/inventory.ts';
import { signIn } from '#http/testing/sign-in.ts';
import { testContext } from '#http/testing/test-api.ts';
import { testNow } from '#http/testing/test-now.ts';
import { asker } from '#modules/testing/ask.ts';
import { openTestApi } from '#modules/testing/open-test-api.ts';
import { verifyLedger } from '#modules/wallet/ledger/verify-ledger.ts';
import { freshDatabase } from '#testing/fresh-database.ts';
import { giveGift, type NewGift } from './give-gift.ts';

const { db, sql } = await freshDatabase();
let now = testNow;
const context = { ...(await testContext(db, { edition: 'ko' })), now: () => now };
const ask = asker(await openTestApi(context), context);

beforeEach(() => {
  now = testNow;
});

function later(seconds: number): Date {
  return new Date(testNow.getTime() + seconds * 1000);
}

function give(memberId: string, more: Partial<NewGift> = {}): Promise<void> {
  const gift = { item: 'coin', amount: 5, days: null, title: 'Two years' } as const;
  const by = { description: 'Thank you', operator: 'sujin', reason: 'an anniversary' };
  return giveGift(db, { memberId, ...gift, ...by, expiresAt: later(86_400), ...more }, testNow);
}

async function giftsOf(token: string): Promise<Gift[]> {
  return (await ask<Gift[]>('/inbox/gift', { token })).data;
}

function receive(token: string, path = '') {
  return ask<null>(`/inbox/gift/receive${path}`, { method: 'PUT', token });
}

async function heldBy(token: string) {
  const { coin, ticket } = (await ask<Inventory>('/member/inventory', { token })).data;
  return { coins: coin.freeAmount, tickets: ticket.amount };
}

describe('gifts in an inbox', () => {
  it('[A3-033] [B3-027] are listed with their time, the newest first, until that is over', async () => {
    const { memberId, token } = await signIn(db);
    await give(memberId);
    await give(memberId, { item: 'ticket', amount: 3, title: 'Tickets', expiresAt: later(60) });
    const [tickets, coins, ...more] = await giftsOf(token);
    expect(more).toEqual([]);
    expect(tickets).toMatchObject({ item: 'ticket', title: 'Tickets', expireRemained: 60 });
    expect(coins).toEqual({
      item: 'coin',
      id: expect.any(Number),
      title: 'Two years',
      description: 'Thank you',
      imageUrl: null,
      urlHttp: null,
      received: false,
      expireRemained: 86_400,
      distributionType: 'operator',
      itemConfigId: expect.any(Number),
    });
    now = later(60);
    expect(await giftsOf(token)).toHaveLength(1);
  });

  it('of the same contents have the same item', async () => {
    const { memberId, token } = await signIn(db);
    for (const days of [null, null, 30]) await give(memberId, { days });
    const items = (await giftsOf(token)).map(({ itemConfigId }) => itemConfigId);
    expect(items[1]).toBe(items[2]);
    expect(items[0]).not.toBe(items[1]);
  });
});

describe('receiving', () => {
  it('[A7-082] [B7-068] puts the contents into the wallet, whose time begins then, once', async () => {
    const { memberId, token } = await signIn(db);
    await give(memberId, { days: 30 });
    const [gift] = await giftsOf(token);
    now = later(100);
    const path = `/operator/${gift?.id}`;
    expect((await receive(token, path)).code).toBe(200);
    expect((await receive(token, path)).code).toBe(200);
    expect(await heldBy(token)).toEqual({ coins: 5, tickets: 0 });
    expect(await giftsOf(token)).toMatchObject([{ received: true }]);
    const lots = await sql`select l.expires_at, e.operator, e.reason from coin_lot l
      join wallet w on w.id = l.wallet_id join ledger_entry e on e.wallet_id = w.id
      where w.member_id = ${memberId}`;
    const expiresAt = later(100 + 30 * 86_400);
    expect(lots).toEqual([{ expires_at: expiresAt, operator: 'sujin', reason: 'an anniversary' }]);
  });

  it('[A7-083] [B7-069] takes all that there are, whatever is pressed at once', async () => {
    const { memberId, token } = await signIn(db);
    for (const amount of [1, 2, 3]) await give(memberId, { amount });
    await give(memberId, { item: 'ticket', amount: 4 });
    await give(memberId, { amount: 100, expiresAt: testNow });
    const [first] = await giftsOf(token);
    const presses = [...Array(8).keys()].map((at) =>
      receive(token, at % 2 === 0 ? '' : `/operator/${first?.id}`),
    );
    const answers = await Promise.all(presses);
    expect(new Set(answers.map(({ code }) => code))).toEqual(new Set([200]));
    expect(await heldBy(token)).toEqual({ coins: 6, tickets: 4 });
    expect((await giftsOf(token)).every(({ received }) => received)).toBe(true);
    expect((await verifyLedger(db)).difference).toBeNull();
  });

  it('is refused for what is another’s, of another way, over or unknown', async () => {
    const { memberId, token } = await signIn(db);
    const other = await signIn(db);
    await give(memberId, { expiresAt: later(60) });
    const [gift] = await giftsOf(token);
    const codes: number[] = [];
    const refused = async (who: string, path: string) =>
      codes.push((await receive(who, path)).code);
    await refused(other.token, `/operator/${gift?.id}`);
    await refused(token, `/event/${gift?.id}`);
    await refused(token, '/operator/2000000000');
    now = later(60);
    await refused(token, `/operator/${gift?.id}`);
    await receive(token);
    expect(codes).toEqual([404, 404, 404, 404]);
    expect(await heldBy(token)).toEqual({ coins: 0, tickets: 0 });
    expect(await heldBy(other.token)).toEqual({ coins: 0, tickets: 0 });
  });
});
