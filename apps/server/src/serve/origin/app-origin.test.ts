import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { call } from '@hanji/contract/calls/call.ts';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import type { CallSet } from '#http/calls/call-handler.ts';
import { registerCalls } from '#http/calls/register-calls.ts';
import { signIn } from '#http/testing/sign-in.ts';
import { clientHeaders, testContext } from '#http/testing/test-api.ts';
import { makeLimiters } from '#serve/guard/limit-requests.ts';
import type { Origin } from '#settings/origin.ts';
import { freshDatabase } from '#testing/fresh-database.ts';
import { writeEdition } from '#testing/served-process.ts';
import { buildOrigin } from './build-origin.ts';

const { db } = await freshDatabase();
const base = await testContext(db);
let folder: string;
let app: FastifyInstance;

const planted = { summary: 'planted', source: 'planted', success: 'exact200' } as const;
const set: CallSet = {
  calls: {
    desk: call({
      ...planted,
      method: 'GET',
      path: '/desk',
      offered: 'operation',
      access: 'operator',
    }),
    shelf: call({
      ...planted,
      method: 'GET',
      path: '/shelf',
      offered: 'reading',
      access: 'visitor',
    }),
  },
  schemas: { desk: { response: z.string() }, shelf: { response: z.string() } },
  handlers: {
    desk: async ({ operator }) => operator?.operatorId,
    shelf: async () => 'books',
  },
};

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'hanji-app-origin-'));
  await writeEdition(folder, 'console');
  const origin: Origin = {
    name: 'console',
    edition: null,
    capabilities: ['operation'],
    publicUrl: 'https://console.example',
    pages: path.join(folder, 'console', 'dist'),
  };
  app = await buildOrigin({
    context: { ...base, origin },
    logger: pino({ level: 'silent' }),
    limiters: makeLimiters(base.settings),
    isDatabaseUp: () => true,
    isDraining: () => false,
    register: (scope, context) =>
      registerCalls(scope, context, set, {
        checkAnswers: true,
        shareMs: 0,
        identifyOperator: async ({ headers }) =>
          headers.authorization === 'Bearer of-an-operator' ? { operatorId: 'anna' } : null,
      }),
  });
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

async function ask(url: string, token?: string) {
  const session = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const headers = { ...clientHeaders(base), ...session, host: 'console.example' };
  const response = await app.inject({ url, headers });
  return response.json<{ data: unknown; result: { code: number } }>();
}

it('an origin that is no edition has its own calls and no others', async () => {
  const { token } = await signIn(db);
  expect((await ask('/api/desk')).result.code).toBe(401);
  expect((await ask('/api/desk', token)).result.code).toBe(403);
  expect(await ask('/api/desk', 'of-an-operator')).toMatchObject({
    data: 'anna',
    result: { code: 200 },
  });
  expect((await ask('/api/shelf', 'of-an-operator')).result.code).toBe(404);
});

it('has pages of its own, for its own host alone', async () => {
  const headers = { accept: 'text/html', host: 'console.example' };
  const page = await app.inject({ url: '/orders', headers });
  expect(page.body).toContain('<title>console ');
  expect(page.headers['strict-transport-security']).toBeDefined();
  const elsewhere = await app.inject({
    url: '/orders',
    headers: { ...headers, host: 'ko.example' },
  });
  expect(elsewhere.statusCode).toBe(421);
});
