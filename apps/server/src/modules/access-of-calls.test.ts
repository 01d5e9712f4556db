import { call, fillPath, type CallDescription } from '@hanji/contract/calls/call.ts';
import { calls } from '@hanji/contract/calls/calls.ts';
import { schemas } from '@hanji/contract/schemas/schemas.ts';
import type { FastifyInstance } from 'fastify';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { callParams } from '#modules/testing/call-params.ts';
import { freshDatabase } from '#testing/fresh-database.ts';
import type { CallSet } from '#http/calls/call-handler.ts';
import type { IdentifyOperator } from '#http/request/caller.ts';
import { registerCalls } from '#http/calls/register-calls.ts';
import { signIn } from '#http/testing/sign-in.ts';
import { clientHeaders, openTestScope, testContext } from '#http/testing/test-api.ts';

const { db } = await freshDatabase();
const context = await testContext(db);

type CallTable = Readonly<Record<string, CallDescription>>;

const shared = {
  source: 'planted',
  summary: 'planted',
  success: 'under300',
  offered: 'everywhere',
} as const;

/** Calls of every level, since the contract need not have one of each. */
const planted: CallTable = {
  ofGuest: call({ ...shared, method: 'GET', path: '/planted/guest', access: 'guest' }),
  ofMember: call({ ...shared, method: 'GET', path: '/planted', access: 'member' }),
  ofOperator: call({ ...shared, method: 'GET', path: '/planted/operator', access: 'operator' }),
  ofPerson: call({
    ...shared,
    method: 'DELETE',
    path: '/planted/{userId}',
    access: 'member',
    owner: 'userId',
  }),
};

const every: CallTable = { ...calls, ...planted };

type Changes = Partial<Pick<CallDescription, 'access' | 'owner'>>;

/** An API of the contract's and the planted calls; `changes` makes the mechanism forgetful. */
function open(changes: Changes = {}): Promise<FastifyInstance> {
  const set: CallSet = {
    calls: Object.fromEntries(
      Object.entries(every).map(([name, description]) => [name, { ...description, ...changes }]),
    ),
    schemas: {
      ...schemas,
      ...Object.fromEntries(Object.keys(planted).map((name) => [name, { response: z.null() }])),
    },
    handlers: Object.fromEntries(Object.keys(every).map((name) => [name, async () => null])),
  };
  const identifyOperator: IdentifyOperator = async ({ headers }) =>
    headers.authorization === 'Bearer of-an-operator' ? { operatorId: 'anna' } : null;
  return openTestScope(context, (scope) =>
    registerCalls(scope, context, set, { checkAnswers: false, shareMs: 0, identifyOperator }),
  );
}

async function codeOf(
  app: FastifyInstance,
  { method, path }: CallDescription,
  token?: string,
): Promise<number> {
  const known = callParams(path, { contentId: 1, chapterId: 1 });
  const params = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']): [string, string] => [
    name,
    known[name] ?? '1',
  ]);
  const session = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const response = await app.inject({
    method,
    url: `/api${fillPath(path, Object.fromEntries(params))}`,
    headers: { ...clientHeaders(context), ...session },
  });
  return response.statusCode;
}

/** The calls among those of `needs` that get another code than this one. */
async function notAnswering(
  app: FastifyInstance,
  code: number,
  { needs, token }: { needs: (call: CallDescription) => boolean; token?: string },
): Promise<string[]> {
  const found: string[] = [];
  for (const [name, description] of Object.entries(every)) {
    if (needs(description) && (await codeOf(app, description, token)) !== code) found.push(name);
  }
  return found;
}

function needsSession({ access, owner }: CallDescription): boolean {
  return access !== 'visitor' || owner !== undefined;
}
const ofOthers = ({ owner }: CallDescription): boolean => owner !== undefined;
const ofMembers = ({ access }: CallDescription): boolean => access === 'member';
const ofOperators = ({ access }: CallDescription): boolean => access === 'operator';

const ofPersons = Object.entries(every)
  .filter(([, described]) => ofOthers(described))
  .map(([name]) => name);

const api = await open();

describe('of all calls', () => {
  it('those for signed-in people refuse a visitor with 401', async () => {
    expect(await notAnswering(api, 401, { needs: needsSession })).toEqual([]);
  });

  it('those for members refuse a guest with 403', async () => {
    const { token } = await signIn(db, { guest: true });
    expect(await notAnswering(api, 403, { needs: ofMembers, token })).toEqual([]);
    expect(await codeOf(api, every['ofGuest'] as CallDescription, token)).toBe(200);
  });

  it('those on a person’s data refuse another person with 403', async () => {
    const { token } = await signIn(db);
    expect(await notAnswering(api, 403, { needs: ofOthers, token })).toEqual([]);
  });

  it('[A6-013] [B6-017] those for operators refuse members and guests with 403, and are made by operators', async () => {
    for (const guest of [false, true]) {
      const { token } = await signIn(db, { guest });
      expect(await notAnswering(api, 403, { needs: ofOperators, token })).toEqual([]);
    }
    const offered = Object.values<CallDescription>(calls).filter(ofOperators);
    expect(offered.filter((each) => each.offered !== 'operation')).toEqual([]);
    const operator = { needs: ofOperators, token: 'of-an-operator' };
    expect(await notAnswering(api, 200, operator)).toEqual([]);
  });

  it('those for members are not an operator’s', async () => {
    const operator = { needs: ofMembers, token: 'of-an-operator' };
    expect(await notAnswering(api, 401, operator)).toEqual([]);
  });
});

describe('a mechanism that forgot', () => {
  it('who may call is found out', async () => {
    const forgetful = await open({ access: 'visitor' });
    // Those of a person are kept by whom they name; every other call of a level is let through.
    const names = Object.entries(every)
      .filter(([, { access, owner }]) => access !== 'visitor' && owner === undefined)
      .map(([name]) => name);
    expect(names).toEqual(expect.arrayContaining(['ofGuest', 'ofMember', 'ofOperator']));
    expect(await notAnswering(forgetful, 401, { needs: needsSession })).toEqual(names);
  });

  it('whose data it is is found out', async () => {
    const forgetful = await open({ owner: undefined as never });
    const { token } = await signIn(db);
    expect(await notAnswering(forgetful, 403, { needs: ofOthers, token })).toEqual(ofPersons);
  });
});
