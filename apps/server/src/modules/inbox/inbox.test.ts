import { beforeEach, describe, expect, it } from 'vitest';
import type { Gift, InboxNews, Message, Mission } from '@hanji/contract/entities/inbox.ts';
import type { Inventory } from '@hanji/contract/entities/inventory.ts';
import { signIn } from '#http/testing/sign-in.ts';
import { testContext } from '#http/testing/test-api.ts';
import { testNow } from '#http/testing/test-now.ts';
import { asker } from '#modules/testing/ask.ts';
import { openTestApi } from '#modules/testing/open-test-api.ts';
import { verifyLedger } from '#modules/wallet/ledger/verify-ledger.ts';
import { freshDatabase } from '#testing/fresh-database.ts';
import { withdrawEntry } from './entries/by-hand.ts';
import { distribute, type Audience, type NewEntry } from './entries/distribute.ts';
import { forgetEnded } from './forget-ended.ts';

const { db, sql } = await freshDatabase();
let now = testNow;
const context = { ...(await testContext(db, { edition: 'global' })), now: () => now };
const ask = asker(await openTestApi(context), context);
const never = new AbortController().signal;

beforeEach(async () => {
  now = testNow;
  await sql`truncate inbox_entry cascade`;
});

function later(seconds: number): Date {
  return new Date(testNow.getTime() + seconds * 1000);
}

const by = { operator: 'sujin', reason: 'an anniversary' };
const words = { title: 'Two years', description: 'Thank you', translations: {} };
const gift: NewEntry = {
  ...words,
  ...by,
  kind: 'gift',
  contents: { item: 'coin', amount: 5, days: null },
  expiresAt: later(86_400),
  link: null,
};
const message: NewEntry = { ...gift, kind: 'message', contents: null, expiresAt: null };
const mission: NewEntry = { ...gift, kind: 'mission', title: 'Read three chapters' };

function put(entry: NewEntry, audience: Audience, at = testNow): Promise<number> {
  return distribute(db, entry, audience, at);
}

/** Somebody who was a member before anything came. */
function reader() {
  return signIn(db, { createdAt: later(-60), expiresAt: later(400 * 86_400) });
}

async function listed<Entry>(tab: string, token: string, language = 'en-US'): Promise<Entry[]> {
  const headers = { 'accept-language': language };
  return (await ask<Entry[]>(`/inbox/${tab}`, { token, headers })).data;
}

async function receive(token: string, path = ''): Promise<number> {
  return (await ask(`/inbox/gift/receive${path}`, { method: 'PUT', token })).code;
}

async function heldBy(token: string) {
  const { coin, ticket } = (await ask<Inventory>('/member/inventory', { token })).data;
  return { coins: coin.freeAmount, tickets: ticket.amount };
}

async function news(token: string): Promise<InboxNews> {
  return (await ask<InboxNews>('/inbox/news', { token })).data;
}

describe('what is for everybody', () => {
  it('is one row, and each receives it once, whoever presses what at once', async () => {
    const readers = await Promise.all([reader(), reader(), reader()]);
    const id = await put(gift, 'everyone');
    const presses = readers.flatMap(({ token }) =>
      [...Array(6).keys()].map((at) => receive(token, at % 2 === 0 ? '' : `/everyone/${id}`)),
    );
    expect(new Set(await Promise.all(presses))).toEqual(new Set([200]));
    for (const { token } of readers) {
      expect(await heldBy(token)).toEqual({ coins: 5, tickets: 0 });
      expect(await listed<Gift>('gift', token)).toMatchObject([{ id, received: true }]);
    }
    const rows = await sql`select (select count(*)::int from inbox_entry) as entries,
      (select count(*)::int from inbox_recipient) as recipients,
      (select count(*)::int from gift_receipt) as receipts`;
    expect(rows).toEqual([{ entries: 1, recipients: 0, receipts: 3 }]);
    expect((await verifyLedger(db)).difference).toBeNull();
  });

  it('is not for who became a member afterwards', async () => {
    const id = await put(gift, 'everyone');
    const { token } = await signIn(db, { createdAt: later(1) });
    expect(await listed('gift', token)).toEqual([]);
    expect(await receive(token, `/everyone/${id}`)).toBe(404);
    await receive(token);
    expect(await heldBy(token)).toEqual({ coins: 0, tickets: 0 });
  });
});

describe('a list of members', () => {
  it('has a gift that another member neither sees nor receives', async () => {
    const [first, second, third] = [await reader(), await reader(), await reader()];
    const id = await put(gift, [first.memberId, second.memberId, first.memberId]);
    for (const { token } of [first, second]) {
      expect(await receive(token, `/operator/${id}`)).toBe(200);
    }
    expect(await listed('gift', third.token)).toEqual([]);
    expect(await receive(third.token, `/operator/${id}`)).toBe(404);
    expect(await receive(first.token, `/everyone/${id}`)).toBe(200);
    expect(await Promise.all([first, second, third].map(({ token }) => heldBy(token)))).toEqual([
      { coins: 5, tickets: 0 },
      { coins: 5, tickets: 0 },
      { coins: 0, tickets: 0 },
    ]);
  });
});

describe('a gift', () => {
  it('can be received in its last millisecond, and not at its end', async () => {
    const { memberId, token } = await reader();
    const ids = [await put(gift, [memberId]), await put(gift, [memberId])];
    now = new Date(later(86_400).getTime() - 1);
    expect(await receive(token, `/operator/${ids[0]}`)).toBe(200);
    now = later(86_400);
    expect(await receive(token, `/operator/${ids[1]}`)).toBe(404);
    expect(await receive(token)).toBe(200);
    expect(await heldBy(token)).toEqual({ coins: 5, tickets: 0 });
    // Pressed again too late, it is received nevertheless.
    expect(await receive(token, `/operator/${ids[0]}`)).toBe(200);
    expect(await heldBy(token)).toEqual({ coins: 5, tickets: 0 });
  });

  it('that was taken back is in no list any more, and stays with who has received it', async () => {
    const [early, late] = [await reader(), await reader()];
    const id = await put(gift, 'everyone');
    expect(await receive(early.token, `/everyone/${id}`)).toBe(200);
    await withdrawEntry(db, id, by, now);
    expect(await listed('gift', late.token)).toEqual([]);
    expect(await receive(late.token, `/everyone/${id}`)).toBe(404);
    expect(await receive(late.token)).toBe(200);
    expect(await heldBy(late.token)).toEqual({ coins: 0, tickets: 0 });
    expect(await heldBy(early.token)).toEqual({ coins: 5, tickets: 0 });
  });

  it('of ad tickets is received by itself, and of other things is only led to', async () => {
    const { memberId, token } = await reader();
    const adTickets = { item: 'ad_ticket', amount: 2, days: null } as const;
    const other = { item: 'other', amount: 1, days: null } as const;
    const tickets = await put({ ...gift, contents: adTickets }, [memberId]);
    const look = { ...gift, contents: other, link: 'https://shop.example/a' };
    const thing = await put(look, [memberId]);
    expect(await receive(token)).toBe(200);
    expect(await listed('gift', token)).toMatchObject([
      { id: thing, item: 'other', urlHttp: 'https://shop.example/a', received: false },
      { id: tickets, item: 'ad_ticket', urlHttp: null, received: false },
    ]);
    expect(await receive(token, `/operator/${thing}`)).toBe(404);
    for (const _ of [1, 2]) expect(await receive(token, `/operator/${tickets}`)).toBe(200);
    const held = await sql`select ad_tickets from wallet where member_id = ${memberId}`;
    expect(held).toEqual([{ ad_tickets: 2 }]);
  });

  it('leads nowhere by a link that is no path and no https', async () => {
    const { memberId, token } = await reader();
    await put({ ...gift, link: 'javascript:alert(1)' }, [memberId]);
    expect(await listed('gift', token)).toMatchObject([{ urlHttp: null }]);
  });
});

it('[A7-081] [B7-067] tells messages and missions in the member’s language, as text', async () => {
  const { token } = await reader();
  const korean = { title: '공지 <b>', description: '한 줄\n두 줄' };
  const id = await put({ ...message, translations: { 'ko-KR': korean } }, 'everyone');
  const missionId = await put(mission, 'everyone');
  const distributedAt = testNow.toISOString();
  expect(await listed<Message>('message', token, 'ko-KR')).toEqual([
    { id, ...korean, distributedAt },
  ]);
  expect(await listed<Message>('message', token, 'ja-JP')).toEqual([
    { id, title: 'Two years', description: 'Thank you', distributedAt },
  ]);
  expect(await listed<Mission>('mission', token)).toEqual([
    {
      id: missionId,
      title: 'Read three chapters',
      description: 'Thank you',
      item: 'coin',
      amount: 5,
      expireRemained: 86_400,
    },
  ]);
  now = later(86_400);
  expect(await listed('mission', token)).toEqual([]);
  now = later(365 * 86_400 - 1);
  expect(await listed('message', token)).toHaveLength(1);
  now = later(365 * 86_400);
  expect(await listed('message', token)).toEqual([]);
});

describe('what is new', () => {
  const see = (token: string, tab: string, upTo: number) =>
    ask<InboxNews>(`/inbox/seen/${tab}/${upTo}`, { method: 'PUT', token });

  it('is counted by tab until the member has looked that far, and never counted again', async () => {
    const { memberId, token } = await reader();
    const first = await put(gift, [memberId]);
    const second = await put(gift, 'everyone');
    const told = await put(message, 'everyone');
    expect(await news(token)).toEqual({ gift: 2, message: 1, mission: 0 });
    expect((await see(token, 'gift', first)).data).toEqual({ gift: 1, message: 1, mission: 0 });
    await see(token, 'gift', second);
    await see(token, 'gift', first);
    await see(token, 'message', told);
    expect(await news(token)).toEqual({ gift: 0, message: 0, mission: 0 });
    await put(mission, [memberId]);
    expect(await news(token)).toEqual({ gift: 0, message: 0, mission: 1 });
    expect(await news((await reader()).token)).toEqual({ gift: 1, message: 1, mission: 0 });
  });

  it('is not what was received, has ended or was taken back', async () => {
    const { memberId, token } = await reader();
    const received = await put(gift, [memberId]);
    const withdrawn = await put(gift, [memberId]);
    await put({ ...gift, expiresAt: later(10) }, [memberId]);
    await receive(token, `/operator/${received}`);
    await withdrawEntry(db, withdrawn, by, now);
    expect(await news(token)).toMatchObject({ gift: 1 });
    now = later(10);
    expect(await news(token)).toMatchObject({ gift: 0 });
  });

  it('knows three tabs', async () => {
    const { token } = await reader();
    expect((await see(token, 'spam', 1)).code).toBe(404);
  });
});

it('forgets what ended 90 days ago and messages after a year, and no money', async () => {
  const { memberId, token } = await reader();
  const received = await put(gift, [memberId]);
  await receive(token, `/operator/${received}`);
  await put(message, 'everyone');
  const ids = async () => (await sql`select id from inbox_entry order by id`).length;
  const forget = (at: Date) => forgetEnded(db, at, never);
  await forget(new Date(later(91 * 86_400).getTime() - 1));
  expect(await ids()).toBe(2);
  await forget(later(91 * 86_400));
  expect(await ids()).toBe(1);
  await forget(later(365 * 86_400));
  expect(await ids()).toBe(0);
  expect(await heldBy(token)).toEqual({ coins: 5, tickets: 0 });
  expect(
    await sql`select operator, reason from ledger_entry where wallet_id =
    (select id from wallet where member_id = ${memberId})`,
  ).toEqual([by]);
});

it('is a member’s alone: not a visitor’s, and not a guest’s', async () => {
  const guest = await signIn(db, { guest: true });
  for (const tab of ['gift', 'message', 'mission', 'news']) {
    expect((await ask(`/inbox/${tab}`)).code).toBe(401);
    expect((await ask(`/inbox/${tab}`, { token: guest.token })).code).toBe(403);
  }
});
