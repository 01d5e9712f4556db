import { call } from '@hanji/contract/calls/call.ts';
import type { Result } from '@hanji/contract/envelope.ts';
import { sql } from 'drizzle-orm';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { freshDatabase } from '#testing/fresh-database.ts';
import { Answer } from '#http/answer/answer.ts';
import { ApiFailure } from '#http/failure/api-failure.ts';
import type { CallSet, UntypedRequest } from './call-handler.ts';
import { registerCalls } from './register-calls.ts';
import { signIn } from '#http/testing/sign-in.ts';
import { clientHeaders, openTestScope, testContext } from '#http/testing/test-api.ts';

const { db } = await freshDatabase();
const context = await testContext(db);

const common = {
  source: 'a planted call',
  offered: 'everywhere',
  access: 'visitor',
  success: 'under300',
} as const;
const seen: UntypedRequest[] = [];
async function echo(request: UntypedRequest): Promise<unknown> {
  seen.push(request);
  return null;
}
beforeEach(() => {
  seen.length = 0;
});

/** Calls of kinds that the contract does not have yet, and of kinds that must never pass. */
const planted: CallSet = {
  calls: {
    memberOnly: call({
      ...common,
      method: 'POST',
      path: '/planted/member',
      summary: '',
      access: 'member',
      body: 'form',
    }),
    guestToo: call({
      ...common,
      method: 'GET',
      path: '/planted/guest',
      summary: '',
      access: 'guest',
    }),
    ofPerson: call({
      ...common,
      method: 'GET',
      path: '/planted/person/{userId}',
      summary: '',
      access: 'member',
      owner: 'userId',
    }),
    upload: call({
      ...common,
      method: 'PUT',
      path: '/planted/upload',
      summary: '',
      body: 'multipart',
    }),
    accepted: call({ ...common, method: 'GET', path: '/planted/accepted', summary: '' }),
    exact: call({
      ...common,
      method: 'GET',
      path: '/planted/exact',
      summary: '',
      success: 'exact200',
    }),
    outside: call({ ...common, method: 'GET', path: '/planted/outside', summary: '' }),
    more: call({ ...common, method: 'GET', path: '/planted/more', summary: '' }),
    refusing: call({ ...common, method: 'GET', path: '/planted/refusing', summary: '' }),
    broken: call({ ...common, method: 'GET', path: '/planted/broken', summary: '' }),
    full: call({ ...common, method: 'GET', path: '/planted/full', summary: '' }),
    sharedOne: call({ ...common, method: 'GET', path: '/planted/shared', summary: '' }),
    counted: call({ ...common, method: 'GET', path: '/planted/counted', summary: '' }),
  },
  schemas: {
    memberOnly: { body: z.object({ word: z.string().min(1) }), response: z.null() },
    guestToo: { response: z.null() },
    ofPerson: { params: z.object({ userId: z.string() }), response: z.null() },
    upload: { body: z.object({ word: z.string() }), response: z.null() },
    accepted: { response: z.null() },
    exact: { response: z.null() },
    outside: { response: z.object({ count: z.int() }) },
    more: { response: z.object({ count: z.int() }) },
    refusing: { response: z.null() },
    broken: { response: z.null() },
    full: { response: z.null() },
    counted: { response: z.object({ count: z.int() }) },
    sharedOne: { query: z.object({ word: z.string().max(3).optional() }), response: z.null() },
  },
  shared: new Map([['sharedOne', 'visitors'] as const]),
  handlers: {
    sharedOne: echo,
    memberOnly: echo,
    guestToo: echo,
    ofPerson: echo,
    upload: echo,
    accepted: async () => new Answer(null, { code: 208 }),
    exact: async () => new Answer(null, { code: 208 }),
    outside: async () => ({ count: 'many' }),
    more: async () => ({ count: 1, secret: 'a field that nobody described' }),
    refusing: async () => {
      throw new ApiFailure(409, 'purchaseRequired', { title: '3' });
    },
    broken: async () => {
      throw new Error('a detail for nobody');
    },
    full: async () => {
      await db.execute(sql`do $$ begin raise 'no room' using errcode = 'disk_full'; end $$`);
      return null;
    },
    counted: async () => ({ count: 1 }),
  },
};

function openWith(set: CallSet, checkAnswers = true): Promise<FastifyInstance> {
  return openTestScope(context, (scope) =>
    registerCalls(scope, context, set, { checkAnswers, shareMs: 60_000 }),
  );
}
const api = await openWith(planted);

async function ask(options: InjectOptions & { token?: string }) {
  const { token, ...rest } = options;
  const cookie: Record<string, string> =
    token === undefined ? {} : { cookie: `hanji_session=${token}` };
  const response = await api.inject({
    ...rest,
    headers: { ...clientHeaders(context), ...cookie, ...rest.headers },
  });
  return { response, ...response.json<{ data: unknown; result: Result }>() };
}
const form = { 'content-type': 'application/x-www-form-urlencoded' };

describe('who may call', () => {
  it('refuses a visitor a member call with 401, before its body is looked at', async () => {
    for (const payload of ['word=x', '', 'not a form at all']) {
      const { response, result } = await ask({
        method: 'POST',
        url: '/api/planted/member',
        payload,
        headers: form,
      });
      expect([response.statusCode, result.code]).toEqual([401, 401]);
    }
    expect(seen).toEqual([]);
  });

  it('lets a member in, and then minds the body', async () => {
    const { token, memberId } = await signIn(db);
    const post = { method: 'POST', url: '/api/planted/member', headers: form, token } as const;
    expect((await ask({ ...post, payload: 'word=' })).result).toMatchObject({
      code: 400,
      message: '요청을 이해하지 못했어요.',
      debug: expect.stringContaining('body.word'),
    });
    expect((await ask({ ...post, payload: 'word=x' })).result.code).toBe(200);
    expect(seen).toMatchObject([{ body: { word: 'x' }, reader: { kind: 'member', memberId } }]);
  });

  it('takes the session from a bearer token too', async () => {
    const { token } = await signIn(db);
    const { result } = await ask({
      url: '/api/planted/guest',
      headers: { authorization: `Bearer ${token}` },
    });
    expect(result.code).toBe(200);
  });

  it.each([
    ['unknown', async () => 'x'.repeat(43)],
    ['run out', async () => (await signIn(db, { expiresAt: context.now() })).token],
    ['malformed', async () => 'x y'],
  ])('takes a token that is %s for a visitor', async (_, token) => {
    expect((await ask({ url: '/api/planted/guest', token: await token() })).result.code).toBe(401);
  });

  it('lets a guest where guests may, and nowhere else', async () => {
    const { token } = await signIn(db, { guest: true });
    expect((await ask({ url: '/api/planted/guest', token })).result.code).toBe(200);
    const member = await ask({
      method: 'POST',
      url: '/api/planted/member',
      payload: 'word=x',
      headers: form,
      token,
    });
    expect(member.result.code).toBe(403);
  });

  it('shows the data of a person to that person only', async () => {
    const [one, other] = [await signIn(db), await signIn(db)];
    const url = `/api/planted/person/${one.memberId}`;
    expect((await ask({ url })).result.code).toBe(401);
    expect((await ask({ url, token: other.token })).result.code).toBe(403);
    expect((await ask({ url, token: one.token })).result.code).toBe(200);
  });
});

describe('bodies', () => {
  const multipart = (parts: string): InjectOptions => ({
    method: 'PUT',
    url: '/api/planted/upload',
    headers: { 'content-type': 'multipart/form-data; boundary=edge' },
    payload: `${parts}--edge--\r\n`,
  });
  const field = '--edge\r\ncontent-disposition: form-data; name="word"\r\n\r\nhello\r\n';
  const file = (bytes: string): string =>
    `--edge\r\ncontent-disposition: form-data; name="avatar"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n${bytes}\r\n`;

  it('reads the fields of a multipart body', async () => {
    expect((await ask(multipart(field))).result.code).toBe(200);
    expect(seen[0]).toMatchObject({ body: { word: 'hello' }, uploads: {} });
  });

  it.each([
    ['a field twice', field + field],
    ['a file where none is taken', field + file('x')],
    ['a field that is too long', field.replace('hello', 'x'.repeat(64 * 1024 + 1))],
    ['no field', ''],
  ])('refuses %s with 400', async (_, parts) => {
    expect((await ask(multipart(parts))).result.code).toBe(400);
    expect(seen).toEqual([]);
  });
});

describe('answers', () => {
  it('[A7-001] [B3-031] wraps data and result, and gives HTTP the same number', async () => {
    const { response } = await ask({ url: '/api/planted/accepted' });
    expect(response.statusCode).toBe(208);
    expect(response.json()).toEqual({
      data: null,
      result: { code: 208, message: 'OK', debug: null },
    });
    const failed = await ask({ url: '/api/planted/refusing' });
    expect(failed.response.statusCode).toBe(409);
    expect(failed.data).toEqual({ title: '3' });
    expect(failed.result).toEqual({
      code: 409,
      message: '구매하거나 대여하면 볼 수 있어요.',
      debug: null,
    });
  });

  it('says what failed in the language of the request', async () => {
    const { result } = await ask({
      url: '/api/planted/refusing',
      headers: { 'accept-language': 'de' },
    });
    expect(result.message).toBe('Kaufe oder leihe es, um weiterzulesen.');
  });

  describe('to a request that cannot be understood', () => {
    const german = 'Die Anfrage wurde nicht verstanden.';
    const asked = (options: InjectOptions) =>
      ask({ ...options, headers: { 'accept-language': 'de', ...options.headers } });
    const cases: [string, number, InjectOptions][] = [
      ['a header', 400, { url: '/api/planted/refusing', headers: { 'x-client-store': 'a b' } }],
      [
        'a kind of body',
        415,
        { method: 'PUT', url: '/api/planted/upload', payload: 'x', headers: form },
      ],
      ['an unknown kind of body', 415, { method: 'PUT', url: '/api/planted/upload', payload: 'x' }],
    ];

    it.each(cases)('speak the language of the reader: %s', async (_, code, options) => {
      const { result } = await asked(options);
      expect(result).toMatchObject({ code, message: german });
      expect(result.debug).not.toBeNull();
    });

    it.each(cases)('leave the detail out in production: %s', async (_, code, options) => {
      vi.stubEnv('NODE_ENV', 'production');
      const { result } = await asked(options).finally(() => vi.unstubAllEnvs());
      expect(result).toEqual({ code, message: german, debug: null });
    });
  });

  it('says nothing of what went wrong inside but the id of the request', async () => {
    const { response, result } = await ask({ url: '/api/planted/broken' });
    expect(response.statusCode).toBe(500);
    expect(result.debug).toMatch(/^request \S+$/);
    expect(response.body).not.toContain('detail');
  });

  it('says that the service is away for a while where the disk of the database is full', async () => {
    expect((await ask({ url: '/api/planted/full' })).result.code).toBe(503);
  });

  it.each(['outside', 'more', 'exact'])(
    'refuses an answer that its call does not promise: %s',
    async (name) => {
      expect((await ask({ url: `/api/planted/${name}` })).result.code).toBe(500);
    },
  );

  it('does not spend time on that where answers are not checked', async () => {
    const unchecked = await openWith(planted, false);
    const response = await unchecked.inject({
      url: '/api/planted/more',
      headers: clientHeaders(context),
    });
    expect(response.statusCode).toBe(200);
  });

  it('answers 304 to who holds the answer, and keeps what is personal private', async () => {
    const first = await ask({ url: '/api/planted/counted' });
    expect(first.response.headers['cache-control']).toBe('no-cache');
    const etag = String(first.response.headers.etag);
    const again = await api.inject({
      url: '/api/planted/counted',
      headers: { ...clientHeaders(context), 'if-none-match': `"other", ${etag}` },
    });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    const { token } = await signIn(db);
    const own = await ask({ url: '/api/planted/counted', token });
    expect(own.response.headers['cache-control']).toBe('private, no-cache');
    expect(own.response.headers['vary']).toContain('cookie');
  });

  it('takes a path with a slash at its end', async () => {
    expect((await ask({ url: '/api/planted/counted/' })).result.code).toBe(200);
  });
});

describe('an answer that is the same for every visitor', () => {
  const url = '/api/planted/shared';
  const german = { 'accept-language': 'de' };

  it('is made once per address, language and wish, and never shared with a member', async () => {
    await Promise.all([ask({ url }), ask({ url }), ask({ url, headers: german })]);
    expect(seen).toHaveLength(2);
    await ask({ url, headers: { 'x-accept-mature': 'N' } });
    await ask({ url: `${url}?word=x` });
    // What the call does not know makes no other answer of it.
    await ask({ url: `${url}/?word=x&utm=1` });
    expect(seen).toHaveLength(4);
    const { token } = await signIn(db);
    await ask({ url, token });
    await ask({ url, headers: { cookie: 'hanji_accept_mature=Y' } });
    expect(
      seen.slice(4).map(({ acceptedMature, reader }) => [acceptedMature, reader.kind]),
    ).toEqual([
      [false, 'member'],
      [true, 'visitor'],
    ]);
    const again = await ask({ url });
    expect([again.result.code, seen.length]).toEqual([200, 6]);
  });

  it('does not spare a request its headers', async () => {
    await ask({ url });
    expect((await ask({ url, headers: { 'x-checksum': 'wrong' } })).result.code).toBe(400);
  });
});

describe('a set of calls that is not whole', () => {
  it.each([
    ['handler', { ...planted, handlers: {} }],
    ['schemas', { ...planted, schemas: {} }],
  ])('is refused without its %s', async (_, set) => {
    await expect(openWith(set)).rejects.toThrow(/has no (handler|schemas)/);
  });
});

describe('where a call that changes something comes from', () => {
  const post = (origin: string | undefined, host = 'localhost:4101') =>
    ask({
      method: 'PUT',
      url: '/api/planted/upload',
      headers: {
        host,
        'content-type': 'multipart/form-data; boundary=edge',
        ...(origin === undefined ? {} : { origin }),
      },
      payload: '--edge--\r\n',
    });

  it.each([
    ['no origin: no browser', undefined, 400],
    ['an edition of ours', 'http://localhost:4102', 400],
    ['the same host', 'http://localhost:4101', 400],
    ['somebody else', 'https://evil.example', 403],
    ['nobody, in a sandbox', 'null', 403],
    ['another port of the host', 'http://localhost:9999', 403],
  ])('%s', async (_, origin, code) => {
    expect((await post(origin)).result.code).toBe(code);
  });

  it('does not matter for calls that change nothing', async () => {
    const { result } = await ask({
      url: '/api/planted/counted',
      headers: { origin: 'https://evil.example' },
    });
    expect(result.code).toBe(200);
  });
});
