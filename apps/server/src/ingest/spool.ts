import { randomUUID } from 'node:crypto';
import fs, { constants } from 'node:fs';
import { unlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { readAt } from '#ingest/archive/byte-source.ts';

export type Spool = {
  readonly descriptor: number;
  /** Null once it is closed. */
  read(position: number, length: number): Promise<Buffer> | null;
  close(): Promise<void>;
};

const open = promisify(fs.open);
const close = promisify(fs.close);

/** A temporary file without a name: the system takes it away with the process, however that ends. */
export async function openSpool(): Promise<Spool> {
  const name = path.join(tmpdir(), `hanji-${randomUUID()}`);
  const flags = constants.O_RDWR | constants.O_CREAT | constants.O_EXCL;
  const descriptor = await open(name, flags, 0o600);
  await unlink(name);
  const reads = new Set<Promise<Buffer>>();
  let closed = false;
  return {
    descriptor,
    read(position, length) {
      if (closed) return null;
      const reading = readAt(descriptor, position, length).finally(() => reads.delete(reading));
      reads.add(reading);
      return reading;
    },
    async close() {
      if (closed) return;
      closed = true;
      await Promise.allSettled(reads);
      await close(descriptor);
    },
  };
}
