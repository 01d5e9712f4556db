import type { AuthenticationResult } from '@hanji/contract/entities/member.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { signIn as addSession } from '#http/testing/sign-in.ts';
import { testContext } from '#http/testing/test-api.ts';
import { testNow } from '#http/testing/test-now.ts';
import { accountClient } from '#modules/account/testing/account-client.ts';
import { addMember, testPassword } from '#modules/account/testing/add-member.ts';
import { encryptPassword } from '#modules/account/testing/encrypt-password.ts';
import { makeDormantCheck } from '#modules/account/sign-in/dormant.ts';
import type { Asked } from '#modules/testing/ask.ts';
import { openTestApi } from '#modules/testing/open-test-api.ts';
import { freshDatabase } from '#testing/fresh-database.ts';

const { db, sql } = await freshDatabase();
let now = testNow;
const context = await testContext(db, { edition: 'ko', now: () => now });
const api = await openTestApi(context);
const { ask, elsewhere, keys, signIn, signedIn, isSignedIn } = accountClient(api, context);

afterEach(() => {
  now = testNow;
});

const path = '/member/profile/password';
const newPassword = 'Another_horse8';

async function change(
  token: string,
  passwords: { password: string; newPassword?: string },
  address = elsewhere(),
): Promise<Asked<AuthenticationResult>> {
  const sent = encryptPassword(await keys('CHANGE_PASSWORD'), passwords);
  return ask(path, { token, method: 'PUT', form: sent, address });
}

describe('a change of password', () => {
  it('[A7-021] needs the current one, and ends every session but this, which goes on under a new token', async () => {
    const { id, email } = await addMember(db, { passwordChangedAt: new Date(0) });
    const here = await signedIn(email, { stayLogged: 'Y' });
    const there = await signedIn(email);
    const check = await makeDormantCheck(context, id, { stayLogged: false });
    const { code, data, headers } = await change(here, { password: testPassword, newPassword });
    expect(code).toBe(200);
    expect(data).toMatchObject({ userId: id, passwordExpiredStatus: false });
    const after = data.sessionToken ?? '';
    expect(String(headers['set-cookie'])).toContain(`hanji_session=${after}; Max-Age=15552000;`);
    expect(await Promise.all([here, there, after].map(isSignedIn))).toEqual([false, false, true]);
    expect((await signIn(email)).code).toBe(401);
    expect((await signIn(email, newPassword)).code).toBe(200);
    const reactivated = await ask('/status/switch-dormant-to-member', { form: check });
    expect(reactivated.code).toBe(410);
  });

  it('[A7-021] [A5-009] refuses a wrong one, and what it cannot read, with the same words', async () => {
    const { email } = await addMember(db);
    const token = await signedIn(email);
    const used = encryptPassword(await keys('CHANGE_PASSWORD'), {
      password: 'wrong-horse-7',
      newPassword,
    });
    const send = (form: Record<string, string>) =>
      ask(path, { token, method: 'PUT', form, address: elsewhere() });
    const right = { password: testPassword, newPassword };
    const refusals = [
      await send(used),
      await send(used),
      await send(encryptPassword(await keys('LOGIN'), right)),
      await send(encryptPassword(await keys('CHANGE_PASSWORD'), { password: testPassword })),
      await send({ sessionKey: 'x'.repeat(43), rsaEncryptedString: 'AAAA' }),
    ];
    const words = refusals.map(({ code, message, data }) => JSON.stringify([code, message, data]));
    expect(new Set(words)).toEqual(
      new Set([JSON.stringify([403, '현재 비밀번호가 올바르지 않아요.', null])]),
    );
    expect(await isSignedIn(token)).toBe(true);
    expect((await signIn(email)).code).toBe(200);
  });

  it.each(['short-1', 'no space 1', 'onlyletters', 'a1'.repeat(17), '비밀번호-abc1'])(
    '[A7-021] refuses the new password %s',
    async (refused) => {
      const { email } = await addMember(db);
      const token = await signedIn(email);
      const { code, message } = await change(token, {
        password: testPassword,
        newPassword: refused,
      });
      expect([code, message]).toEqual([400, expect.stringContaining('8~32자')]);
      expect((await signIn(email)).code).toBe(200);
    },
  );

  it('waits after five wrong ones', async () => {
    const { email } = await addMember(db);
    const token = await signedIn(email);
    const address = elsewhere();
    const codes: number[] = [];
    for (let n = 0; n < 6; n += 1) {
      codes.push((await change(token, { password: 'wrong-7', newPassword }, address)).code);
    }
    expect(codes).toEqual([403, 403, 403, 403, 403, 429]);
    expect((await change(token, { password: testPassword, newPassword }, address)).code).toBe(429);
  });

  it('happens once where many ask at once', async () => {
    const { email } = await addMember(db);
    const token = await signedIn(email);
    const answers = await Promise.all(
      [1, 2, 3, 4].map((n) =>
        change(token, { password: testPassword, newPassword: `${newPassword}${n}` }),
      ),
    );
    const codes = answers.map(({ code }) => code);
    expect(codes.filter((code) => code === 200)).toHaveLength(1);
    const at = codes.indexOf(200);
    expect((await signIn(email, `${newPassword}${at + 1}`)).code).toBe(200);
    expect(await isSignedIn(answers[at]?.data.sessionToken ?? '')).toBe(true);
  });

  it('is not for an account without a password, a guest or a visitor', async () => {
    const { token } = await addSession(db);
    expect((await change(token, { password: '', newPassword })).code).toBe(403);
    const guest = await addSession(db, { guest: true });
    expect((await change(guest.token, { password: '', newPassword })).code).toBe(403);
    expect((await change('x'.repeat(43), { password: '', newPassword })).code).toBe(401);
  });
});

it('[A7-027] a member puts the change of password off for six months', async () => {
  const { id, email } = await addMember(db, {
    passwordChangedAt: new Date('2026-01-01T00:00:00Z'),
  });
  const due = async (): Promise<boolean> => (await signIn(email)).data.passwordExpiredStatus;
  expect(await due()).toBe(true);
  const token = await signedIn(email);
  const put = await ask('/member/profile/password-expiration', { token, method: 'PUT' });
  expect(put.code).toBe(200);
  expect(await due()).toBe(false);
  now = new Date('2027-05-20T02:59:59.999Z');
  expect(await due()).toBe(false);
  now = new Date('2027-05-20T03:00:00.000Z');
  expect(await due()).toBe(true);
  const [row] = await sql<{ changed: Date }>`
    select password_changed_at as changed from member where id = ${id}`;
  expect(row?.changed.toISOString()).toBe('2026-01-01T00:00:00.000Z');
});
