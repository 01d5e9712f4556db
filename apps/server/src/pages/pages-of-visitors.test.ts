import { hash } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { content } from '#db/schema/works/catalogue.ts';
import { signIn } from '#http/testing/sign-in.ts';
import { testContext } from '#http/testing/test-api.ts';
import { addTitle } from '#modules/testing/works.ts';
import { makeLimiters } from '#serve/guard/limit-requests.ts';
import { buildOrigin } from '#serve/origin/build-origin.ts';
import { originOf } from '#settings/origin.ts';
import { freshDatabase } from '#testing/fresh-database.ts';
import { writeEdition } from '#testing/served-process.ts';

const { db } = await freshDatabase();
const base = await testContext(db);
let folder: string;
let app: FastifyInstance;
let limited: FastifyInstance;
let isUp = true;

/** A build whose pages show all that they were made of, and how many were drawn before. */
const telling = `
  let drawn = 0;
  export async function planPage(visit) {
    const call = visit.pathname.startsWith('/comic/')
      ? { endpoint: 'getContent', arg: {}, path: visit.pathname } : null;
    const { languages, ...rest } = visit;
    const head = { title: 'page', brand: '', description: '', kind: 'website', robots: 'index',
      picture: null, language: null };
    const [search = ''] = /a=\\d/.exec(visit.search) ?? [];
    const [userAgent = ''] = /phone/.exec(visit.userAgent) ?? [];
    return { kind: 'page', reads: { search, userAgent }, locale: languages[0] ?? 'ko-KR', languages: ['ko-KR'], components: [],
      call,
      finish: async (answer) => ({ status: 200, head, preload: [],
        draw: async () => \`<main>\${JSON.stringify({ ...rest, drawn: drawn += 1,
          name: answer?.data?.content?.name })}</main>\` }) };
  }`;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'hanji-kept-pages-'));
  await writeEdition(folder, 'ko');
  const dist = path.join(folder, 'ko', 'dist');
  await writeFile(path.join(dist, '.vite/service/pages.js'), telling);
  const page = path.join(dist, 'index.html');
  const looking = '<head><script data-kept>look()</script>';
  await writeFile(page, (await readFile(page, 'utf8')).replace('<head>', looking));
  app = await build(base.settings.rateLimit);
  limited = await build(40);
});

function build(rateLimit: number): Promise<FastifyInstance> {
  const pages = path.join(folder, 'ko', 'dist');
  return buildOrigin({
    context: { ...base, origin: { ...originOf('ko', base.settings), pages } },
    logger: pino({ level: 'silent' }),
    limiters: makeLimiters({ ...base.settings, rateLimit }),
    isDatabaseUp: () => isUp,
    isDraining: () => false,
  });
}

afterAll(async () => {
  await Promise.all([app.close(), limited.close()]);
  await rm(folder, { recursive: true });
});

type Told = {
  readonly drawn: number;
  readonly signedIn: boolean;
  readonly cookies: string;
  readonly name?: string;
};

async function open(url: string, headers: Record<string, string> = {}) {
  const sent = { accept: 'text/html', host: 'localhost', ...headers };
  const { body, headers: got } = await app.inject({ url, headers: sent });
  const [, json = '{}'] = /<main>(.*)<\/main>/.exec(body) ?? [];
  return { ...(JSON.parse(json) as Told), cache: got['cache-control'] };
}

it('gives no two readers the same page whose cookies, language, browser or address differ', async () => {
  const { token } = await signIn(db);
  const readers: Record<string, string>[] = [
    {},
    { cookie: 'hanji_accept_mature=Y' },
    { cookie: 'hanji_accept_mature=N' },
    { cookie: 'global_language=fr-FR' },
    { cookie: 'other=1;hanji_accept_mature=Y; global_language=fr-FR' },
    { 'accept-language': 'fr-FR' },
    { 'user-agent': 'a phone' },
    { cookie: `hanji_session=${token}` },
    { cookie: `hanji_session=${token}; hanji_accept_mature=Y` },
    { cookie: `hanji_session=${'a'.repeat(43)}` },
    { authorization: `Bearer ${token}` },
  ];
  for (const url of ['/', '/?a=1']) {
    const pages = await Promise.all(readers.map((headers) => open(url, headers)));
    const drawn = pages.map((page) => page.drawn);
    expect(new Set(drawn).size).toBe(readers.length);
    for (const [at, { cookie = '' }] of readers.entries()) {
      expect(pages[at]?.signedIn).toBe(cookie.includes(token) || at === 10);
      expect(pages[at]?.cache).toBe(
        cookie.includes(token) || cookie.includes('mature') || at === 10
          ? 'private, no-cache'
          : 'no-cache',
      );
    }
  }
});

it('keeps the page of a visitor, whatever else their browser sends, and never that of a member', async () => {
  const first = await open('/kept');
  const again = await open('/kept', { cookie: 'analytics=5', 'x-anything': '1' });
  expect(again.drawn).toBe(first.drawn);
  expect(again.cookies).toBe('');
  const { token } = await signIn(db);
  const own = await open('/kept', { cookie: `hanji_session=${token}` });
  const later = await open('/kept', { cookie: `hanji_session=${token}` });
  expect(later.drawn).not.toBe(own.drawn);
});

it('leaves what looks for kept things out of the page of a first visit, and finds it at the next', async () => {
  const { token } = await signIn(db);
  const visit = async (cookie?: string) => {
    const headers = { accept: 'text/html', host: 'localhost', ...(cookie && { cookie }) };
    const { body, cookies, headers: got } = await app.inject({ url: '/visited', headers });
    expect(got['content-security-policy']).toContain(
      `'sha256-${hash('sha256', 'look()', 'base64')}'`,
    );
    return [body.includes('look()'), cookies];
  };
  const said = { name: 'hanji_returning', value: 'Y', path: '/', sameSite: 'Lax', httpOnly: true };
  const first = [false, [expect.objectContaining({ ...said, maxAge: 31_536_000 })]];
  expect(await visit()).toEqual(first);
  expect(await visit('other=1')).toEqual(first);
  expect(await visit('hanji_returning=Y')).toEqual([true, []]);
  expect(await visit(`hanji_session=${token}`)).toEqual([true, [expect.objectContaining(said)]]);
});

it('draws no other page for what it does not read of an address or a browser', async () => {
  const first = await open('/read?a=1', { 'user-agent': 'a phone' });
  const same = await open('/read?x=2&a=1', { 'user-agent': 'another phone' });
  expect(same.drawn).toBe(first.drawn);
  const others = [
    await open('/read?a=2', { 'user-agent': 'a phone' }),
    await open('/read?a=1', { 'user-agent': 'a desk' }),
  ];
  expect(new Set([first, ...others].map(({ drawn }) => drawn)).size).toBe(3);
});

it('sends undrawn what one address asks for beyond its drawings, and keeps none of that', async () => {
  const openFrom = async (remoteAddress: string, url: string) => {
    const headers = { accept: 'text/html', host: 'localhost' };
    const { statusCode, body } = await limited.inject({ url, headers, remoteAddress });
    return [statusCode, body.includes('<main>')];
  };
  expect(await openFrom('192.0.2.1', '/first')).toEqual([200, true]);
  expect(await openFrom('192.0.2.1', '/second')).toEqual([200, true]);
  expect(await openFrom('192.0.2.1', '/third')).toEqual([200, false]);
  expect(await openFrom('192.0.2.2', '/third')).toEqual([200, true]);
});

it('shows a change when what was kept is old', async () => {
  const title = await addTitle(db, { name: '처음' });
  const address = `/comic/${title.id}`;
  expect((await open(address)).name).toBe('처음');
  await db.update(content).set({ name: '나중' });
  await expect.poll(async () => (await open(address)).name).toBe('나중');
});

it('keeps no page that lacks its answer', async () => {
  const title = await addTitle(db);
  isUp = false;
  expect((await open(`/comic/${title.id}`)).name).toBeUndefined();
  isUp = true;
  expect((await open(`/comic/${title.id}`)).name).toBe(title.name);
});
