import type { SignedInDevice } from '@hanji/contract/entities/member.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { signIn as addSession } from '#http/testing/sign-in.ts';
import { testContext } from '#http/testing/test-api.ts';
import { testNow } from '#http/testing/test-now.ts';
import { accountClient } from '#modules/account/testing/account-client.ts';
import { addMember } from '#modules/account/testing/add-member.ts';
import { openTestApi } from '#modules/testing/open-test-api.ts';
import { freshDatabase } from '#testing/fresh-database.ts';

const { db, sql } = await freshDatabase();
let now = testNow;
const context = await testContext(db, { edition: 'ko', now: () => now });
const api = await openTestApi(context);
const { ask, signedIn, isSignedIn } = accountClient(api, context);

afterEach(() => {
  now = testNow;
});

const hour = 3_600_000;

function later(ms: number): void {
  now = new Date(now.getTime() + ms);
}

async function devices(token: string): Promise<SignedInDevice[]> {
  const { data, headers } = await ask<SignedInDevice[]>('/member/session', { token });
  expect(headers['cache-control']).toBe('no-store');
  return data;
}

const firefox = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Firefox/144.0' };

describe('signing out', () => {
  it('[A7-022] ends the session, and takes its cookie', async () => {
    const { email } = await addMember(db);
    const [here, there] = [await signedIn(email), await signedIn(email)];
    const { code, headers } = await ask('/member/signout', { token: here, method: 'POST' });
    expect(code).toBe(200);
    expect(headers['set-cookie']).toBe('hanji_session=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax');
    expect([await isSignedIn(here), await isSignedIn(there)]).toEqual([false, true]);
  });

  it('[A7-022] is fine without a session', async () => {
    expect((await ask('/member/signout', { method: 'POST' })).code).toBe(200);
    expect((await ask('/member/signout', { token: 'x'.repeat(43), method: 'POST' })).code).toBe(
      200,
    );
  });
});

describe('the devices of a member', () => {
  it('are listed, the own one first, then by when they were used', async () => {
    const { email } = await addMember(db);
    await signedIn(email, { headers: firefox });
    later(hour);
    const own = await signedIn(email);
    later(hour);
    await signedIn(email, { headers: firefox });
    const list = await devices(own);
    expect(
      list.map(({ current, device, signedInAt }) => ({ current, device, signedInAt })),
    ).toEqual([
      { current: true, device: '', signedInAt: new Date(testNow.getTime() + hour).toISOString() },
      {
        current: false,
        device: 'Firefox, Linux',
        signedInAt: new Date(testNow.getTime() + 2 * hour).toISOString(),
      },
      { current: false, device: 'Firefox, Linux', signedInAt: testNow.toISOString() },
    ]);
    later(22 * hour);
    expect(await devices(own)).toHaveLength(2);
  });

  it('are signed out one by one, by their member alone', async () => {
    const [member, stranger] = [await addMember(db), await addMember(db)];
    const [own, other] = [await signedIn(member.email), await signedIn(member.email)];
    const outside = await signedIn(stranger.email);
    const [mine, theirs] = await devices(own);
    const end = (token: string, id = '') =>
      ask(`/member/session/${id}`, { token, method: 'DELETE' });
    expect((await end(outside, theirs?.id)).code).toBe(404);
    expect((await end(own, mine?.id)).code).toBe(404);
    expect((await end(own, theirs?.id)).code).toBe(200);
    expect((await end(own, theirs?.id)).code).toBe(404);
    expect([await isSignedIn(own), await isSignedIn(other)]).toEqual([true, false]);
    expect(await isSignedIn(outside)).toBe(true);
  });

  it('are signed out all but the own', async () => {
    const [member, stranger] = [await addMember(db), await addMember(db)];
    const own = await signedIn(member.email);
    const others = [await signedIn(member.email), await signedIn(member.email)];
    const outside = await signedIn(stranger.email);
    expect((await ask('/member/session', { token: own, method: 'DELETE' })).code).toBe(200);
    expect(await Promise.all([own, outside, ...others].map(isSignedIn))).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  it('are nothing of a guest or a visitor', async () => {
    const { token } = await addSession(db, { guest: true });
    for (const method of ['GET', 'DELETE'] as const) {
      expect((await ask('/member/session', { token, method })).code).toBe(403);
      expect((await ask('/member/session', { method })).code).toBe(401);
    }
  });
});

describe('a session that is used', () => {
  const used = (token?: string) =>
    ask('/app/foregrounded', { method: 'POST', ...(token === undefined ? {} : { token }) });

  it('[A7-043] lasts a day longer each time, a month at most', async () => {
    const { email } = await addMember(db);
    const token = await signedIn(email);
    for (let at = 0; at < 30; at += 1) {
      expect(await isSignedIn(token)).toBe(true);
      later(23 * hour);
      expect((await used(token)).code).toBe(200);
    }
    later(23 * hour);
    expect(await isSignedIn(token)).toBe(true);
    later(7 * hour);
    expect(await isSignedIn(token)).toBe(false);
  });

  it('[A7-043] that stays lasts a month longer', async () => {
    const { email } = await addMember(db);
    const token = await signedIn(email, { stayLogged: 'Y' });
    later(29 * 24 * hour);
    await used(token);
    later(30 * 24 * hour - 1);
    expect(await isSignedIn(token)).toBe(true);
  });

  it('is written once in five minutes', async () => {
    const { id, email } = await addMember(db);
    const token = await signedIn(email);
    const seen = async (): Promise<number | undefined> => {
      const [row] = await sql<{ at: Date }>`
        select last_seen_at as at from session where member_id = ${id}`;
      return row === undefined ? undefined : row.at.getTime() - testNow.getTime();
    };
    later(5 * 60_000);
    await used(token);
    expect(await seen()).toBe(0);
    later(1);
    await used(token);
    expect(await seen()).toBe(5 * 60_000 + 1);
  });

  it('[A7-043] is nobody’s where a visitor says so', async () => {
    expect((await used()).code).toBe(200);
    expect((await used('x'.repeat(43))).code).toBe(200);
  });
});
