import { call, fillPath, type CallDescription } from '@hanji/contract/calls/call.ts';
import { calls } from '@hanji/contract/calls/calls.ts';
import type { FastifyInstance } from 'fastify';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { freshDatabase } from '#testing/fresh-database.ts';
import type { CallSet } from '#http/calls/call-handler.ts';
import { registerCalls } from '#http/calls/register-calls.ts';
import { clientHeaders, openTestScope, signIn, testContext } from '#http/testing/test-api.ts';
import { openTestApi } from '#modules/testing/open-test-api.ts';

const { db } = await freshDatabase();
const context = await testContext(db);
const api = await openTestApi(context);

type CallTable = Readonly<Record<string, CallDescription>>;

function paramsOf(path: string): Record<string, string> {
  return Object.fromEntries([...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, '1']));
}

async function codeOf(app: FastifyInstance, one: CallDescription, token?: string): Promise<number> {
  const response = await app.inject({
    method: one.method,
    url: `/api${fillPath(one.path, paramsOf(one.path))}`,
    headers: {
      ...clientHeaders(context),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
  });
  return response.statusCode;
}

/** The calls for signed-in people that a visitor gets anything but 401 from. */
async function openToVisitors(app: FastifyInstance, table: CallTable): Promise<string[]> {
  const open: string[] = [];
  for (const [name, one] of Object.entries(table)) {
    const needsSession = one.access !== 'public' || one.owner !== undefined;
    if (needsSession && (await codeOf(app, one)) !== 401) open.push(name);
  }
  return open;
}

/** The calls on a person's data that another person gets anything but 403 from. */
async function openToOthers(app: FastifyInstance, table: CallTable): Promise<string[]> {
  const { token } = await signIn(db);
  const open: string[] = [];
  for (const [name, one] of Object.entries(table)) {
    if (one.owner !== undefined && (await codeOf(app, one, token)) !== 403) open.push(name);
  }
  return open;
}

const shared = { source: 'planted', summary: 'planted', success: 'under300' } as const;
const planted: CallTable = {
  ofMember: call({ ...shared, method: 'GET', path: '/planted', access: 'member' }),
  ofPerson: call({
    ...shared,
    method: 'DELETE',
    path: '/planted/{userId}',
    access: 'member',
    owner: 'userId',
  }),
};

/** An API of the planted calls; `forgetful` registers them as if anybody might make them. */
function openPlanted(forgetful: boolean): Promise<FastifyInstance> {
  const set: CallSet = {
    calls: forgetful
      ? Object.fromEntries(
          Object.entries(planted).map(([name, { method, path }]) => [
            name,
            call({ ...shared, method, path, access: 'public' }),
          ]),
        )
      : planted,
    schemas: {
      ofMember: { response: z.null() },
      ofPerson: { params: z.object({ userId: z.string() }), response: z.null() },
    },
    handlers: { ofMember: async () => null, ofPerson: async () => null },
  };
  return openTestScope(context, (scope) =>
    registerCalls(scope, context, set, { checkAnswers: true, shareMs: 0 }),
  );
}

describe('calls for signed-in people', () => {
  it('refuse a visitor, every one of the contract', async () => {
    expect(await openToVisitors(api, calls)).toEqual([]);
  });

  it('on a person’s data refuse another person, every one of the contract', async () => {
    expect(await openToOthers(api, calls)).toEqual([]);
  });

  it('are refused by the mechanism, and a mechanism that forgot would be found out', async () => {
    const [careful, forgetful] = [await openPlanted(false), await openPlanted(true)];
    expect(await openToVisitors(careful, planted)).toEqual([]);
    expect(await openToOthers(careful, planted)).toEqual([]);
    expect(await openToVisitors(forgetful, planted)).toEqual(['ofMember', 'ofPerson']);
    expect(await openToOthers(forgetful, planted)).toEqual(['ofPerson']);
  });
});
