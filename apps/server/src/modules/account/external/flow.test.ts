import { signInAs } from '@hanji/stand-ins/identity/walk.ts';
import { loginTypes, type LoginType } from '@hanji/contract/vocabulary.ts';
import { editions } from '@hanji/contract/editions.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { signIn } from '#http/testing/sign-in.ts';
import { testContext } from '#http/testing/test-api.ts';
import { testNow } from '#http/testing/test-now.ts';
import { asker } from '#modules/testing/ask.ts';
import { openTestApi } from '#modules/testing/open-test-api.ts';
import { loadSettings } from '#settings/load-settings.ts';
import { freshDatabase } from '#testing/fresh-database.ts';
import { outsideServer } from '#testing/outside-server.ts';
import { cookieOf, externalClient, standIn } from './testing/external-client.ts';

const { db, sql } = await freshDatabase();
const provider = await standIn();
let now = testNow;
beforeEach(() => {
  now = testNow;
});

async function open(edition: 'ko' | 'ja' | 'global' | 'vi-refund', logins = provider.logins) {
  const base = await testContext(db, { edition, now: () => now });
  const context = { ...base, settings: { ...base.settings, logins } };
  const ask = asker(await openTestApi(context), context);
  return { ask, ...externalClient(ask, () => now) };
}

const ko = await open('ko');
const ja = await open('ja');

describe('the way to a provider and back', () => {
  it.each(loginTypes)(
    '[A7-047] [A7-048] [B7-062] [B7-063] leads to %s and names who came',
    async (loginType) => {
      const { begin, receive } = editions.ko.loginTypes.some((one) => one === loginType) ? ko : ja;
      const { answer, url, cookie } = await begin(loginType);
      expect(answer.code).toBe(200);
      expect(String(answer.headers['set-cookie'])).toMatch(
        /^hanji_external_login=[\w-]{43}; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/,
      );
      const asked = new URL(url).searchParams;
      expect(Object.fromEntries(asked)).toMatchObject({
        client_id: loginType,
        response_type: 'code',
        scope: 'openid email',
        code_challenge_method: 'S256',
        code_challenge: expect.stringMatching(/^[\w-]{43}$/) as string,
        state: expect.stringMatching(/^[\w-]{43}$/) as string,
        nonce: expect.stringMatching(/^[\w-]{43}$/) as string,
      });
      const back = await signInAs(url, 'new');
      expect(back.pathname).toBe(`/member/external-idp/web/${loginType}/callback`);
      const done = await receive(loginType, back, cookie);
      expect(done).toMatchObject({
        code: 200,
        data: {
          externalToken: expect.stringMatching(/^[\w-]{43}$/) as string,
          email: `new@${loginType}.example`,
        },
      });
      expect(cookieOf(done)).toBe('hanji_external_login=');
    },
  );

  it('leads back from Apple by a form, which it asks for, and from the others in the address', async () => {
    for (const loginType of ['apple', 'google'] as const) {
      const asked = new URL((await ja.begin(loginType)).url).searchParams;
      expect(asked.get('response_mode')).toBe(loginType === 'apple' ? 'form_post' : null);
    }
  });

  it('comes back to a page that the refund edition shows', async () => {
    const vi = await open('vi-refund');
    const { url, cookie } = await vi.begin('google');
    const back = await signInAs(url, 'new');
    expect(back.href).toMatch(/^http:\/\/localhost:4104\/login\/callback\/google\?/);
    expect((await vi.receive('google', back, cookie)).code).toBe(200);
  });

  it('is walked to the end once, by one of many tabs', async () => {
    const { url, cookie } = await ja.begin('google');
    const back = await signInAs(url, 'new');
    const answers = await Promise.all([1, 2, 3].map(() => ja.receive('google', back, cookie)));
    expect(answers.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([200, 400, 400]);
  });

  it('is of the browser that began it', async () => {
    const { url } = await ja.begin('google');
    const { cookie: other } = await ja.begin('google');
    const back = await signInAs(url, 'new');
    for (const cookie of ['', 'hanji_external_login=x', other]) {
      expect((await ja.receive('google', back, cookie)).code).toBe(400);
    }
  });

  it('of a member ends as that member’s, whoever has signed in to the browser meanwhile', async () => {
    const [{ token }, other] = [await signIn(db), await signIn(db)];
    const end = async (as: { token?: string }) => {
      const { url, cookie } = await ja.begin('google', { token });
      return (await ja.receive('google', await signInAs(url, 'new'), cookie, {}, as)).code;
    };
    expect([await end({ token: other.token }), await end({})]).toEqual([400, 400]);
    expect(await end({ token })).toBe(200);
  });

  it('has one state and one provider', async () => {
    const refused = async (loginType: LoginType, more: Record<string, string>) => {
      const { url, cookie } = await ja.begin('google');
      const back = await signInAs(url, 'new');
      return (await ja.receive(loginType, back, cookie, more)).code;
    };
    expect(await refused('google', { state: 'x'.repeat(43) })).toBe(400);
    expect(await refused('google', { code: 'x' })).toBe(400);
    expect(await refused('apple', {})).toBe(400);
  });

  it('has one nonce: what was made for another request names nobody', async () => {
    const { url, cookie } = await ja.begin('google');
    const forged = new URL(url);
    forged.searchParams.set('nonce', 'of another request');
    expect((await ja.receive('google', await signInAs(forged.href, 'new'), cookie)).code).toBe(400);
  });

  it('has one proof: a code that was fetched by another challenge is worth nothing', async () => {
    const [one, two] = [await ja.begin('google'), await ja.begin('google')];
    const state = new URL(two.url).searchParams.get('state') ?? '';
    const stolen = await signInAs(one.url, 'new');
    expect((await ja.receive('google', stolen, two.cookie, { state })).code).toBe(400);
  });

  it('takes ten minutes at most', async () => {
    const [inTime, late] = [await ja.begin('google'), await ja.begin('google')];
    const [back, tooLate] = [await signInAs(inTime.url, 'new'), await signInAs(late.url, 'new')];
    now = new Date(testNow.getTime() + 600_000 - 1);
    expect((await ja.receive('google', back, inTime.cookie)).code).toBe(200);
    now = new Date(testNow.getTime() + 600_000);
    expect((await ja.receive('google', tooLate, late.cookie)).code).toBe(400);
  });

  it('[B7-063] [A7-048] tells of Naver’s state when it was made', async () => {
    const at = async (ms: number | null) => {
      const { url, cookie } = await ko.begin('naver');
      const stamp = ms === null ? '' : String(Math.floor((testNow.getTime() + ms) / 1000));
      const form = { code: '', state: '', ...(stamp === '' ? {} : { stateTimestamp: stamp }) };
      const back = await signInAs(url, 'new');
      form.code = back.searchParams.get('code') ?? '';
      form.state = back.searchParams.get('state') ?? '';
      const path = '/member/external-idp/web/naver/callback';
      return (await ko.ask(path, { form, headers: { cookie } })).code;
    };
    const minutes = 60_000;
    expect(await at(0)).toBe(200);
    expect(await at(-15 * minutes)).toBe(200);
    expect(await at(5 * minutes)).toBe(200);
    expect(await at(-15 * minutes - 1000)).toBe(400);
    expect(await at(5 * minutes + 1000)).toBe(400);
    expect(await at(null)).toBe(400);
  });

  it('keeps tokens as digests', async () => {
    await ja.externalToken('google', 'somebody');
    const rows = await sql<{ data: string; size: number }>`select data, length(token_hash) as size
      from one_time_token where kind = 'externalIdentity'`;
    expect(new Set(rows.map(({ size }) => size))).toEqual(new Set([32]));
  });
});

describe('a provider', () => {
  it('that the edition does not have, or nobody has set, is not there', async () => {
    expect((await ja.begin('payco')).answer.code).toBe(404);
    expect((await ko.begin('twitter')).answer.code).toBe(404);
    const { google: _, ...others } = provider.logins;
    const without = await open('ja', others);
    expect((await without.begin('google')).answer.code).toBe(404);
    const { cookie, url } = await ja.begin('google');
    expect((await without.receive('google', await signInAs(url, 'new'), cookie)).code).toBe(404);
    expect((await ja.ask('/member/external-idp/myspace/authorize-url')).code).toBe(404);
  });

  it('that is away is said to be, and found again', async () => {
    let isAway = true;
    const server = await outsideServer(() =>
      isAway
        ? { status: 503, json: null }
        : {
            json: {
              issuer: server.url,
              authorization_endpoint: `${server.url}/authorize`,
              token_endpoint: `${server.url}/token`,
            },
          },
    );
    const described = { issuer: server.url, clientId: 'google', clientSecret: 'stand-in' };
    const { logins } = loadSettings({ HANJI_LOGIN_GOOGLE: JSON.stringify(described) });
    const { begin } = await open('ja', logins);
    expect((await begin('google')).answer.code).toBe(502);
    isAway = false;
    expect((await begin('google')).answer.code).toBe(200);
    server.stop();
    const { url, cookie } = await begin('google');
    const back = new URL(url);
    back.searchParams.set('code', 'x');
    const { receive } = await open('ja', logins);
    expect((await receive('google', back, cookie)).code).toBe(502);
  });

  it('that hangs is not waited for longer than five seconds', async () => {
    const server = await outsideServer(() => 'hangs');
    const { logins } = loadSettings({
      HANJI_LOGIN_GOOGLE: JSON.stringify({
        issuer: server.url,
        clientId: 'google',
        clientSecret: 'x',
      }),
    });
    expect((await (await open('ja', logins)).begin('google')).answer.code).toBe(502);
  });

  it('of plain OAuth is asked who its user is, by the names that it uses', async () => {
    const token = { access_token: 'of somebody', token_type: 'bearer', expires_in: '3600' };
    const who = { resultcode: '00', response: { id: 'naver-7', email: 'reader@naver.example' } };
    const asked: string[] = [];
    const server = await outsideServer(({ path, authorization }) => {
      asked.push(`${path} ${authorization}`);
      return path === '/token' ? { json: token } : { json: who };
    });
    const { logins } = loadSettings({
      HANJI_LOGIN_NAVER: JSON.stringify({
        authorizeUrl: `${server.url}/authorize`,
        tokenUrl: `${server.url}/token`,
        userinfoUrl: `${server.url}/me`,
        clientId: 'hanji',
        clientSecret: 'x',
      }),
    });
    const naver = await open('ko', logins);
    const { url, cookie } = await naver.begin('naver');
    const wanted = new URL(url);
    expect(wanted.searchParams.get('scope')).toBeNull();
    const back = new URL('http://localhost/');
    back.searchParams.set('code', 'its code');
    back.searchParams.set('state', wanted.searchParams.get('state') ?? '');
    const done = await naver.receive('naver', back, cookie);
    expect(done).toMatchObject({ code: 200, data: { email: 'reader@naver.example' } });
    expect(asked).toEqual(['/token ', '/me Bearer of somebody']);
    const [row] = await sql<{ data: string }>`select data from one_time_token
      where kind = 'externalIdentity' and data like '%naver-7%'`;
    // It does not say that it has verified the email.
    expect(JSON.parse(row?.data ?? '')).toMatchObject({ subject: 'naver-7', emailVerified: false });
  });
});
