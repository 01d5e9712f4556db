import { calls } from '@hanji/contract/calls/calls.ts';
import { call, type CallDescription } from '@hanji/contract/calls/call.ts';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { openApiDocument } from '#http/openapi/openapi.ts';
import { freshDatabase } from '#testing/fresh-database.ts';
import { testContext } from '#http/testing/test-api.ts';
import { openTestApi } from '#modules/testing/open-test-api.ts';

const { db } = await freshDatabase();
const api = await openTestApi(await testContext(db), { prefix: '' });

type Operation = {
  operationId: string;
  'x-access': string;
  'x-editions': string[];
  parameters: { $ref?: string; name?: string; in?: string }[];
  requestBody?: { content: Record<string, unknown> };
  responses: Record<string, { content?: Record<string, { schema?: { properties?: object } }> }>;
};
type Document = { openapi: string; paths: Record<string, Record<string, Operation>> };

/** The editions as they ship: guests are for shells of apps alone. */
function whereOffered({ offered }: CallDescription): string[] {
  const readers = ['ko', 'ja', 'global'];
  const only: Readonly<Record<string, string[]>> = {
    payco: ['ko'],
    credit: ['ja', 'global'],
    carrier: ['ja'],
    paypay: ['ja'],
    paypal: ['global'],
    challenge: ['ja'],
    contests: ['ja'],
    creator: ['ja'],
  };
  if (offered === 'guest') return [];
  if (offered === 'refund') return ['vi-refund'];
  if (only[offered]) return only[offered];
  return offered === 'reading' ? readers : [...readers, 'vi-refund'];
}

describe('the description of the wire', () => {
  it('has every call, with its parameters, headers, body and answer', async () => {
    const response = await api.inject('/openapi.json');
    const document = response.json<Document>();
    expect(document.openapi).toBe('3.1.0');
    const described = Object.values(document.paths).flatMap((path) => Object.values(path));
    expect(described.map(({ operationId }) => operationId).toSorted()).toEqual(
      Object.keys(calls).toSorted(),
    );
    for (const [name, known] of Object.entries<CallDescription>(calls)) {
      const operation = document.paths[known.path]?.[known.method.toLowerCase()];
      expect(operation?.operationId).toBe(name);
      const inPath = operation?.parameters
        .filter((parameter) => parameter.in === 'path')
        .map((parameter) => `{${parameter.name}}`);
      expect(inPath?.toSorted()).toEqual((known.path.match(/\{\w+\}/g) ?? []).toSorted());
      const headers = operation?.parameters.filter((parameter) => parameter.$ref !== undefined);
      expect(headers).toHaveLength(known.skipClientHeaders === true ? 0 : 9);
      expect(operation?.requestBody !== undefined).toBe(known.body !== undefined);
      const isFile = typeof known.answer === 'object' && known.answer.bytes === 'file';
      const codes = isFile ? ['200', '206', 'default'] : ['200', 'default'];
      expect(Object.keys(operation?.responses ?? {})).toEqual(codes);
      expect(operation?.['x-access']).toBe(known.access);
      expect(operation?.['x-editions']).toEqual(whereOffered(known));
    }
    const home =
      document.paths['/{category}/home']?.['get']?.responses['200']?.content?.['application/json'];
    expect(JSON.stringify(home?.schema?.properties)).toContain('topBanner');
  });

  it('says of calls that no reader makes yet where they are, what they take and what they give', () => {
    const document = openApiDocument(
      {
        report: call<{ uploads: 'bankbook'; response: ArrayBuffer }>({
          method: 'POST',
          path: '/report',
          summary: 'planted',
          source: 'planted',
          offered: 'operation',
          access: 'operator',
          success: 'exact200',
          cookies: ['seen'],
          body: 'multipart',
          alsoForm: true,
          uploads: { bankbook: { kinds: ['png', 'jpeg'], maxBytes: 10, maxCount: 2 } },
          answer: { bytes: 'stream', contentTypes: ['text/csv'] },
        }),
        leave: call({
          method: 'GET',
          path: '/leave',
          summary: 'planted',
          source: 'planted',
          offered: 'everywhere',
          access: 'visitor',
          success: [303],
          answer: 'redirect',
        }),
      },
      { report: { response: z.unknown() }, leave: { response: z.null() } },
      '',
    );
    const bankbook = {
      type: 'array',
      maxItems: 2,
      items: { type: 'string', format: 'binary' },
      description: 'png, jpeg; at most 10 bytes each',
    };
    expect(document['paths']).toMatchObject({
      '/report': {
        post: {
          'x-offered': 'operation',
          'x-editions': [],
          'x-access': 'operator',
          'x-cookies': ['seen'],
          requestBody: {
            content: {
              'multipart/form-data': { schema: { properties: { bankbook } } },
              'application/x-www-form-urlencoded': { schema: { type: 'object' } },
            },
          },
          responses: { 200: { content: { 'text/csv': {} } } },
          security: [{ session: [] }, { bearer: [] }],
        },
      },
      '/leave': { get: { responses: { 303: { headers: { location: {} } } } } },
    });
  });

  it('has a page that needs nothing from elsewhere', async () => {
    const page = await api.inject('/docs/');
    expect(page.statusCode).toBe(200);
    expect(page.headers['content-type']).toContain('text/html');
    const policy = String(page.headers['content-security-policy']);
    expect(policy).toContain("default-src 'self'");
    expect(policy).not.toContain("script-src 'self' 'unsafe-inline'");
    const scripts = [...page.body.matchAll(/<script[^>]*src="([^"]+)"/g)].map(
      ([, src = '']) => src,
    );
    expect(scripts.length).toBeGreaterThan(0);
    for (const src of scripts) {
      const url = new URL(src, 'http://localhost/docs/');
      expect(url.host).toBe('localhost');
      expect((await api.inject(url.pathname)).statusCode).toBe(200);
    }
  });
});
