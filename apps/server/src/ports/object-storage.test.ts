import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { S3Settings } from '#settings/settings.ts';
import { startS3Server, type TestS3Server } from '#testing/s3-server.ts';
import { openLocalFolderStorage } from './local-folder-storage.ts';
import { InvalidKeyError } from './object-key.ts';
import type { ObjectStorage } from './object-storage.ts';
import { openS3Storage } from './s3-storage.ts';

const credentials = { accessKeyId: 'reader', secretAccessKey: 'a long secret / with signs' };
let folder: string;
let s3: TestS3Server;
let stores: { local: ObjectStorage; s3: ObjectStorage };

function s3Settings(over: Partial<S3Settings> = {}): S3Settings {
  return {
    kind: 's3',
    bucket: 'works',
    region: 'ap-northeast-2',
    endpoint: s3.endpoint,
    pathStyle: true,
    presigned: false,
    credentials,
    ...over,
  };
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'hanji-storage-'));
  s3 = await startS3Server('works', credentials);
  stores = { local: await openLocalFolderStorage(folder), s3: openS3Storage(s3Settings()) };
});

afterAll(async () => {
  await Promise.all([stores.local.close(), stores.s3.close(), s3.stop()]);
  await rm(folder, { recursive: true });
});

const webp = { contentType: 'image/webp' };
function bytesOf(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

async function read(store: ObjectStorage, key: string, range?: { start: number; end: number }) {
  const found = await store.get(key, range);
  if (found === null) return null;
  const { body, size, contentType } = found;
  return { size, contentType, text: (await buffer(body)).toString() };
}

async function all(keys: AsyncIterable<string>): Promise<string[]> {
  const found: string[] = [];
  for await (const key of keys) found.push(key);
  return found;
}

describe.each(['local', 's3'] as const)('%s storage', (kind) => {
  it('gives back what was put, with its size, its type and when that was', async () => {
    const store = stores[kind];
    // S3 says the second in which it was.
    const before = Math.floor(Date.now() / 1000) * 1000;
    await store.put('pages/a1/720.webp', bytesOf('strip'), webp);
    const expected = { size: 5, contentType: 'image/webp' };
    expect(await read(store, 'pages/a1/720.webp')).toEqual({ ...expected, text: 'strip' });
    const { modifiedAt, ...found } = (await store.stat('pages/a1/720.webp')) ?? {};
    expect(found).toEqual(expected);
    // The file system's clock may lag behind by a few milliseconds.
    expect(modifiedAt?.getTime()).toBeGreaterThanOrEqual(before - 1000);
    expect(modifiedAt?.getTime()).toBeLessThanOrEqual(Date.now() + 1000);
  });

  it('holds an empty object and one of 3 MiB', async () => {
    const store = stores[kind];
    const large = new Uint8Array(3 * 1024 * 1024).map((_, index) => index % 251);
    await store.put('large/0.bin', new Uint8Array(), { contentType: 'application/octet-stream' });
    await store.put('large/1.bin', large, { contentType: 'application/octet-stream' });
    expect((await read(store, 'large/0.bin'))?.text).toBe('');
    const found = await store.get('large/1.bin');
    expect(found && Buffer.compare(await buffer(found.body), large)).toBe(0);
  });

  it('reads a part, and still says the whole size', async () => {
    const store = stores[kind];
    await store.put('epubs/range.epub', bytesOf('0123456789'), {
      contentType: 'application/epub+zip',
    });
    const part = await read(store, 'epubs/range.epub', { start: 2, end: 4 });
    expect(part).toEqual({ size: 10, contentType: 'application/epub+zip', text: '234' });
  });

  it('replaces an object, also while it is being read', async () => {
    const store = stores[kind];
    await store.put('pages/b/1.webp', bytesOf('before'), webp);
    const open = await store.get('pages/b/1.webp');
    await store.put('pages/b/1.webp', bytesOf('after'), webp);
    expect((await read(store, 'pages/b/1.webp'))?.text).toBe('after');
    expect(open && (await buffer(open.body)).toString()).toBe('before');
  });

  it('stores chunks as they come, and nothing when they break off', async () => {
    const store = stores[kind];
    const chunk = new Uint8Array(1024 * 1024).fill(7);
    async function* chunks(most: number): AsyncGenerator<Uint8Array> {
      for (let index = 0; index < most; index += 1) yield chunk;
      if (most === 12) throw new Error('broken off');
    }
    await store.put('chunks/11.bin', chunks(11), { contentType: 'application/octet-stream' });
    const found = await store.get('chunks/11.bin');
    const whole = found && (await buffer(found.body));
    expect([whole?.length, whole?.every((byte) => byte === 7)]).toEqual([11 * chunk.length, true]);
    const broken = store.put('chunks/12.bin', chunks(12), {
      contentType: 'application/octet-stream',
    });
    await expect(broken).rejects.toThrow('broken off');
    expect(await store.stat('chunks/12.bin')).toBeNull();
    expect(s3.openUploads()).toBe(0);
    expect(await readdir(path.join(folder, '.drafts'))).toEqual([]);
  });

  it('says null for what is not there, and deletes in peace', async () => {
    const store = stores[kind];
    expect(await store.get('none/1.webp')).toBeNull();
    expect(await store.stat('none/1.webp')).toBeNull();
    await store.delete('none/1.webp');
    await store.put('none/1.webp', bytesOf('x'), webp);
    expect(await store.stat('none')).toBeNull();
    await store.delete('none/1.webp');
    expect(await store.stat('none/1.webp')).toBeNull();
  });

  it('lists by prefix in the order of bytes, over many pages', async () => {
    const store = stores[kind];
    const keys = ['z/a-b', 'z/a.b', 'z/a/b', 'z/a/c/d', 'z/ab', 'z/b/1', 'z/b/2'];
    for (const key of keys) {
      await store.put(key, bytesOf(key), { contentType: 'application/octet-stream' });
    }
    expect(await all(store.list('z/'))).toEqual(keys);
    expect(await all(store.list('z/a/'))).toEqual(['z/a/b', 'z/a/c/d']);
    expect(await all(store.list('z/a'))).toEqual(keys.slice(0, 5));
    expect(await all(store.list('nothing/'))).toEqual([]);
    expect(await all(store.list(''))).toEqual(expect.arrayContaining(keys));
  });

  it.each([
    '',
    '/a',
    'a/',
    'a//b',
    '../a',
    'a/../b',
    'a/./b',
    '.drafts/a',
    'a\\b',
    'a\0b',
    'é',
    'a b',
    'x'.repeat(600),
  ])('refuses the key %j', async (key) => {
    const store = stores[kind];
    await expect(store.put(key, bytesOf('x'), webp)).rejects.toThrow(InvalidKeyError);
    await expect(store.get(key)).rejects.toThrow(InvalidKeyError);
    await expect(store.stat(key)).rejects.toThrow(InvalidKeyError);
    await expect(store.delete(key)).rejects.toThrow(InvalidKeyError);
  });

  it('refuses bytes of another type than the key says', async () => {
    const put = stores[kind].put('pages/a.webp', bytesOf('x'), { contentType: 'image/png' });
    await expect(put).rejects.toThrow('must hold image/webp');
  });

  it('is well', async () => {
    await expect(stores[kind].check()).resolves.toBeUndefined();
  });
});

describe('local storage', () => {
  it('leaves no draft behind, and clears those of a killed process', async () => {
    const own = await mkdtemp(path.join(tmpdir(), 'hanji-drafts-'));
    const store = await openLocalFolderStorage(own);
    await store.put('a/1.webp', bytesOf('x'), webp);
    await mkdir(path.join(own, 'b.webp'));
    await expect(store.put('b.webp', bytesOf('x'), webp)).rejects.toThrow();
    expect(await readdir(path.join(own, '.drafts'))).toEqual([]);

    await writeFile(path.join(own, '.drafts/old'), 'half');
    await utimes(path.join(own, '.drafts/old'), 0, 0);
    await writeFile(path.join(own, '.drafts/young'), 'half');
    const again = await openLocalFolderStorage(own);
    expect(await readdir(path.join(own, '.drafts'))).toEqual(['young']);
    expect(await all(again.list(''))).toEqual(['a/1.webp']);
    await rm(own, { recursive: true });
  });

  it('is not well once its folder is gone', async () => {
    const own = await mkdtemp(path.join(tmpdir(), 'hanji-gone-'));
    const store = await openLocalFolderStorage(own);
    await rm(own, { recursive: true });
    await expect(store.check()).rejects.toThrow('ENOENT');
  });
});

describe('addresses of its own', () => {
  const options = {
    from: new Date(),
    seconds: 60,
    contentDisposition: 'inline',
    cacheControl: 'private, max-age=60',
  };

  it('are given by neither storage unless it is told to', async () => {
    expect(await stores.local.presign('a.webp', options)).toBeNull();
    expect(await stores.s3.presign('a.webp', options)).toBeNull();
  });

  it('lead to the bytes, with the headers that were asked for, until they run out', async () => {
    const store = openS3Storage(s3Settings({ presigned: true }));
    await store.put('presigned/a.webp', bytesOf('a picture'), webp);
    const address = (await store.presign('presigned/a.webp', options)) ?? '';
    const response = await fetch(address);
    expect([response.status, await response.text()]).toEqual([200, 'a picture']);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/webp',
      'content-disposition': 'inline',
      'cache-control': 'private, max-age=60',
    });
    expect(await store.presign('presigned/a.webp', options)).toBe(address);
    expect((await fetch(address.replace('a.webp', 'b.webp'))).status).toBe(403);
    const earlier = { ...options, from: new Date(Date.now() - 61_000) };
    const over = (await store.presign('presigned/a.webp', earlier)) ?? '';
    expect((await fetch(over)).status).toBe(403);
    await store.close();
  });
});

describe('S3 storage', () => {
  it('is refused with another secret, and says so', async () => {
    const wrong = { ...credentials, secretAccessKey: 'another' };
    const store = openS3Storage(s3Settings({ credentials: wrong }));
    await expect(store.put('a.webp', bytesOf('x'), webp)).rejects.toThrow('SignatureDoesNotMatch');
    await store.close();
  });

  it('does not take a missing bucket for a missing object', async () => {
    const store = openS3Storage(s3Settings({ bucket: 'other' }));
    await expect(store.get('a.webp')).rejects.toThrow();
    await expect(store.check()).rejects.toThrow();
    await store.close();
  });
});
