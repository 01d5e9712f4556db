import type { AuthenticationResult, DormantCheck } from '@hanji/contract/entities/member.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { testContext } from '#http/testing/test-api.ts';
import { testNow } from '#http/testing/test-now.ts';
import { accountClient } from '#modules/account/testing/account-client.ts';
import { addMember, testPassword } from '#modules/account/testing/add-member.ts';
import { encryptPassword } from '#modules/account/testing/encrypt-password.ts';
import type { Asked } from '#modules/testing/ask.ts';
import { openTestApi } from '#modules/testing/open-test-api.ts';
import { freshDatabase } from '#testing/fresh-database.ts';

const { db, sql } = await freshDatabase();
let now = testNow;
const context = await testContext(db, { edition: 'global', now: () => now });
const api = await openTestApi(context);
const { ask, elsewhere, keys, signIn, signedIn, isSignedIn } = accountClient(api, context);

afterEach(() => {
  now = testNow;
});

const minute = 60_000;

async function check(
  email: string,
  password = testPassword,
  more: Record<string, string> = {},
): Promise<Asked<DormantCheck>> {
  const sent = encryptPassword(await keys('CHECK_PASSWORD'), { password });
  const form = { email, ...sent, ...more };
  return ask('/status/check-dormant-password', { form, address: elsewhere() });
}

function reactivate(form: DormantCheck): Promise<Asked<AuthenticationResult>> {
  return ask('/status/switch-dormant-to-member', { form });
}

describe('a dormant account', () => {
  it('[A7-024] [B7-072] [A7-025] is known by its password, and reactivated by what that gave', async () => {
    const { id, email } = await addMember(db, { dormantAt: testNow });
    const refused = await signIn(email);
    expect([refused.code, refused.data]).toEqual([410, null]);
    const { code, data } = await check(email, testPassword, { stayLogged: 'Y' });
    expect(code).toBe(200);
    expect(data).toEqual({
      neoIdUid: expect.stringMatching(/^[\w-]{43}$/),
      responseTokenType: 'bearer',
      tokenTypeHint: 'neo_id_uid',
    });
    expect((await signIn(email)).code).toBe(410);
    const reactivated = await reactivate(data);
    expect(reactivated.code).toBe(200);
    expect(reactivated.data).toMatchObject({ userId: id, dormantStatus: false });
    expect(await isSignedIn(reactivated.data.sessionToken ?? '')).toBe(true);
    expect(String(reactivated.headers['set-cookie'])).toContain('Max-Age=15552000;');
    expect((await signIn(email)).code).toBe(200);
  });

  it('[A7-024] tells nobody of itself without its password', async () => {
    const dormant = await addMember(db, { dormantAt: testNow });
    const active = await addMember(db);
    const both = await addMember(db, { dormantAt: testNow, deletionAskedAt: testNow });
    const refusals = [
      await signIn(dormant.email, 'wrong-horse-7'),
      await check(dormant.email, 'wrong-horse-7'),
      await check('nobody@reader.example'),
      await check(active.email),
      await check(both.email),
    ];
    const words = refusals.map(({ code, message, data }) => JSON.stringify([code, message, data]));
    expect(new Set(words)).toEqual(
      new Set([JSON.stringify([401, '이메일 또는 비밀번호가 올바르지 않아요.', null])]),
    );
  });

  it('[A7-025] is reactivated once, within ten minutes, by the whole of it', async () => {
    const { email } = await addMember(db, { dormantAt: testNow });
    const { data } = await check(email);
    expect((await reactivate({ ...data, tokenTypeHint: 'other' })).code).toBe(410);
    expect((await reactivate({ ...data, responseTokenType: 'other' })).code).toBe(410);
    expect((await reactivate({ ...data, neoIdUid: 'x'.repeat(43) })).code).toBe(410);
    now = new Date(testNow.getTime() + 10 * minute - 1);
    const answers = await Promise.all(Array.from({ length: 8 }, () => reactivate(data)));
    const codes = answers.map(({ code }) => code);
    expect(codes.filter((code) => code === 200)).toHaveLength(1);
    expect(codes.filter((code) => code === 410)).toHaveLength(7);
    const late = await addMember(db, { dormantAt: testNow });
    const { data: old } = await check(late.email);
    now = new Date(now.getTime() + 10 * minute);
    expect((await reactivate(old)).code).toBe(410);
  });

  it('[A7-025] is not reactivated when its deletion was asked for meanwhile', async () => {
    const { id, email } = await addMember(db, { dormantAt: testNow });
    const { data } = await check(email);
    await sql`update member set deletion_asked_at = ${testNow} where id = ${id}`;
    expect((await reactivate(data)).code).toBe(401);
  });

  it('[A7-026] is made dormant by its member, and nobody is signed in to it any more', async () => {
    const { email } = await addMember(db);
    const [here, there] = [await signedIn(email), await signedIn(email)];
    const { code, headers } = await ask('/status/switch-member-to-dormant', {
      token: here,
      method: 'POST',
    });
    expect(code).toBe(200);
    expect(String(headers['set-cookie'])).toMatch(/^hanji_session=; Max-Age=0;/);
    expect([await isSignedIn(here), await isSignedIn(there)]).toEqual([false, false]);
    expect((await signIn(email)).code).toBe(410);
    expect((await ask('/status/switch-member-to-dormant', { method: 'POST' })).code).toBe(401);
  });
});
