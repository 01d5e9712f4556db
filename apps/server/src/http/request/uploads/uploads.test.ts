import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { connect, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { call } from '@hanji/contract/calls/call.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { UntypedRequest } from '#http/calls/call-handler.ts';
import { registerCalls } from '#http/calls/register-calls.ts';
import { ApiFailure } from '#http/failure/api-failure.ts';
import { signIn } from '#http/testing/sign-in.ts';
import { clientHeaders, openTestScope, testContext } from '#http/testing/test-api.ts';
import { openLocalFolderStorage } from '#ports/local-folder-storage.ts';
import type { ObjectStorage } from '#ports/object-storage.ts';
import { openS3Storage } from '#ports/s3-storage.ts';
import { freshDatabase } from '#testing/fresh-database.ts';
import { startS3Server, type TestS3Server } from '#testing/s3-server.ts';

const { db } = await freshDatabase();
const base = await testContext(db);
const credentials = { accessKeyId: 'reader', secretAccessKey: 'secret' };
const mebi = 1024 * 1024;
const most = 7 * mebi;
const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

let folder: string;
let s3: TestS3Server;
let stores: { local: ObjectStorage; s3: ObjectStorage };
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'hanji-uploads-'));
  s3 = await startS3Server('uploads', credentials);
  const more = { region: 'us-east-1', endpoint: s3.endpoint, pathStyle: true, presigned: false };
  stores = {
    local: await openLocalFolderStorage(folder),
    s3: openS3Storage({ kind: 's3', bucket: 'uploads', credentials, ...more }),
  };
});
afterAll(async () => {
  await Promise.all([stores.local.close(), stores.s3.close()]);
  await s3.stop();
  await rm(folder, { recursive: true });
});

/** A call of the kind that no screen makes yet: fields, one picture, and up to two others. */
const send = call<{
  uploads: 'bankbook' | 'photos';
  body: { holder: string };
  response: number;
}>({
  method: 'PUT',
  path: '/planted/upload',
  summary: 'planted',
  source: 'planted',
  offered: 'everywhere',
  access: 'member',
  success: 'exact200',
  body: 'multipart',
  uploads: {
    bankbook: { kinds: ['png', 'jpeg'], maxBytes: most, maxCount: 1 },
    photos: { kinds: ['gif'], maxBytes: 100, maxCount: 2 },
  },
});

const received: UntypedRequest[] = [];
beforeEach(() => {
  received.length = 0;
});

describe.each(['local', 's3'] as const)('uploads to %s storage', (kind) => {
  let app: FastifyInstance;
  let headers: Record<string, string>;
  beforeAll(async () => {
    const context = { ...base, storage: stores[kind] };
    const set = {
      calls: { send },
      schemas: { send: { body: z.object({ holder: z.string().min(1) }), response: z.int() } },
      handlers: {
        send: async (request: UntypedRequest) => {
          received.push(request);
          const { holder } = request.body as { holder: string };
          if (holder === 'nobody') throw new ApiFailure(409, 'notYours');
          return Object.values(request.uploads).flat().length;
        },
      },
    };
    app = await openTestScope(context, (scope) =>
      registerCalls(scope, context, set, { checkAnswers: true, shareMs: 0 }),
    );
    const { token } = await signIn(db);
    headers = { ...clientHeaders(context), authorization: `Bearer ${token}` };
    await app.listen({ host: '127.0.0.1', port: 0 });
  });

  async function stored(): Promise<string[]> {
    const keys: string[] = [];
    for await (const key of stores[kind].list('uploads/')) keys.push(key);
    return keys;
  }

  /** Nothing lies anywhere: no object, no draft, no part. */
  async function nothingIsLeft(): Promise<void> {
    await expect.poll(stored).toEqual([]);
    await expect.poll(() => readdir(path.join(folder, '.drafts'))).toEqual([]);
    await expect.poll(() => s3.openUploads()).toBe(0);
  }

  function file(size: number, start: readonly number[] = png): File {
    const bytes = new Uint8Array(size).fill(5);
    bytes.set(start.slice(0, size));
    return new File([bytes], '통장 1.png', { type: 'image/png' });
  }

  function address(): string {
    const { port } = app.server.address() as AddressInfo;
    return `http://127.0.0.1:${port}/api/planted/upload`;
  }

  async function put(parts: readonly (readonly [string, string | File])[], more = {}) {
    const form = new FormData();
    for (const [name, value] of parts) form.append(name, value);
    const response = await fetch(address(), {
      method: 'PUT',
      headers: { ...headers, ...more },
      body: form,
    });
    const { result, data } = (await response.json()) as { result: { code: number }; data: unknown };
    expect(result.code).toBe(response.status);
    return { code: result.code, data };
  }

  it('are in storage when the call is made, with what is known of them', async () => {
    const small = file(
      100,
      [...'GIF89a'].map((letter) => letter.charCodeAt(0)),
    );
    const parts = [
      ['photos', small],
      ['holder', 'Kim'],
      ['bankbook', file(most)],
      ['photos', small],
    ] as const;
    expect(await put(parts)).toEqual({ code: 200, data: 3 });
    const [request] = received;
    expect(request?.body).toEqual({ holder: 'Kim' });
    const { bankbook = [], photos = [] } = request?.uploads ?? {};
    expect(bankbook).toMatchObject([
      { kind: 'png', contentType: 'image/png', size: most, filename: '통장 1.png' },
    ]);
    expect(photos.map(({ kind: of, size }) => [of, size])).toEqual([
      ['gif', 100],
      ['gif', 100],
    ]);
    const key = bankbook[0]?.key ?? '';
    expect(await stores[kind].stat(key)).toMatchObject({
      size: most,
      contentType: 'image/png',
    });
    for (const found of await stored()) await stores[kind].delete(found);
  });

  it.each([
    ['one byte too many', 413, [['bankbook', most + 1]]],
    ['far too many bytes', 413, [['bankbook', most + 3 * mebi]]],
    ['a kind that its first bytes betray', 415, [['bankbook', 20, [0x3c, 0x73, 0x76, 0x67]]]],
    ['a kind that another field takes', 415, [['photos', 20]]],
    ['nothing in it', 415, [['bankbook', 0]]],
    [
      'two where one is taken',
      400,
      [
        ['bankbook', 20],
        ['bankbook', 20],
      ],
    ],
    [
      'a field that takes none',
      400,
      [
        ['bankbook', 20],
        ['holder2', 20],
      ],
    ],
  ] as const)('with %s are refused, and nothing is left', async (_, code, files) => {
    const parts = files.map(([name, size, start]) => [name, file(size, start)] as const);
    expect((await put([['holder', 'Kim'], ...parts])).code).toBe(code);
    expect(received).toEqual([]);
    await nothingIsLeft();
  });

  it('beside a field that is refused leave nothing', async () => {
    expect(
      (
        await put([
          ['bankbook', file(mebi)],
          ['holder', ''],
        ])
      ).code,
    ).toBe(400);
    expect(received).toEqual([]);
    await nothingIsLeft();
  });

  it('of a call that fails leave nothing', async () => {
    expect(
      (
        await put([
          ['bankbook', file(mebi)],
          ['holder', 'nobody'],
        ])
      ).code,
    ).toBe(409);
    expect(received).toHaveLength(1);
    await nothingIsLeft();
  });

  it('of who may not make the call are never looked at', async () => {
    const asked = await put([['bankbook', file(20)]], { authorization: 'Bearer of-nobody-at-all' });
    expect(asked.code).toBe(401);
    await nothingIsLeft();
  });

  it('that are broken off leave nothing, and the service answers on', async () => {
    const { port } = app.server.address() as AddressInfo;
    const socket = connect(port, '127.0.0.1');
    const lines = Object.entries({
      ...headers,
      host: 'localhost',
      'content-type': 'multipart/form-data; boundary=edge',
      'content-length': String(most),
    }).map((pair) => pair.join(': '));
    socket.write(`PUT /api/planted/upload HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
    socket.write('--edge\r\ncontent-disposition: form-data; name="bankbook"; filename="a"\r\n');
    socket.write('content-type: image/png\r\n\r\n');
    socket.write(Buffer.concat([Buffer.from(png), Buffer.alloc(6 * mebi)]));
    const begun = async (): Promise<number> =>
      s3.openUploads() + (await readdir(path.join(folder, '.drafts'))).length;
    await expect.poll(begun).toBe(1);
    socket.destroy();
    await nothingIsLeft();
    expect(received).toEqual([]);
    expect((await put([['holder', 'Kim']])).code).toBe(200);
  });

  it('that end too early are refused', async () => {
    const { port } = app.server.address() as AddressInfo;
    const socket = connect(port, '127.0.0.1');
    const body = '--edge\r\ncontent-disposition: form-data; name="bankbook"; filename="a"\r\n\r\n';
    const lines = Object.entries({
      ...headers,
      host: 'localhost',
      connection: 'close',
      'content-type': 'multipart/form-data; boundary=edge',
      'content-length': String(body.length + png.length),
    }).map((pair) => pair.join(': '));
    socket.write(`PUT /api/planted/upload HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n${body}`);
    socket.write(Buffer.from(png));
    expect(await text(socket)).toMatch(/^HTTP\/1.1 400 /);
    expect(received).toEqual([]);
    await nothingIsLeft();
  });
});
