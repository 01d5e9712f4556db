import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import Fastify from 'fastify';
import { afterAll, expect, it } from 'vitest';
import { Answer } from './answer.ts';
import { prepare, sendPrepared } from './send-answer.ts';

const words = 'a word of many '.repeat(200);
const app = Fastify();
app.get('/long', (request, reply) =>
  sendPrepared(request, reply, prepare(new Answer({ words }), 'GET'), false),
);
app.get('/short', (request, reply) => {
  reply.header('vary', 'Origin');
  return sendPrepared(request, reply, prepare(new Answer({ words: 'few' }), 'GET'), true);
});
afterAll(() => app.close());

function ask(url: string, headers: Record<string, string> = {}) {
  return app.inject({ method: 'GET', url, headers });
}

it.each([
  ['br', 'gzip, deflate, br, zstd', (bytes: Buffer) => brotliDecompressSync(bytes)],
  ['gzip', 'gzip;q=0.8, br;q=0', (bytes: Buffer) => gunzipSync(bytes)],
  [undefined, 'identity', (bytes: Buffer) => bytes],
  [undefined, 'zstd', (bytes: Buffer) => bytes],
])('answers with %s for %s, in its length', async (encoding, accepted, decode) => {
  const response = await ask('/long', { 'accept-encoding': accepted });
  expect(response.headers['content-encoding']).toBe(encoding);
  expect(response.headers['content-length']).toBe(String(response.rawPayload.byteLength));
  const text = decode(response.rawPayload).toString();
  expect((JSON.parse(text) as { data: unknown }).data).toEqual({ words });
});

it('says what it varies by, beside what others said, and compresses nothing small', async () => {
  const { headers } = await ask('/short', { 'accept-encoding': 'br' });
  expect(headers['vary']).toBe(
    'Origin, accept-encoding, accept-language, x-accept-mature, cookie, authorization',
  );
  expect(headers['content-encoding']).toBeUndefined();
  expect(headers['cache-control']).toBe('private, no-cache');
});

it('answers 304 to who holds it, in whatever encoding', async () => {
  const { headers } = await ask('/long', { 'accept-encoding': 'br' });
  const again = await ask('/long', { 'if-none-match': `W/"x", ${String(headers['etag'])}` });
  expect(again.statusCode).toBe(304);
  expect(again.rawPayload.byteLength).toBe(0);
});
