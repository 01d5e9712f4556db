import type { DistributedCoins } from '@hanji/contract/entities/coin-history.ts';
import type { Inventory } from '@hanji/contract/entities/inventory.ts';
import type {
  AuthenticationResult,
  ExternalIdentity,
  MemberProfile,
  PreMigration,
  RsaKeySet,
} from '@hanji/contract/entities/member.ts';
import { signInAs } from '@hanji/stand-ins/identity/walk.ts';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { member } from '#db/schema/account/access.ts';
import { externalLogin, oneTimeToken } from '#db/schema/account/credentials.ts';
import { movedAccount } from '#db/schema/account/moved-account.ts';
import { signIn } from '#http/testing/sign-in.ts';
import { testContext } from '#http/testing/test-api.ts';
import { testNow } from '#http/testing/test-now.ts';
import { externalClient, standIn } from '#modules/account/external/testing/external-client.ts';
import { encryptPassword } from '#modules/account/testing/encrypt-password.ts';
import { grantCoins } from '#modules/wallet/grants/grant-coins.ts';
import { verifyLedger } from '#modules/wallet/ledger/verify-ledger.ts';
import { forgetMember } from '#modules/readers/forget-member.ts';
import { asker, type AskOptions } from '#modules/testing/ask.ts';
import { openTestApi } from '#modules/testing/open-test-api.ts';
import { loadSettings } from '#settings/load-settings.ts';
import { freshDatabase } from '#testing/fresh-database.ts';
import { outsideServer, type OutsideAnswer, type OutsideRequest } from '#testing/outside-server.ts';

const { db } = await freshDatabase();
const { logins } = await standIn();
let now = testNow;
const asked: OutsideRequest[] = [];
let failing: OutsideAnswer | null = null;
beforeEach(() => {
  now = testNow;
  asked.length = 0;
  failing = null;
});

let people = 0;
function someone(): string {
  people += 1;
  return `reader-${people}`;
}

/** The codes that it gave out, by the accounts that they are good for. */
const serialCodes = new Map<string, string>();

function someCode(name: string): string {
  const serialCode = `CODE${String(serialCodes.size).padStart(12, '0')}`;
  serialCodes.set(serialCode, name);
  return serialCode;
}

/** The service that was before: whoever has the password `before` or a Google login has an account. */
const previous = await outsideServer((request) => {
  asked.push(request);
  if (failing !== null) return failing;
  const { body, path } = request;
  const { email: by, serialCode, subject } = body as Record<string, string>;
  const named = subject ?? by ?? serialCodes.get(serialCode ?? '');
  const name = named?.split('@')[0];
  const known = path === '/account/by-password' ? body['password'] === 'before' : name !== 'new';
  if (!known || named === undefined) return { status: 404, json: null };
  const email = path === '/account/by-password' ? body['email'] : null;
  return { json: { id: name, email, nickname: `${name} <3`, purchasedCoins: 120, freeCoins: 7 } };
});

const { previousService } = loadSettings({
  HANJI_MIGRATION_URL: previous.url,
  HANJI_MIGRATION_SECRET: 'between us',
  HANJI_MIGRATION_PRODUCT: 'old',
});
const base = await testContext(db, { edition: 'global', now: () => now });
const context = { ...base, settings: { ...base.settings, logins, previousService } };
const ask = asker(await openTestApi(context), context);
const { receive } = externalClient(ask, () => now);

async function byPassword(
  email: string,
  password = 'before',
  address = `10.0.${people}.1`,
  options: AskOptions = {},
) {
  const { data: keys } = await ask<RsaKeySet>('/member/rsa/LOGIN');
  const form = { email, ...encryptPassword(keys, { password }) };
  return ask<ExternalIdentity>('/preold/email/signin', { form, address, ...options });
}

async function signInHere(email: string, password: string) {
  const { data: keys } = await ask<RsaKeySet>('/member/rsa/LOGIN');
  const form = { email, ...encryptPassword(keys, { password }) };
  return ask<AuthenticationResult>('/member/signin', { form });
}

async function byLogin(name: string) {
  const begun = await ask<string>('/preold/google/authorize-url');
  const back = await signInAs(begun.data, name);
  expect(back.pathname).toBe('/integrate/external-idp/web/google/callback');
  const cookie = String(begun.headers['set-cookie']).split(';')[0] ?? '';
  const { data } = await receive('google', back, cookie);
  return ask<ExternalIdentity>('/preold/google/signin', {
    form: { externalToken: data.externalToken },
  });
}

function move(id: string, options: AskOptions = {}) {
  return ask<AuthenticationResult>(`/preold/migration/${id}`, { method: 'POST', ...options });
}

function bySerialCode(serialCode: string, options: AskOptions = {}) {
  return ask<ExternalIdentity>('/preold/serial/signin', { form: { serialCode }, ...options });
}

async function check(token?: string): Promise<PreMigration> {
  const { data } = await ask<PreMigration>('/preold', token === undefined ? {} : { token });
  return data;
}

async function profileOf(token: string | null) {
  const { data } = await ask<MemberProfile>('/member/profile', { token: token ?? '' });
  return data.profile;
}

async function coinsOf(previousId: string) {
  const isThis = eq(movedAccount.previousId, previousId);
  const rows = await db.select().from(movedAccount).where(isThis);
  return rows.map(({ memberId, purchasedCoins, freeCoins }) => [
    memberId,
    purchasedCoins,
    freeCoins,
  ]);
}

describe('an account of a previous service', () => {
  it('[A1-022] [B7-058] [B7-060] [B7-061] moves here with its coins, by its email', async () => {
    const name = someone();
    const email = `${name}@old.example`;
    expect(await check()).toEqual({ allowed: true, moved: null });
    const shown = await byPassword(email);
    expect(shown).toMatchObject({ code: 200, data: { email } });
    expect(asked[0]).toMatchObject({
      authorization: 'Bearer between us',
      path: '/account/by-password',
    });
    const { code, data } = await move(shown.data.externalToken);
    expect(code).toBe(200);
    expect(await profileOf(data.sessionToken)).toMatchObject({
      email,
      nickname: name,
      guest: false,
    });
    expect(await coinsOf(name)).toEqual([[data.userId, 120, 7]]);
    expect(await signInHere(email, 'before')).toMatchObject({ code: 200 });
    expect(await signInHere(email, 'else')).toMatchObject({ code: 401 });
    expect(await check(data.sessionToken ?? '')).toEqual({
      allowed: false,
      moved: { purchasedCoins: 120, freeCoins: 7, movedAt: testNow.toISOString() },
    });
  });

  it('[A1-022] has its coins in the wallet with the move, after what was there, and once', async () => {
    const { memberId, token } = await signIn(db);
    const by = { operator: 'sujin', reason: 'a test' };
    const three = { memberId, kind: 'free', coins: 3, expiresAt: null, ...by } as const;
    await grantCoins(db, three, testNow);
    const shown = [];
    for (const name of [someone(), someone()]) {
      shown.push((await byPassword(`${name}@old.example`, 'before', undefined, { token })).data);
    }
    const moves = await Promise.all(
      shown.map(({ externalToken }) => move(externalToken, { token })),
    );
    const done = moves.filter(({ code }) => code === 200);
    expect(done).toHaveLength(1);
    const signedIn = { token: done[0]?.data.sessionToken ?? '' };
    const { data } = await ask<Inventory>('/member/inventory', signedIn);
    expect(data.coin).toMatchObject({ purchasedAmount: 120, freeAmount: 10 });
    const history = await ask<DistributedCoins>('/coin/history/distributed', signedIn);
    expect(history.data.entries.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['move', 7],
      ['move', 120],
      ['gift', 3],
    ]);
    expect((await verifyLedger(db)).difference).toBeNull();
  });

  it('[B7-059] moves by its provider, which is the way in from then on', async () => {
    const name = someone();
    const { data } = await move((await byLogin(name)).data.externalToken);
    expect((await profileOf(data.sessionToken)).externalIdps).toEqual(['google']);
    const [login] = await db.select().from(externalLogin).where(eq(externalLogin.subject, name));
    expect(login?.memberId).toBe(data.userId);
  });

  it('moves to the account of who is signed in, and of a guest to a new one', async () => {
    const { memberId, token } = await signIn(db);
    const [one, two] = [someone(), someone()];
    const { data: shown } = await byPassword(`${one}@old.example`);
    expect((await move(shown.externalToken, { token })).data.userId).toBe(memberId);
    const [joined] = await db.select().from(member).where(eq(member.id, memberId));
    expect(joined?.passwordHash).toBeNull();
    expect(await coinsOf(one)).toEqual([[memberId, 120, 7]]);
    const guest = await signIn(db, { guest: true });
    const { data: other } = await byPassword(`${two}@old.example`);
    const moved = await move(other.externalToken, { token: guest.token });
    expect(moved.data.userId).toBe(guest.memberId);
    expect((await profileOf(moved.data.sessionToken)).guest).toBe(false);
  });

  it('that a member has shown moves to that member alone, and leaves no password behind', async () => {
    const { memberId, token } = await signIn(db);
    const name = someone();
    const shown = await byPassword(`${name}@old.example`, 'before', '10.6.0.1', { token });
    const kept = await db.select().from(oneTimeToken).where(eq(oneTimeToken.memberId, memberId));
    expect(kept.map(({ data }) => data.includes('argon2id'))).toEqual([false]);
    const { externalToken } = shown.data;
    expect((await move(externalToken)).code).toBe(410);
    expect((await move(externalToken, { token: (await signIn(db)).token })).code).toBe(410);
    expect((await move(externalToken, { token })).data.userId).toBe(memberId);
  });

  it('moves to the account that its provider leads to here', async () => {
    const name = someone();
    const { memberId } = await signIn(db);
    const login = { loginType: 'google', subject: name, memberId } as const;
    await db.insert(externalLogin).values(login);
    expect((await move((await byLogin(name)).data.externalToken)).data.userId).toBe(memberId);
  });

  it('moves once, by one of many', async () => {
    const email = `${someone()}@old.example`;
    const shown = await Promise.all(
      [1, 2, 3].map((at) => byPassword(email, 'before', `10.9.0.${at}`)),
    );
    const members = await Promise.all([1, 2, 3].map(() => signIn(db)));
    const moves = shown.map(({ data }, at) =>
      move(data.externalToken, { token: members[at]?.token ?? '' }),
    );
    const codes = (await Promise.all(moves)).map(({ code }) => code);
    expect(codes.toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
    expect(await byPassword(email)).toMatchObject({
      code: 409,
      message: '이미 통합된 계정이에요.',
    });
    const [[memberId] = []] = await coinsOf(email.split('@')[0] ?? '');
    await forgetMember(db, String(memberId));
    expect((await byPassword(email)).code).toBe(409);
  });

  it('comes to an account that had none, also where two come at once', async () => {
    const { token } = await signIn(db);
    expect(await check(token)).toEqual({ allowed: true, moved: null });
    const names = [someone(), someone()];
    const shown = await Promise.all(names.map((name) => byPassword(`${name}@old.example`)));
    const moves = shown.map(({ data }) => move(data.externalToken, { token }));
    const codes = (await Promise.all(moves)).map(({ code }) => code);
    expect(codes.toSorted((a, b) => a - b)).toEqual([200, 409]);
    const moved = await Promise.all(names.map((name) => coinsOf(name)));
    expect(moved.flat()).toHaveLength(1);
  });

  it('moves by a code to the account of who enters it, and to no other', async () => {
    const name = someone();
    const code = someCode(name);
    const { memberId, token } = await signIn(db);
    const shown = await bySerialCode(` ${code.toLowerCase().replaceAll(/.{4}/g, '$&-')}`, {
      token,
    });
    expect(shown.code).toBe(200);
    expect(asked[0]).toMatchObject({
      path: '/account/by-serial-code',
      body: { serialCode: code },
    });
    const { token: other } = await signIn(db);
    expect((await move(shown.data.externalToken)).code).toBe(410);
    expect((await move(shown.data.externalToken, { token: other })).code).toBe(410);
    expect((await move(shown.data.externalToken, { token })).data.userId).toBe(memberId);
    expect(await coinsOf(name)).toEqual([[memberId, 120, 7]]);
    expect((await bySerialCode(code, { token: other })).code).toBe(409);
  });

  it('is no way in by a code, whose tries are counted', async () => {
    const code = someCode(someone());
    const guest = await signIn(db, { guest: true });
    expect((await bySerialCode(code)).code).toBe(401);
    expect((await bySerialCode(code, { token: guest.token })).code).toBe(401);
    const { token } = await signIn(db);
    for (const wrong of ['CODE', `${code}0`, '']) {
      expect((await bySerialCode(wrong, { token })).code).toBe(400);
    }
    expect(asked).toEqual([]);
    const codes: number[] = [];
    for (let at = 0; at < 6; at += 1) {
      const address = `10.7.${at}.1`;
      codes.push((await bySerialCode('X'.repeat(16), { token, address })).code);
    }
    expect(codes).toEqual([404, 404, 404, 404, 404, 429]);
    const { token: other } = await signIn(db);
    expect((await bySerialCode(code, { token: other })).code).toBe(200);
  });

  it('that is none is not registered, whatever is wrong', async () => {
    const refused = [await byPassword('nobody@old.example', 'wrong'), await byLogin('new')];
    for (const { code, message } of refused) {
      expect([code, message]).toEqual([404, '등록되지 않은 계정이에요.']);
    }
    const half = { email: 'nobody@old.example' };
    expect((await ask('/preold/email/signin', { form: half })).code).toBe(400);
    expect((await ask('/preold/google/signin', { form: half })).code).toBe(400);
    expect((await move('x'.repeat(43))).code).toBe(410);
  });

  it('is not guessed at without end', async () => {
    const codes: number[] = [];
    for (let at = 0; at < 6; at += 1) {
      codes.push((await byPassword('guessed@old.example', 'wrong', '10.8.0.1')).code);
    }
    expect(codes).toEqual([404, 404, 404, 404, 404, 429]);
    const before = asked.length;
    for (const written of [
      ' guessed@old.example',
      'guessed@old.example\u00a0',
      'guéssed@old.example',
    ]) {
      expect((await byPassword(written, 'wrong', '10.8.0.1')).code).toBe(400);
    }
    expect(asked).toHaveLength(before);
  });

  it('wipes out no tries of a password here by one that is right there', async () => {
    const email = 'both@old.example';
    const address = '10.8.0.2';
    const enter = async (): Promise<number> => {
      const { data: keys } = await ask<RsaKeySet>('/member/rsa/LOGIN');
      const form = { email, ...encryptPassword(keys, { password: 'wrong' }) };
      return (await ask('/member/signin', { form, address })).code;
    };
    for (let tries = 0; tries < 4; tries += 1) expect(await enter()).toBe(401);
    expect((await byPassword(email, 'before', address)).code).toBe(200);
    expect([await enter(), await enter()]).toEqual([401, 429]);
  });

  it('that was shown moves within ten minutes', async () => {
    const { data } = await byPassword(`${someone()}@old.example`);
    now = new Date(testNow.getTime() + 600_000);
    expect((await move(data.externalToken)).code).toBe(410);
  });

  it('whose email is taken here moves by who signs in to that account', async () => {
    const email = `${someone()}@old.example`;
    const { token } = await signIn(db, { email });
    const { data } = await byPassword(email);
    expect((await move(data.externalToken)).code).toBe(409);
    expect((await move(data.externalToken, { token })).code).toBe(200);
  });

  it.each([
    ['fails', { status: 500, json: null }],
    [
      'says what is no account',
      { json: { id: 'x', email: null, nickname: '', purchasedCoins: -1, freeCoins: 0 } },
    ],
  ] as const)('of a service that %s is away', async (_, answer) => {
    failing = answer;
    expect((await byPassword(`${someone()}@old.example`)).code).toBe(502);
  });

  it('of no service, or another one, moves nowhere', async () => {
    expect((await ask('/preother')).code).toBe(404);
    expect((await ask('/preother/google/authorize-url')).code).toBe(404);
    const without = asker(await openTestApi(base), base);
    expect((await without('/preprevious')).code).toBe(404);
    expect((await without('/preprevious/google/authorize-url')).code).toBe(404);
  });
});
