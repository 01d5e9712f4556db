import type { CertificationStart, Mature } from '@hanji/contract/entities/member.ts';
import Fastify from 'fastify';
import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { member } from '#db/schema/account/access.ts';
import { signIn } from '#http/testing/sign-in.ts';
import { testContext } from '#http/testing/test-api.ts';
import { testNow } from '#http/testing/test-now.ts';
import { asker, type Asked } from '#modules/testing/ask.ts';
import { openTestApi } from '#modules/testing/open-test-api.ts';
import { addTitle } from '#modules/testing/works.ts';
import { loadSettings } from '#settings/load-settings.ts';
import { freshDatabase } from '#testing/fresh-database.ts';
import { outsideServer, type OutsideAnswer, type OutsideRequest } from '#testing/outside-server.ts';
import { serveLocalVerifier } from './verifier-page.ts';

const { db } = await freshDatabase();
let now = testNow;
const context = await testContext(db, { edition: 'ko', now: () => now });
const ask = asker(await openTestApi(context), context);
beforeEach(() => {
  now = testNow;
});

/** The server's own origin, as far as ages are verified there. */
async function openPages(settings = context.settings) {
  const pages = Fastify();
  serveLocalVerifier(pages, { ...context, settings });
  await pages.ready();
  afterAll(() => pages.close());
  return pages;
}
const pages = await openPages();

function cookieOf({ headers }: Asked<unknown>): string {
  return String(headers['set-cookie']).split(';')[0] ?? '';
}

async function begin(token: string, asking = ask) {
  const answer = await asking<CertificationStart>('/certification/init', { token });
  return { answer, url: answer.data?.url ?? '', cookie: cookieOf(answer) };
}

function complete(token: string, cookie: string, code: string, asking = ask) {
  const path = `/certification/complete?code=${encodeURIComponent(code)}`;
  return asking<Mature>(path, { token, headers: { cookie } });
}

/** Opens the page of the local verifier and follows the link of that name. */
async function say(url: string, words: string): Promise<URL> {
  const { body, statusCode } = await pages.inject({ url, remoteAddress: '127.0.0.1' });
  expect(statusCode).toBe(200);
  const href = new RegExp(`<a href="([^"]+)">${words}</a>`).exec(body)?.[1] ?? '';
  return new URL(href.replaceAll('&amp;', '&'));
}

async function codeOf(url: string, words = 'I am an adult'): Promise<string> {
  return (await say(url, words)).searchParams.get('code') ?? '';
}

describe('the verification of an age', () => {
  it('[A7-041] [A7-042] begins at the verifier, and holds for a year for what it opens', async () => {
    const { token } = await signIn(db, { acceptMature: true });
    const title = await addTitle(db, { restrictedAge: 19 });
    const opened = async () => (await ask(`/comic/${title.id}`, { token })).code;
    expect(await opened()).toBe(451);
    const { answer, url, cookie } = await begin(token);
    expect(answer.code).toBe(200);
    expect(url).toMatch(/^http:\/\/localhost:4100\/certification\?asked=/);
    expect(String(answer.headers['set-cookie'])).toMatch(
      /^hanji_certification=[\w-]{43}; Max-Age=1800; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    const back = await say(url, 'I am an adult');
    expect(back.origin + back.pathname).toBe(
      'http://localhost:4101/certificate/adult/web/callback',
    );
    const done = await complete(token, cookie, back.searchParams.get('code') ?? '');
    expect(done).toMatchObject({
      code: 200,
      data: {
        adultVerification: {
          status: 'verified',
          verifiedAt: testNow.toISOString(),
          expiredAt: '2027-11-20T03:00:00.000Z',
        },
      },
    });
    expect(cookieOf(done)).toBe('hanji_certification=');
    expect(await opened()).toBe(200);
    now = new Date(Date.UTC(2027, 10, 20, 3, 0, 0, 1));
    await db.execute(`update session set expires_at = 'infinity'`);
    expect(await opened()).toBe(451);
    const again = await begin(token);
    expect((await complete(token, again.cookie, await codeOf(again.url))).code).toBe(200);
    expect(await opened()).toBe(200);
  });

  it('of who is no adult changes nothing', async () => {
    const { memberId, token } = await signIn(db);
    const { url, cookie } = await begin(token);
    const { code, message } = await complete(token, cookie, await codeOf(url, 'I am not an adult'));
    expect([code, message]).toEqual([403, '성인으로 확인되지 않았어요.']);
    const [row] = await db.select().from(member).where(eq(member.id, memberId));
    expect(row?.adultCertifiedAt).toBeNull();
    // Who cancels comes back without a code.
    expect((await say((await begin(token)).url, 'Cancel')).search).toBe('');
  });

  it('is taken once, by one of many', async () => {
    const { token } = await signIn(db);
    const { url, cookie } = await begin(token);
    const code = await codeOf(url);
    const answers = await Promise.all([1, 2, 3].map(() => complete(token, cookie, code)));
    expect(answers.map((answer) => answer.code).toSorted((a, b) => a - b)).toEqual([200, 400, 400]);
  });

  it('is of the member and the browser that began it, and of no other request', async () => {
    const [one, two] = [await signIn(db), await signIn(db)];
    const [first, second] = [await begin(one.token), await begin(two.token)];
    const code = await codeOf(first.url);
    expect((await complete(two.token, first.cookie, code)).code).toBe(400);
    expect((await complete(two.token, second.cookie, code)).code).toBe(400);
    const third = await begin(one.token);
    for (const cookie of ['', 'hanji_certification=x']) {
      expect((await complete(one.token, cookie, await codeOf(third.url))).code).toBe(400);
    }
  });

  it.each([
    ['altered', (code: string) => `A${code.slice(1)}`],
    ['cut off', (code: string) => code.slice(0, -1)],
    ['without its signature', (code: string) => code.split('.')[0] ?? ''],
    ['none', () => '..'],
  ])('by a code that is %s is refused', async (_, change) => {
    const { token } = await signIn(db);
    const { url, cookie } = await begin(token);
    expect((await complete(token, cookie, change(await codeOf(url)))).code).toBe(400);
  });

  it('waits for its member half an hour, and the page for its answer ten minutes', async () => {
    const { token } = await signIn(db);
    const { url, cookie } = await begin(token);
    const later = (minutes: number) => new Date(testNow.getTime() + minutes * 60_000);
    now = new Date(later(10).getTime() - 1);
    const code = await codeOf(url);
    now = later(10);
    expect((await pages.inject({ url })).statusCode).toBe(410);
    const { cookie: late } = await begin(token);
    now = later(40);
    expect((await complete(token, cookie, code)).code).toBe(400);
    expect((await complete(token, late, code)).code).toBe(400);
  });

  it('is for members: a guest has no age', async () => {
    const guest = await signIn(db, { guest: true });
    expect((await begin(guest.token)).answer.code).toBe(403);
    expect((await ask('/certification/init')).code).toBe(401);
  });
});

describe('the local verifier', () => {
  it('is there for this machine alone', async () => {
    const { url } = await begin((await signIn(db)).token);
    const { pathname, search } = new URL(url);
    const codes = async (headers: Record<string, string>, remoteAddress = '127.0.0.1') =>
      (await pages.inject({ url: pathname + search, headers, remoteAddress })).statusCode;
    expect(await codes({ host: 'localhost:4100' })).toBe(200);
    expect(await codes({ host: '[::1]:4100' }, '::1')).toBe(200);
    expect(await codes({ host: 'api.example.com' })).toBe(404);
    expect(await codes({ host: 'localhost:4100' }, '192.0.2.7')).toBe(404);
    expect(await codes({ host: 'localhost', 'x-forwarded-for': '192.0.2.7' })).toBe(404);
  });

  it('is not there beside another, nor where others reach the service', async () => {
    const { url } = await begin((await signIn(db)).token);
    const { pathname, search } = new URL(url);
    for (const environment of [
      { HANJI_CERTIFICATION_URL: 'https://age.example', HANJI_CERTIFICATION_SECRET: 'x' },
      { HANJI_URL_KO: 'https://read.example' },
      { HANJI_HOST: '0.0.0.0' },
    ]) {
      const settings = {
        ...context.settings,
        adultVerifier: loadSettings(environment).adultVerifier,
      };
      const other = await openPages(settings);
      expect((await other.inject({ url: pathname + search })).statusCode).toBe(404);
      if (settings.adultVerifier.kind === 'http') continue;
      const elsewhere = { ...context, settings };
      const { token } = await signIn(db);
      const { answer } = await begin(token, asker(await openTestApi(elsewhere), elsewhere));
      expect(answer.code).toBe(502);
    }
  });

  it('takes no question but the service’s own', async () => {
    for (const question of ['', 'x', 'a.b', 'a.b.c']) {
      const { body, statusCode } = await pages.inject({ url: `/certification?asked=${question}` });
      expect(statusCode).toBe(410);
      expect(body).not.toContain('I am an adult');
    }
  });
});

describe('a verifier that is set', async () => {
  const asked: OutsideRequest[] = [];
  let answers: OutsideAnswer[] = [];
  const server = await outsideServer((request) => {
    asked.push(request);
    return answers.shift() ?? { status: 404, json: null };
  });
  const { adultVerifier } = loadSettings({
    HANJI_CERTIFICATION_URL: `${server.url}/ages/`,
    HANJI_CERTIFICATION_SECRET: 'between us',
  });
  const outside = { ...context, settings: { ...context.settings, adultVerifier } };
  const askOutside = asker(await openTestApi(outside), outside);
  beforeEach(() => {
    asked.length = 0;
    answers = [];
  });
  const begun = { json: { url: 'https://age.example/start?of=1' } };

  it('is asked over HTTP by the secret, and told where to send the browser', async () => {
    const { token } = await signIn(db);
    answers = [begun, { json: { adult: true } }];
    const { url, cookie } = await begin(token, askOutside);
    expect(url).toBe('https://age.example/start?of=1');
    const done = await complete(token, cookie, 'its code', askOutside);
    expect(done).toMatchObject({ code: 200, data: { adultVerification: { status: 'verified' } } });
    const [first, second] = asked;
    expect([first?.path, second?.path]).toEqual(['/ages/begin', '/ages/complete']);
    expect(first?.authorization).toBe('Bearer between us');
    expect(first?.body).toEqual({
      request: expect.stringMatching(/^[\w-]{43}$/) as string,
      returnTo: 'http://localhost:4101/certificate/adult/web/callback',
    });
    expect(second?.body).toEqual({ request: first?.body['request'], code: 'its code' });
  });

  it.each([
    ['says that somebody is no adult', { json: { adult: false } }, 403],
    ['does not know a code', { status: 404, json: null }, 400],
    ['fails', { status: 500, json: null }, 502],
    ['answers with something else', { json: { age: 30 } }, 502],
    ['answers with no JSON', { text: '<html>' }, 502],
    ['answers without end', { text: `"${'x'.repeat(70_000)}"` }, 502],
    ['breaks off', 'breaks off', 502],
  ] as const)('that %s verifies nobody', async (_, answer, code) => {
    const { memberId, token } = await signIn(db);
    answers = [begun, answer];
    const { cookie } = await begin(token, askOutside);
    expect((await complete(token, cookie, 'x', askOutside)).code).toBe(code);
    const [row] = await db.select().from(member).where(eq(member.id, memberId));
    expect(row?.adultCertifiedAt).toBeNull();
  });

  it('that leads to no web page, or is not there, is away', async () => {
    const { token } = await signIn(db);
    answers = [{ json: { url: 'javascript:alert(1)' } }];
    expect((await begin(token, askOutside)).answer.code).toBe(502);
    server.stop();
    expect((await begin(token, askOutside)).answer.code).toBe(502);
  });
});
