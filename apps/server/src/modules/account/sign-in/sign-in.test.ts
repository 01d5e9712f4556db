import { constants } from 'node:crypto';
import { sessionCookie } from '@hanji/contract/headers.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { signIn as addSession } from '#http/testing/sign-in.ts';
import { testContext } from '#http/testing/test-api.ts';
import { testNow } from '#http/testing/test-now.ts';
import { inUnit } from '#http/request-context.ts';
import { hashPassword } from '#modules/account/credentials/password-hash.ts';
import { setPassword } from '#modules/account/password/set-password.ts';
import { accountClient } from '#modules/account/testing/account-client.ts';
import { addMember, testPassword } from '#modules/account/testing/add-member.ts';
import { encryptPassword } from '#modules/account/testing/encrypt-password.ts';
import { waitingForLock } from '#modules/account/testing/waiting-for-lock.ts';
import { openTestApi } from '#modules/testing/open-test-api.ts';
import { freshDatabase } from '#testing/fresh-database.ts';

const { db, sql } = await freshDatabase();
let now = testNow;
const context = await testContext(db, { edition: 'ko', now: () => now });
const api = await openTestApi(context);
const { ask, elsewhere, keys, signIn, signedIn, isSignedIn } = accountClient(api, context);
const own = await addMember(db);

afterEach(() => {
  now = testNow;
});

function later(ms: number): void {
  now = new Date(now.getTime() + ms);
}

describe('signing in', () => {
  it('[A3-009] [A7-012] [B7-070] begins with keys that nobody keeps', async () => {
    for (const purpose of ['LOGIN', 'CHECK_PASSWORD']) {
      const { code, data, headers } = await ask<object>(`/member/rsa/${purpose}`);
      expect(code).toBe(200);
      expect(Object.keys(data).toSorted()).toEqual([
        'publicKeyExponent',
        'publicKeyModulus',
        'sessionKey',
      ]);
      expect(headers['cache-control']).toBe('no-store');
    }
    expect((await ask('/member/rsa/OTHER')).code).toBe(404);
  });

  it('[A3-008] [A7-013] [A1-017] [B1-021] [B7-071] [A5-009] takes email and encrypted password, in whatever case the email is', async () => {
    const { code, data, headers } = await signIn(own.email.toUpperCase());
    expect(code).toBe(200);
    expect(data).toEqual({
      sessionToken: expect.stringMatching(/^[\w-]{43}$/),
      neoIdUid: null,
      userId: own.id,
      dormantStatus: false,
      passwordExpiredStatus: false,
      policyStatus: false,
      responseTokenType: 'bearer',
    });
    expect(await isSignedIn(data.sessionToken ?? '')).toBe(true);
    expect(headers['cache-control']).toBe('no-store');
    expect(String(headers['set-cookie'])).toBe(
      `${sessionCookie}=${data.sessionToken}; Path=/; HttpOnly; SameSite=Lax`,
    );
  });

  it('[A7-013] [B7-071] stays for a month of not being used where that is wished', async () => {
    const token = await signedIn(own.email, { stayLogged: 'Y' });
    later(30 * 24 * 3_600_000 - 1);
    expect(await isSignedIn(token)).toBe(true);
    later(1);
    expect(await isSignedIn(token)).toBe(false);
    const { headers } = await signIn(own.email, testPassword, { stayLogged: 'Y' });
    expect(String(headers['set-cookie'])).toContain(`Max-Age=${180 * 24 * 3600};`);
  });

  it('rotates the session of the browser, and keeps a token that nobody else could have set', async () => {
    const before = await signedIn(own.email);
    const planted = 'x'.repeat(43);
    const after = await signedIn(own.email, { token: before });
    const other = await signedIn(own.email, { headers: { cookie: `${sessionCookie}=${planted}` } });
    expect(new Set([before, after, other, planted]).size).toBe(4);
    expect(await isSignedIn(before)).toBe(false);
    expect(await isSignedIn(planted)).toBe(false);
    expect([await isSignedIn(after), await isSignedIn(other)]).toEqual([true, true]);
  });

  it('gives up the account of a guest', async () => {
    const guest = await addSession(db, { guest: true });
    await signedIn(own.email, { token: guest.token });
    expect(await sql`select 1 from member where id = ${guest.memberId}`).toEqual([]);
  });
});

describe('the refusal of a sign-in', () => {
  const refused = async (form: Record<string, string>): Promise<string> => {
    const { code, message, data, headers } = await ask('/member/signin', {
      form,
      address: elsewhere(),
    });
    const { date: _, ...others } = headers;
    return JSON.stringify({ code, message, data, others });
  };
  const send = async (email: string, password: string) =>
    refused({ email, ...encryptPassword(await keys('LOGIN'), { password }) });

  it('is the same word for word, whatever is wrong', async () => {
    const [waiting, noPassword, dormant] = [
      await addMember(db, { deletionAskedAt: testNow }),
      await addMember(db, { passwordHash: null }),
      await addMember(db, { dormantAt: testNow }),
    ];
    const used = encryptPassword(await keys('LOGIN'), { password: testPassword });
    await refused({ email: 'nobody@reader.example', ...used });
    const late = encryptPassword(await keys('LOGIN'), { password: testPassword });
    later(5 * 60_000);
    const fresh = await keys('LOGIN');
    const [one, other] = [await keys('LOGIN'), await keys('LOGIN')];
    const right = { password: testPassword };
    const pkcs1 = { padding: constants.RSA_PKCS1_PADDING };
    const refusals = [
      await send(own.email, 'wrong-horse-7'),
      await send('unknown@reader.example', testPassword),
      await send('no address at all', testPassword),
      await send(waiting.email, testPassword),
      await send(noPassword.email, testPassword),
      await send(noPassword.email, ''),
      await send(dormant.email, 'wrong-horse-7'),
      await refused({ email: own.email, ...used }),
      await refused({ email: own.email, ...late }),
      await refused({ email: own.email, ...encryptPassword(fresh, right, pkcs1) }),
      await refused({
        email: own.email,
        ...encryptPassword(await keys('CHECK_PASSWORD'), right),
      }),
      await refused({
        email: own.email,
        ...encryptPassword(one, right),
        sessionKey: other.sessionKey,
      }),
      await refused({ email: own.email, sessionKey: 'x'.repeat(43), rsaEncryptedString: 'AAAA' }),
    ];
    expect(new Set(refusals).size).toBe(1);
    expect(JSON.parse(refusals[0] ?? '')).toMatchObject({
      code: 401,
      message: '이메일 또는 비밀번호가 올바르지 않아요.',
      data: null,
    });
    expect((await signIn(own.email)).code).toBe(200);
  });

  it('says after five of them when to try again, to that network alone', async () => {
    const { email } = await addMember(db);
    const address = elsewhere();
    const codes: number[] = [];
    for (let n = 0; n < 5; n += 1) codes.push((await signIn(email, 'wrong-7', { address })).code);
    expect(codes).toEqual([401, 401, 401, 401, 401]);
    const limited = await signIn(email, testPassword, { address });
    expect([limited.code, limited.data]).toEqual([429, { retryAfter: 15 }]);
    expect(limited.headers['retry-after']).toBe('15');
    expect((await signIn(email)).code).toBe(200);
    later(15_000);
    expect((await signIn(email, testPassword, { address })).code).toBe(200);
    expect((await signIn(email, 'wrong-7', { address })).code).toBe(401);
  });

  it('is the same after five for an email that nobody has', async () => {
    const address = elsewhere();
    const codes: number[] = [];
    for (let n = 0; n < 6; n += 1) {
      codes.push((await signIn('stranger@reader.example', 'wrong-7', { address })).code);
    }
    expect(codes).toEqual([401, 401, 401, 401, 401, 429]);
  });

  it('comes to five of fifty who try at once', async () => {
    const { email } = await addMember(db);
    const address = elsewhere();
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => signIn(email, 'wrong-7', { address })),
    );
    const codes = answers.map(({ code }) => code);
    expect(codes.filter((code) => code === 401)).toHaveLength(5);
    expect(codes.filter((code) => code === 429)).toHaveLength(45);
  });

  it('meets who signs in while the password changes', async () => {
    const { id, email } = await addMember(db);
    const passwordHash = await hashPassword('another-horse-8');
    const entering = await inUnit({ ...context, prefix: '' }, async (unit) => {
      await setPassword(unit, { locale: 'ko-KR' }, { memberId: id, passwordHash });
      const promise = signIn(email);
      await expect.poll(() => waitingForLock(sql)).toBe(1);
      return { promise };
    });
    expect((await entering.promise).code).toBe(401);
    expect(await sql`select 1 from session where member_id = ${id}`).toEqual([]);
  });

  it('gives who knew the old password nothing to reactivate the account by', async () => {
    const { id, email } = await addMember(db, { dormantAt: testNow });
    const passwordHash = await hashPassword('another-horse-8');
    const sent = encryptPassword(await keys('CHECK_PASSWORD'), { password: testPassword });
    const waking = await inUnit({ ...context, prefix: '' }, async (unit) => {
      await setPassword(unit, { locale: 'ko-KR' }, { memberId: id, passwordHash });
      const promise = ask('/status/check-dormant-password', { form: { email, ...sent } });
      await expect.poll(() => waitingForLock(sql)).toBe(1);
      return { promise };
    });
    expect((await waking.promise).code).toBe(401);
    expect(await sql`select 1 from one_time_token where member_id = ${id}`).toEqual([]);
  });
});
