import { randomUUID } from 'node:crypto';
import fs, { constants } from 'node:fs';
import { unlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Writable } from 'node:stream';
import { promisify } from 'node:util';
import { readAt } from '#ingest/archive/byte-source.ts';

export type Spool = {
  readonly descriptor: number;
  /** Null once it is closed. */
  read(position: number, length: number): Promise<Buffer> | null;
  write(bytes: Uint8Array, position: number): Promise<void>;
  /** Takes bytes from the first on. */
  writable(): Writable;
  /** All bytes, from the first on. */
  bytes(): AsyncIterable<Uint8Array>;
  close(): Promise<void>;
};

const open = promisify(fs.open);
const close = promisify(fs.close);
const writeAt = promisify(fs.write);

/** Bytes that are read together. */
const pieceLength = 256 * 1024;

async function writeAll(file: number, bytes: Uint8Array, position: number): Promise<void> {
  for (let at = 0; at < bytes.length;) {
    const { bytesWritten } = await writeAt(file, bytes, at, bytes.length - at, position + at);
    at += bytesWritten;
  }
}

/** A temporary file without a name: the system takes it away with the process, however that ends. */
export async function openSpool(): Promise<Spool> {
  const name = path.join(tmpdir(), `hanji-${randomUUID()}`);
  const flags = constants.O_RDWR | constants.O_CREAT | constants.O_EXCL;
  const descriptor = await open(name, flags, 0o600);
  await unlink(name);
  // A descriptor is another file's once it is closed: nothing may be under way then.
  const underway = new Set<Promise<unknown>>();
  let closed = false;
  function tracked<Result>(work: Promise<Result>): Promise<Result> {
    const tracking = work.finally(() => underway.delete(tracking));
    underway.add(tracking);
    return tracking;
  }
  const spool: Spool = {
    descriptor,
    read: (position, length) => (closed ? null : tracked(readAt(descriptor, position, length))),
    async write(bytes, position) {
      if (closed) throw new Error('a temporary file is closed');
      await tracked(writeAll(descriptor, bytes, position));
    },
    writable() {
      let at = 0;
      return new Writable({
        async write(chunk: Buffer, _encoding, done) {
          try {
            await spool.write(chunk, at);
            at += chunk.length;
            done();
          } catch (error) {
            done(error instanceof Error ? error : new Error(String(error)));
          }
        },
      });
    },
    async *bytes() {
      for (let at = 0; ;) {
        const piece = await spool.read(at, pieceLength);
        if (piece === null) throw new Error('a temporary file is closed');
        if (piece.length === 0) return;
        yield piece;
        at += piece.length;
      }
    },
    async close() {
      if (closed) return;
      closed = true;
      await Promise.allSettled(underway);
      await close(descriptor);
    },
  };
  return spool;
}
