import { pushKeys } from '@hanji/stand-ins/push/push-keys.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import type { NoticeSettings } from '@hanji/contract/entities/push.ts';
import { signIn } from '#http/testing/sign-in.ts';
import { testNow } from '#http/testing/test-now.ts';
import { endAccess } from '#modules/account/sessions/end-sessions.ts';
import { sweepExpired } from '#modules/account/sweep-expired.ts';
import { inTransaction } from '#db/executor.ts';
import { freshDatabase } from '#testing/fresh-database.ts';
import { openPushApi } from './testing/push-api.ts';

const { db, sql } = await freshDatabase();
let now = testNow;
const { ask, browser, push } = await openPushApi(db, () => now);

beforeEach(async () => {
  now = testNow;
  push.received.splice(0);
  await sql`delete from push_subscription`;
});

const paths = { POST: '/web-push/subscribe', PUT: '/web-push/update-subscription' } as const;

async function tell(method: 'POST' | 'PUT', json: unknown, token?: string): Promise<number> {
  const session = token === undefined ? {} : { token };
  return (await ask(paths[method], { method, json, ...session })).code;
}

async function remove(query: Record<string, string>, token?: string): Promise<number> {
  const session = token === undefined ? {} : { token };
  const path = `/web-push/unsubscribe?${new URLSearchParams(query).toString()}`;
  return (await ask(path, { method: 'DELETE', ...session })).code;
}

function kept() {
  return sql<{ endpoint: string; member_id: string | null }>`
    select endpoint, member_id from push_subscription order by confirmed_at, endpoint`;
}

describe('a browser', () => {
  it('[B1-017, B3-020, B7-005, B7-006] subscribes for its member, and is let go', async () => {
    const { memberId, token } = await signIn(db);
    const { subscription } = browser('one');
    const { endpoint } = subscription;
    expect(await tell('POST', { subscription, userId: memberId }, token)).toBe(200);
    expect(
      await sql`select endpoint, p256dh, auth, member_id, edition, locale, time_zone
      from push_subscription`,
    ).toEqual([
      {
        endpoint,
        ...subscription.keys,
        member_id: memberId,
        edition: 'ko',
        locale: 'ko-KR',
        time_zone: 'Asia/Seoul',
      },
    ]);
    expect(await remove({ endpoint, userId: memberId }, token)).toBe(200);
    expect(await kept()).toEqual([]);
    expect(await remove({ endpoint, userId: memberId }, token)).toBe(200);
  });

  it('[B7-007] tells of another subscription, which takes the place of the one before', async () => {
    const { memberId, token } = await signIn(db);
    const [one, another] = [browser('one').subscription, browser('another').subscription];
    await tell('POST', { subscription: one, userId: memberId }, token);
    expect(await tell('PUT', { subscription: another, userId: memberId }, token)).toBe(200);
    expect((await kept()).map(({ endpoint }) => endpoint)).toEqual([another.endpoint]);
  });

  it('[B7-008] learns the public key, and never the private one', async () => {
    const { code, data } = await ask('/web-push/key');
    expect([code, data]).toEqual([200, { publicKey: pushKeys.publicKey }]);
  });

  it('may be a visitor’s, and becomes that of who signs in there', async () => {
    const { memberId, token } = await signIn(db);
    const { subscription } = browser('one');
    expect(await tell('POST', { subscription })).toBe(200);
    expect(await kept()).toMatchObject([{ member_id: null }]);
    expect(await tell('PUT', { subscription, userId: memberId }, token)).toBe(200);
    expect(await kept()).toMatchObject([{ member_id: memberId }]);
    expect(await remove({ endpoint: subscription.endpoint })).toBe(200);
    expect(await kept()).toHaveLength(1);
  });

  it('[B3-020] is nobody else’s to name', async () => {
    const [one, another] = [await signIn(db), await signIn(db)];
    const { subscription } = browser('one');
    const { endpoint } = subscription;
    for (const method of ['POST', 'PUT'] as const) {
      const codes = [
        await tell(method, { subscription, userId: one.memberId }, another.token),
        await tell(method, { subscription }, another.token),
        await tell(method, { subscription, userId: one.memberId }),
      ];
      expect(codes).toEqual([403, 403, 401]);
    }
    expect(await kept()).toEqual([]);
    await tell('POST', { subscription, userId: one.memberId }, one.token);
    const codes = [
      await remove({ endpoint, userId: one.memberId }, another.token),
      await remove({ endpoint, userId: one.memberId }),
      await remove({ endpoint, userId: another.memberId }, another.token),
    ];
    expect(codes).toEqual([403, 401, 200]);
    expect(await kept()).toMatchObject([{ member_id: one.memberId }]);
  });

  it.each([
    [
      'thousands of bytes',
      Array.from({ length: 1900 }, (_, n) =>
        String.fromCodePoint(0xac00 + ((n * 7919) % 11_000)),
      ).join(''),
    ],
    ['NUL', 'a\0'],
    ['half a character', '\ud800'],
  ])('is refused with %s in its address', async (_, tail) => {
    const { memberId: userId, token } = await signIn(db);
    const { subscription } = browser('one');
    const endpoint = `${subscription.endpoint}${tail}`;
    const json = { subscription: { ...subscription, endpoint }, userId };
    expect(await tell('POST', json, token)).toBe(400);
    expect(await kept()).toEqual([]);
  });

  it('is not taken over by who knows its address and has other keys', async () => {
    const [one, another] = [await signIn(db), await signIn(db)];
    const { subscription } = browser('one');
    await tell('POST', { subscription, userId: one.memberId }, one.token);
    const forged = { ...browser('one').subscription, endpoint: subscription.endpoint };
    const { memberId, token } = another;
    expect(await tell('POST', { subscription: forged, userId: memberId }, token)).toBe(409);
    expect(await kept()).toMatchObject([{ member_id: one.memberId }]);
    // The same browser, where somebody else signs in.
    expect(await tell('POST', { subscription, userId: memberId }, token)).toBe(200);
    expect(await kept()).toMatchObject([{ member_id: memberId }]);
  });

  it.each([
    'http://127.0.0.1:5432/a',
    'http://localhost:1/a',
    'https://127.0.0.1/a',
    'https://hanji.example/a',
    'https://push.example.com.hanji.example/a',
    'https://push.example.com:444/a',
    'http://push.example.com/a',
  ])('at %s is refused, and nobody asks there', async (endpoint) => {
    const { memberId, token } = await signIn(db);
    const subscription = { ...browser('one').subscription, endpoint };
    expect(await tell('POST', { subscription, userId: memberId }, token)).toBe(400);
    expect([await kept(), push.received]).toEqual([[], []]);
  });

  it('is refused with a key that nothing can be encrypted with', async () => {
    const { memberId, token } = await signIn(db);
    const { subscription } = browser('one');
    for (const p256dh of ['A'.repeat(87), 'BA', '']) {
      const spoilt = { ...subscription, keys: { ...subscription.keys, p256dh } };
      expect(await tell('POST', { subscription: spoilt, userId: memberId }, token)).toBe(400);
    }
  });

  it('is one of twenty that a member has, the last ones', async () => {
    const { memberId, token } = await signIn(db);
    for (let number = 0; number < 22; number++) {
      now = new Date(testNow.getTime() + number * 1000);
      const { subscription } = browser(`b${number}`);
      await tell('POST', { subscription, userId: memberId }, token);
      // Of visitors of one network as well.
      await tell('POST', { subscription: browser(`v${number}`).subscription });
    }
    const names = (await kept()).map(({ endpoint }) => endpoint.split('/').at(-1));
    expect(names).toHaveLength(40);
    for (const first of ['b0', 'b1', 'v0', 'v1']) expect(names).not.toContain(first);
  });
});

describe('a browser is let go', () => {
  async function subscribed(member: { memberId: string; token: string }, name: string) {
    const { memberId: userId, token } = member;
    expect(await tell('POST', { subscription: browser(name).subscription, userId }, token)).toBe(
      200,
    );
  }

  it('with signing out there', async () => {
    const member = await signIn(db);
    await subscribed(member, 'one');
    await ask('/member/signout', { method: 'POST', token: member.token });
    expect(await kept()).toEqual([]);
  });

  it('with its session being ended elsewhere, the own one staying', async () => {
    const member = await signIn(db);
    await subscribed(member, 'own');
    await sql`update push_subscription set endpoint = 'elsewhere', session_hash = '\\x01'`;
    await subscribed(member, 'own');
    await ask('/member/session', { method: 'DELETE', token: member.token });
    expect((await kept()).map(({ endpoint }) => endpoint)).toEqual([
      browser('own').subscription.endpoint,
    ]);
  });

  it('with whatever ends access', async () => {
    const member = await signIn(db);
    await subscribed(member, 'one');
    await endAccess(db, member.memberId);
    expect(await kept()).toEqual([]);
  });

  it('once it did not come back for long, sooner of nobody', async () => {
    const member = await signIn(db);
    await subscribed(member, 'one');
    await tell('POST', { subscription: browser('visitor').subscription });
    const after = (days: number) => new Date(testNow.getTime() + days * 86_400_000 + 1);
    const left = async (days: number) => {
      await inTransaction(db, (tx) => sweepExpired(tx, after(days)));
      return (await kept()).length;
    };
    expect([await left(29), await left(30), await left(179), await left(180)]).toEqual([
      2, 1, 1, 0,
    ]);
  });
});

describe('what a member is told of', () => {
  it('is every kind at first, by day; each is switched by itself', async () => {
    const { token } = await signIn(db);
    const read = async () => (await ask<NoticeSettings>('/web-push/notices', { token })).data;
    const put = (path: string) => ask(`/web-push/notices/${path}`, { method: 'PUT', token });
    const kinds = {
      newChapter: true,
      gift: true,
      giftEnding: true,
      inquiryAnswered: true,
      refund: true,
    };
    expect(await read()).toEqual({ kinds, night: false });
    await put('gift/N');
    await put('night/Y');
    await put('gift/N');
    await put('newChapter/N');
    expect(await read()).toEqual({
      kinds: { ...kinds, gift: false, newChapter: false },
      night: true,
    });
    await put('gift/Y');
    await put('night/N');
    expect(await read()).toEqual({ kinds: { ...kinds, newChapter: false }, night: false });
  });
});
