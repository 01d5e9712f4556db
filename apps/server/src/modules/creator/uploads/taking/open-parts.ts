import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { openArchive } from '#ingest/archive/open-archive.ts';
import type { Archive } from '#ingest/archive/archive.ts';
import type { ArchiveLimits } from '#ingest/archive/limits.ts';
import type { ObjectStorage } from '#ports/object-storage.ts';

/** The bytes of a file from its parts, in their order, a few chunks in memory at a time. */
async function* bytesOf(
  storage: ObjectStorage,
  keys: readonly string[],
  signal: AbortSignal,
): AsyncGenerator<Uint8Array> {
  for (const key of keys) {
    signal.throwIfAborted();
    const part = await storage.get(key);
    if (part === null) throw new Error(`the part ${key} vanished`);
    for await (const chunk of part.body as AsyncIterable<Uint8Array>) yield chunk;
  }
}

/** A picture whole, which is never large. */
export function readParts(
  storage: ObjectStorage,
  keys: readonly string[],
  signal: AbortSignal,
): Promise<Buffer> {
  return buffer(Readable.from(bytesOf(storage, keys, signal)));
}

/**
 * An archive in a file that has no name once it is open: the system takes it away with the process,
 * however that ends.
 * @throws ImportError for what is none, or beyond the limits
 */
export async function openPartsAsArchive(
  storage: ObjectStorage,
  keys: readonly string[],
  { limits, signal }: { readonly limits: ArchiveLimits; readonly signal: AbortSignal },
): Promise<Archive> {
  const file = path.join(tmpdir(), `hanji-${randomUUID()}`);
  try {
    const written = createWriteStream(file, { flags: 'wx', mode: 0o600 });
    await pipeline(Readable.from(bytesOf(storage, keys, signal)), written);
    return await openArchive(file, { limits, signal });
  } finally {
    await rm(file, { force: true });
  }
}
