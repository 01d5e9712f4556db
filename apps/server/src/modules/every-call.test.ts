import fc from 'fast-check';
import { calls, type CallName } from '@hanji/contract/calls/calls.ts';
import { fillPath, type CallDescription } from '@hanji/contract/calls/call.ts';
import type { Result } from '@hanji/contract/envelope.ts';
import { schemas } from '@hanji/contract/schemas/schemas.ts';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { describe, expect, it } from 'vitest';
import { handlers } from '#modules/handlers.ts';
import { addChapter, addTitle } from '#modules/testing/works.ts';
import { freshDatabase } from '#testing/fresh-database.ts';
import type { CallSchemas } from '#http/calls/call-handler.ts';
import { signIn } from '#http/testing/sign-in.ts';
import { clientHeaders, testContext } from '#http/testing/test-api.ts';
import { openTestApi } from '#modules/testing/open-test-api.ts';
import { callParams } from './testing/call-params.ts';

const { db } = await freshDatabase();
const ofEdition = await testContext(db, { edition: 'ko' });
// Every call is there, whatever the edition offers.
const { capabilities } = (await testContext(db)).origin;
const context = { ...ofEdition, origin: { ...ofEdition.origin, capabilities } };
const api = await openTestApi(context);
const title = await addTitle(db);
const chapter = await addChapter(db, title.id);

const { memberId, token } = await signIn(db);

const names = Object.keys(calls) as CallName[];

const bodyTypes = {
  form: 'application/x-www-form-urlencoded',
  multipart: 'multipart/form-data; boundary=x',
  json: 'application/json',
};

function request(name: CallName, path: string, rest: InjectOptions = {}): InjectOptions {
  const call: CallDescription = calls[name];
  return {
    method: call.method,
    url: `/api${path}`,
    // By a member, since who may not make a call learns nothing of what is wrong with it.
    headers: {
      ...clientHeaders(context),
      ...(call.access !== 'visitor' && { authorization: `Bearer ${token}` }),
      ...rest.headers,
    },
    ...(rest.payload === undefined ? {} : { payload: rest.payload }),
  };
}

function paramsOf(name: CallName): Record<string, string> {
  const { path } = calls[name];
  const known = callParams(path, { contentId: title.id, chapterId: chapter.id, memberId });
  return Object.fromEntries(
    [...path.matchAll(/\{(\w+)\}/g)].map(([, param = '']) => [param, known[param] ?? '']),
  );
}

/** What is wrong with a refusal: it must have one of the codes, in the envelope, and no stack. */
function faults(response: LightMyRequestResponse, codes: readonly number[]): string[] {
  const { data, result, ...more } = response.json<{ data: unknown; result: Result }>();
  const wrong = {
    [`status ${response.statusCode}: ${response.body}`]: !codes.includes(response.statusCode),
    [`code ${result.code}`]: result.code !== response.statusCode,
    'more than the envelope': Object.keys(more).length > 0 || data !== null,
    'no message': result.message === '',
    [`a stack: ${response.body}`]: /\bat .+:\d+:\d+|node_modules|\.ts\b/.test(response.body),
  };
  return Object.keys(wrong).filter((text) => wrong[text]);
}

const junk = fc.oneof(
  fc.string({ minLength: 1, maxLength: 40 }),
  fc.string({ unit: 'binary', minLength: 1, maxLength: 20 }),
  fc.constantFrom(
    '-1',
    '0',
    '1.5',
    '1e9',
    '99999999999',
    'NaN',
    'null',
    '../..',
    '\0',
    '%',
    "';--",
    '__proto__',
  ),
);

describe('every call', () => {
  it('has a handler and schemas', () => {
    const table = handlers({ ...context, prefix: '' }, { shareMs: 0 });
    expect(Object.keys(table).toSorted()).toEqual(names.toSorted());
    expect(Object.keys(schemas).toSorted()).toEqual(names.toSorted());
  });

  const withParams = names.filter((name) => calls[name].path.includes('{'));
  it.each(withParams)('%s refuses a malformed path', async (name) => {
    const good = paramsOf(name);
    const schema = (schemas[name] as CallSchemas).params;
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...Object.keys(good)), junk, async (param, bad) => {
        const params = { ...good, [param]: bad };
        fc.pre(bad !== '.' && bad !== '..' && schema?.safeParse(params).success === false);
        const response = await api.inject(request(name, fillPath(calls[name].path, params)));
        expect(faults(response, [400, 403, 404, 405])).toEqual([]);
      }),
      { numRuns: 25 },
    );
  });

  const withQuery = names.filter((name) => 'query' in schemas[name]);
  it.each(withQuery)('%s refuses a malformed query with 400', async (name) => {
    const path = fillPath(calls[name].path, paramsOf(name));
    const schema = (schemas[name] as CallSchemas).query;
    const fields = [
      'pageNo',
      'pageSize',
      'languageId',
      'chapterId',
      'contentId',
      'days',
      'revision',
      'checkSum',
      'locale',
      'name',
      'cursor',
      'kind',
      'months',
      'key',
      'ago',
      'device',
      'lastRespondedSeqNo',
      'imageId',
      'fraction',
      'contentIds',
      'lastRespondedPostedSeconds',
    ];
    await fc.assert(
      fc.asyncProperty(
        fc.dictionary(
          fc.constantFrom(...fields),
          fc.oneof(junk, fc.array(junk, { minLength: 2, maxLength: 3 })),
        ),
        async (query) => {
          fc.pre(schema?.safeParse(query).success === false);
          const search = new URLSearchParams(
            Object.entries(query).flatMap(([key, value]) =>
              [value].flat().map((one): [string, string] => [key, one]),
            ),
          );
          const response = await api.inject(request(name, `${path}?${search.toString()}`));
          expect(faults(response, [400])).toEqual([]);
        },
      ),
      { numRuns: 25 },
    );
  });

  const withBody = names.filter((name) => 'body' in schemas[name]);
  it.each(withBody)('%s refuses a malformed body with 400', async (name) => {
    const call: CallDescription = calls[name];
    const path = fillPath(call.path, paramsOf(name));
    const type = bodyTypes[call.body ?? 'json'];
    const schema = (schemas[name] as CallSchemas).body;
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(
          fc.string(),
          fc.json(),
          fc.constant('a=1&a=2&query='),
          fc.constant('{"__proto__":1}'),
        ),
        async (payload) => {
          fc.pre(
            schema?.safeParse(Object.fromEntries(new URLSearchParams(payload))).success === false,
          );
          const headers = { 'content-type': type };
          expect(
            faults(await api.inject(request(name, path, { payload, headers })), [400]),
          ).toEqual([]);
        },
      ),
      { numRuns: 40 },
    );
  });

  it.each(withBody)(
    '%s refuses a body of another kind with 415, and one that is too large with 413',
    async (name) => {
      const call: CallDescription = calls[name];
      const path = fillPath(call.path, paramsOf(name));
      for (const type of [
        'text/plain',
        'application/xml',
        call.body === 'json' ? bodyTypes.form : bodyTypes.json,
      ]) {
        const headers = { 'content-type': type };
        expect(
          faults(await api.inject(request(name, path, { payload: '{}', headers })), [415]),
        ).toEqual([]);
      }
      // With files a body may be larger; how large each file is, their own tests say.
      if (call.uploads !== undefined) return;
      const headers = { 'content-type': bodyTypes[call.body ?? 'json'] };
      const payload = `query=${'x'.repeat(2 * 1024 * 1024)}`;
      // A multipart body comes in parts, each with a limit of its own; this is none.
      const code = call.body === 'multipart' ? 400 : 413;
      expect(faults(await api.inject(request(name, path, { payload, headers })), [code])).toEqual(
        [],
      );
    },
  );

  it('answers an unknown path with 404 and a wrong method with 405', async () => {
    const headers = clientHeaders(context);
    for (const url of [
      '/api/nothing',
      '/api/nothing/at/all',
      '/api/cartoon/5',
      '/api/comic/5/tome',
    ]) {
      expect(faults(await api.inject({ url, headers }), [404])).toEqual([]);
    }
    const response = await api.inject({ method: 'DELETE', url: '/api/all_comic/home', headers });
    expect(faults(response, [405])).toEqual([]);
    expect(response.headers['allow']).toBe('GET');
    expect(faults(await api.inject({ url: '/api/search', headers }), [405])).toEqual([]);
  });

  it('answers a path that cannot be decoded in the envelope', async () => {
    expect(
      faults(
        await api.inject({ url: '/api/comic/%E0%A4%A', headers: clientHeaders(context) }),
        [400],
      ),
    ).toEqual([]);
    expect(
      faults(
        await api.inject({ url: `/api/comic/${'9'.repeat(400)}`, headers: clientHeaders(context) }),
        [400, 404],
      ),
    ).toEqual([]);
  });
});
