import { Readable } from 'node:stream';
import { call, type AnswerKind } from '@hanji/contract/calls/call.ts';
import type { LightMyRequestResponse } from 'fastify';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { Answer, RedirectAnswer, type FileAnswer } from '#http/answer/answer.ts';
import { contentDisposition } from '#http/answer/bytes-headers.ts';
import type { OriginContext } from '#http/request-context.ts';
import { clientHeaders, openTestScope, testContext } from '#http/testing/test-api.ts';
import type { ObjectStorage, PresignOptions } from '#ports/object-storage.ts';
import { freshDatabase } from '#testing/fresh-database.ts';
import { registerCalls } from './register-calls.ts';

const { db } = await freshDatabase();
const context = await testContext(db);

type Given = { answer?: AnswerKind; cookies?: readonly string[]; shared?: boolean };

/** What a call of these properties sends when its handler answers so. */
async function sent(
  given: Given,
  outcome: () => unknown,
  { headers = {}, at = context }: { headers?: Record<string, string>; at?: OriginContext } = {},
): Promise<LightMyRequestResponse> {
  const { shared = false, ...more } = given;
  const only = call({
    method: 'GET',
    path: '/only',
    summary: 'planted',
    source: 'planted',
    offered: 'everywhere',
    access: 'visitor',
    success: 'under300',
    ...more,
  });
  const set = {
    calls: { only },
    schemas: { only: { response: z.unknown() } },
    handlers: { only: async () => outcome() },
    shared: new Map(shared ? [['only', 'everybody' as const]] : []),
  };
  const api = await openTestScope(at, (scope) =>
    registerCalls(scope, at, set, { checkAnswers: true, shareMs: 60_000 }),
  );
  const asked = { url: '/api/only', headers: { ...clientHeaders(at), ...headers } };
  if (shared) await api.inject(asked);
  return api.inject(asked);
}

describe('cookies', () => {
  const cookies = ['hanji_session'];
  const session = { name: 'hanji_session', value: 'token', maxAge: 60 };

  it('are set for this site alone, out of the reach of scripts', async () => {
    const response = await sent({ cookies }, () => new Answer(1, { cookies: [session] }));
    expect(response.json()).toMatchObject({ data: 1, result: { code: 200 } });
    expect(response.headers['set-cookie']).toBe(
      'hanji_session=token; Max-Age=60; Path=/; HttpOnly; SameSite=Lax',
    );
    expect(response.headers['cache-control']).toBe('no-store');
  });

  it('are Secure where the site has HTTPS, end with the session, and can be for scripts', async () => {
    const origin = { ...context.origin, publicUrl: 'https://read.example' };
    const readable = { name: 'hanji_session', value: 'x', readable: true };
    const response = await sent({ cookies }, () => new Answer(null, { cookies: [readable] }), {
      at: { ...context, origin },
    });
    expect(response.headers['set-cookie']).toBe('hanji_session=x; Path=/; Secure; SameSite=Lax');
  });

  it('are cleared', async () => {
    const gone = { name: 'hanji_session', value: null };
    const response = await sent({ cookies }, () => new Answer(null, { cookies: [gone] }));
    expect(response.headers['set-cookie']).toBe(
      'hanji_session=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax',
    );
  });

  it('are none but those that the call names', async () => {
    const other = { name: 'other', value: 'x' };
    const response = await sent({ cookies }, () => new Answer(null, { cookies: [other] }));
    expect([response.statusCode, response.headers['set-cookie']]).toEqual([500, undefined]);
  });

  it('are never in an answer that is shared', async () => {
    let made = 0;
    const answer = (): unknown => {
      made += 1;
      return new Answer(made, { cookies: [session] });
    };
    const response = await sent({ cookies, shared: true }, answer);
    expect([response.json<{ data: number }>().data, made]).toEqual([2, 2]);
  });
});

describe('a redirect', () => {
  it.each([
    ['/content/comic/7?from=a#b', '/content/comic/7?from=a#b'],
    ['/검색?키=값 둘', '/%EA%B2%80%EC%83%89?%ED%82%A4=%EA%B0%92%20%EB%91%98'],
    ['https://evil.example/', '/'],
    ['//evil.example', '/'],
    ['/\\evil.example', '/'],
    ['/%5cevil.example', '/'],
    ['javascript:alert(1)', '/'],
    ['/a\r\nset-cookie: x=1', '/'],
  ])('to %j leads to %j', async (to, location) => {
    const response = await sent({ answer: 'redirect' }, () => new RedirectAnswer(to));
    expect([response.statusCode, response.headers.location, response.body]).toEqual([
      303,
      location,
      '',
    ]);
    expect(response.headers['cache-control']).toBe('no-store');
  });

  it('brings its cookies along', async () => {
    const changes = [{ name: 'state', value: null }];
    const response = await sent(
      { answer: 'redirect', cookies: ['state'] },
      () => new RedirectAnswer('/', changes),
    );
    expect(response.headers['set-cookie']).toContain('state=; Max-Age=0');
  });

  it('comes from calls that promise one, and from no other', async () => {
    expect((await sent({}, () => new RedirectAnswer('/'))).statusCode).toBe(500);
    expect((await sent({ answer: 'redirect' }, () => null)).statusCode).toBe(500);
  });
});

describe('bytes', () => {
  const file: FileAnswer = {
    key: 'files/a.json',
    contentType: 'application/json',
    etag: '"a"',
    shared: false,
    seconds: 60,
  };
  const jsonFile = { bytes: 'file', contentTypes: ['application/json'] } as const;
  const csvStream = { bytes: 'stream', contentTypes: ['text/csv'] } as const;

  it('of a stored file have ranges, a name to be saved under, and run nothing', async () => {
    const bytes = new TextEncoder().encode('0123456789');
    await context.storage.put(file.key, bytes, { contentType: file.contentType });
    const saveAs = '한지 "1"/2.json';
    const whole = await sent({ answer: jsonFile }, () => ({ ...file, saveAs }));
    expect([whole.statusCode, whole.body]).toEqual([200, '0123456789']);
    expect(whole.headers).toMatchObject({
      'content-type': 'application/json',
      'content-disposition':
        'attachment; filename="__ _1__2.json"; filename*=UTF-8\'\'%ED%95%9C%EC%A7%80%20%221%22_2.json',
      'x-content-type-options': 'nosniff',
      'accept-ranges': 'bytes',
      etag: '"a"',
    });
    expect(whole.headers['content-security-policy']).toContain('sandbox');
    const headers = { range: 'bytes=2-4' };
    const part = await sent({ answer: jsonFile }, () => file, { headers });
    expect([part.statusCode, part.body, part.headers['content-range']]).toEqual([
      206,
      '234',
      'bytes 2-4/10',
    ]);
    expect(part.headers['content-disposition']).toBe('inline');
  });

  it('of a stored file come from the storage itself where that gives them out', async () => {
    const asked: PresignOptions[] = [];
    const storage: ObjectStorage = {
      ...context.storage,
      presign: async (key, options) => {
        asked.push(options);
        return `https://bucket.example/${key}`;
      },
    };
    const at = { ...context, storage };
    const own = await sent({ answer: jsonFile }, () => file, { at });
    expect([own.statusCode, own.headers.location, own.body]).toEqual([
      302,
      'https://bucket.example/files/a.json',
      '',
    ]);
    expect(own.headers['cache-control']).toBe('no-store');
    const shared = await sent({ answer: jsonFile }, () => ({ ...file, shared: true }), { at });
    expect(shared.headers['cache-control']).toBe('public, max-age=3600');
    expect(asked.map(({ seconds, cacheControl }) => [seconds, cacheControl])).toEqual([
      [60, 'private, max-age=60, immutable'],
      [172_800, 'public, max-age=60, immutable'],
    ]);
    const missing = await sent({ answer: jsonFile }, () => ({ ...file, key: 'no/a.json' }), { at });
    expect(missing.statusCode).toBe(404);
  });

  it('of a stream come as they are made, and are kept by nobody', async () => {
    const stream = (): Readable => Readable.from(['a,b\n', '1,2\n']);
    const response = await sent({ answer: csvStream }, () => ({
      stream: stream(),
      contentType: 'text/csv',
      saveAs: 'all.csv',
    }));
    expect([response.statusCode, response.body]).toEqual([200, 'a,b\n1,2\n']);
    expect(response.headers).toMatchObject({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
  });

  it.each([
    ['a file where a stream is promised', csvStream, { ...file, contentType: 'text/csv' }],
    ['another content type', jsonFile, { ...file, contentType: 'text/html' }],
    [
      'a stream where a file is promised',
      jsonFile,
      { stream: Readable.from([]), contentType: 'application/json' },
    ],
  ])('are refused: %s', async (_, answer, outcome) => {
    expect((await sent({ answer }, () => outcome)).statusCode).toBe(500);
  });

  it.each([
    [undefined, 'inline'],
    ['a.csv', 'attachment; filename="a.csv"; filename*=UTF-8\'\'a.csv'],
    [
      "it's\r\n(1)*.csv",
      "attachment; filename=\"it's__(1)*.csv\"; filename*=UTF-8''it%27s__%281%29%2A.csv",
    ],
    ['\ud800.csv', 'attachment; filename="_.csv"; filename*=UTF-8\'\'%EF%BF%BD.csv'],
  ])('are to be saved as %j', (saveAs, disposition) => {
    expect(contentDisposition(saveAs)).toBe(disposition);
  });
});
