import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase, type Database } from '#db/client.ts';
import { openSession } from '#db/session.ts';
import { signIn } from '#http/testing/sign-in.ts';
import { testContext } from '#http/testing/test-api.ts';
import { makeLimiters } from '#serve/guard/limit-requests.ts';
import { buildOrigin } from '#serve/origin/build-origin.ts';
import { originOf } from '#settings/origin.ts';
import { freshDatabase } from '#testing/fresh-database.ts';
import { writeEdition } from '#testing/served-process.ts';

const { db, url } = await freshDatabase();
const base = await testContext(db);
let folder: string;
let app: FastifyInstance;
let hanging: FastifyInstance;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'hanji-unknown-reader-'));
  await writeEdition(folder, 'ko');
  const away = openDatabase(url);
  await away.close();
  app = await build(away.db, false);
  hanging = await build(db, true);
});

function build(of: Database, isUp: boolean): Promise<FastifyInstance> {
  const pages = path.join(folder, 'ko', 'dist');
  return buildOrigin({
    context: { ...base, db: of, origin: { ...originOf('ko', base.settings), pages } },
    logger: pino({ level: 'silent' }),
    limiters: makeLimiters(base.settings),
    isDatabaseUp: () => isUp,
    isDraining: () => false,
  });
}

afterAll(async () => {
  await Promise.all([app.close(), hanging.close()]);
  await rm(folder, { recursive: true });
});

async function open(address: string, cookie: string) {
  const headers = { accept: 'text/html', host: 'localhost', cookie };
  return app.inject({ url: address, headers });
}

it('neither sends a member to sign in nor lets the page forget them while the database is away', async () => {
  const page = await open('/library', `hanji_session=${'a'.repeat(43)}`);
  expect(page.statusCode).toBe(200);
  expect(page.body).toContain('"signedIn":true');
  expect(page.headers['cache-control']).toBe('private, no-cache');
});

it('still knows a visitor by having no session', async () => {
  expect((await open('/library', '')).headers['location']).toBe('/login');
  expect((await open('/', '')).body).toContain('"signedIn":false');
});

it('sends to sign-in a guest as a visitor, with pages that are their own', async () => {
  const { token } = await signIn(db, { guest: true });
  const headers = { accept: 'text/html', host: 'localhost', cookie: `hanji_session=${token}` };
  const closed = await hanging.inject({ url: '/library', headers });
  expect([closed.statusCode, closed.headers['location']]).toEqual([302, '/login']);
  const page = await hanging.inject({ url: '/', headers });
  expect(page.body).toContain('"signedIn":false');
  expect(page.headers['cache-control']).toBe('private, no-cache');
});

it('sends a member on from sign-in to a path in any letters', async () => {
  const { token } = await signIn(db);
  const headers = { accept: 'text/html', host: 'localhost', cookie: `hanji_session=${token}` };
  const wanted = encodeURIComponent('/search/한지?a=😀');
  const page = await hanging.inject({ url: `/login?redirect=${wanted}`, headers });
  const location = '/search/%ED%95%9C%EC%A7%80?a=%F0%9F%98%80';
  expect([page.statusCode, page.headers['location']]).toEqual([302, location]);
});

it('waits for no database that hangs, and forgets no member for it', async () => {
  const holder = await openSession(url);
  try {
    await holder.query('begin');
    await holder.query('lock table session in access exclusive mode');
    const cookie = `hanji_session=${'a'.repeat(43)}`;
    const headers = { accept: 'text/html', host: 'localhost', cookie };
    // It would come when the lock is gone, which is never before it has come.
    const page = await hanging.inject({ url: '/library', headers });
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('"signedIn":true');
    expect(page.headers['cache-control']).toBe('private, no-cache');
  } finally {
    await holder.end();
  }
});
