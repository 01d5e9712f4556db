import { calls } from '@hanji/contract/calls/calls.ts';
import type { CallDescription } from '@hanji/contract/calls/call.ts';
import { describe, expect, it } from 'vitest';
import { freshDatabase } from '#testing/fresh-database.ts';
import { testContext } from '#http/testing/test-api.ts';
import { openTestApi } from '#modules/testing/open-test-api.ts';

const { db } = await freshDatabase();
const api = await openTestApi(await testContext(db), { prefix: '' });

type Operation = {
  operationId: string;
  parameters: { $ref?: string; name?: string; in?: string }[];
  requestBody?: { content: Record<string, unknown> };
  responses: Record<string, { content?: Record<string, { schema?: { properties?: object } }> }>;
};
type Document = { openapi: string; paths: Record<string, Record<string, Operation>> };

describe('the description of the wire', () => {
  it('has every call, with its parameters, headers, body and answer', async () => {
    const response = await api.inject('/openapi.json');
    const document = response.json<Document>();
    expect(document.openapi).toBe('3.1.0');
    const described = Object.values(document.paths).flatMap((path) => Object.values(path));
    expect(described.map(({ operationId }) => operationId).toSorted()).toEqual(
      Object.keys(calls).toSorted(),
    );
    for (const [name, call] of Object.entries<CallDescription>(calls)) {
      const operation = document.paths[call.path]?.[call.method.toLowerCase()];
      expect(operation?.operationId).toBe(name);
      const inPath = operation?.parameters
        .filter((one) => one.in === 'path')
        .map((one) => `{${one.name}}`);
      expect(inPath?.toSorted()).toEqual((call.path.match(/\{\w+\}/g) ?? []).toSorted());
      const headers = operation?.parameters.filter((one) => one.$ref !== undefined);
      expect(headers).toHaveLength(call.skipClientHeaders === true ? 0 : 9);
      expect(operation?.requestBody !== undefined).toBe(call.body !== undefined);
      expect(Object.keys(operation?.responses ?? {})).toEqual(['200', 'default']);
    }
    const home =
      document.paths['/{category}/home']?.['get']?.responses['200']?.content?.['application/json'];
    expect(JSON.stringify(home?.schema?.properties)).toContain('topBanner');
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
