import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { systemErrorCode } from '#errors/start-error.ts';
import { assertContentType, assertKey, assertPrefix, contentTypeOf } from './object-key.ts';
import type { ObjectStorage } from './object-storage.ts';

const draftFolder = '.drafts';
const draftLifetimeMs = 24 * 60 * 60_000;

function isAbsent(error: unknown): boolean {
  return ['ENOENT', 'ENOTDIR'].includes(systemErrorCode(error) ?? '');
}

async function sync(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  await handle.sync().finally(() => handle.close());
}

/** Makes a folder and its parents, and makes sure that they outlive a crash. */
async function makeDurable(folder: string): Promise<void> {
  const first = await mkdir(folder, { recursive: true });
  if (first === undefined) return;
  for (let made = folder; made.length >= first.length; made = path.dirname(made)) {
    await sync(path.dirname(made));
  }
}

/** What a killed process left half written. Younger drafts may be another process's. */
async function removeOldDrafts(drafts: string): Promise<void> {
  for (const name of await readdir(drafts)) {
    const draft = path.join(drafts, name);
    const found = await stat(draft).catch(() => null);
    if (found !== null && Date.now() - found.mtimeMs > draftLifetimeMs)
      await rm(draft, { force: true });
  }
}

async function* keysBelow(root: string, parent: string, prefix: string): AsyncGenerator<string> {
  const entries = await readdir(path.join(root, parent), { withFileTypes: true }).catch(
    (error: unknown) => {
      if (isAbsent(error)) return [];
      throw error;
    },
  );
  const names = entries
    .filter((entry) => !entry.name.startsWith('.'))
    .map((entry) => `${parent}${entry.name}${entry.isDirectory() ? '/' : ''}`)
    .toSorted((a, b) => (a < b ? -1 : 1));
  for (const name of names) {
    if (!name.endsWith('/')) {
      if (name.startsWith(prefix)) yield name;
    } else if (name.startsWith(prefix) || prefix.startsWith(name)) {
      yield* keysBelow(root, name, prefix);
    }
  }
}

/** Objects as files below a folder, which is made when it is missing. */
export async function openLocalFolderStorage(folder: string): Promise<ObjectStorage> {
  const drafts = path.join(folder, draftFolder);
  await mkdir(drafts, { recursive: true });
  await removeOldDrafts(drafts);
  const fileOf = (key: string): string => {
    assertKey(key);
    return path.join(folder, key);
  };

  const storage: ObjectStorage = {
    async put(key, bytes, { contentType }) {
      const file = fileOf(key);
      assertContentType(key, contentType);
      const draft = path.join(drafts, randomUUID());
      try {
        const handle = await open(draft, 'wx');
        await handle
          .writeFile(bytes)
          .then(() => handle.sync())
          .finally(() => handle.close());
        await makeDurable(path.dirname(file));
        await rename(draft, file);
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
      await sync(path.dirname(file));
    },
    async get(key, range) {
      const found = await storage.stat(key);
      if (found === null) return null;
      // Opened before it is handed out, so that a deletion meanwhile does not break the reading.
      const handle = await open(fileOf(key), 'r').catch((error: unknown) => {
        if (isAbsent(error)) return null;
        throw error;
      });
      if (handle === null) return null;
      return { ...found, body: createReadStream('', { fd: handle, ...range }) };
    },
    async stat(key) {
      try {
        const found = await stat(fileOf(key));
        if (!found.isFile()) return null;
        return { size: found.size, contentType: contentTypeOf(key), modifiedAt: found.mtime };
      } catch (error) {
        if (isAbsent(error)) return null;
        throw error;
      }
    },
    async presign(key) {
      assertKey(key);
      return null;
    },
    async delete(key) {
      await rm(fileOf(key), { force: true }).catch((error: unknown) => {
        if (!isAbsent(error)) throw error;
      });
    },
    async *list(prefix) {
      assertPrefix(prefix);
      yield* keysBelow(folder, '', prefix);
    },
    async check() {
      const probe = path.join(drafts, `check-${randomUUID()}`);
      try {
        // A disk without room takes the name of a file, but no bytes.
        await writeFile(probe, new Uint8Array(4096), { flag: 'wx', flush: true });
      } finally {
        await rm(probe, { force: true });
      }
    },
    async close() {},
  };
  return storage;
}
