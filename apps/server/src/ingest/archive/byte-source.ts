import fs, { constants } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { ImportError } from '../import-error.ts';

/** Bytes that are read where they are wanted, of a file or in memory. */
export type ByteSource = {
  readonly size: number;
  /** What another thread reads: the file's descriptor, or the bytes themselves. */
  readonly content: number | Uint8Array;
  /** Fewer than `length` where the bytes end. */
  read(position: number, length: number): Promise<Buffer>;
  close(): Promise<void>;
};

const open = promisify(fs.open);
const stat = promisify(fs.fstat);
const readInto = promisify(fs.read);
const close = promisify(fs.close);

/** Bytes of an open file; fewer than `length` where it ends. */
export async function readAt(file: number, position: number, length: number): Promise<Buffer> {
  const bytes = Buffer.alloc(length);
  let filled = 0;
  while (filled < length) {
    const { bytesRead } = await readInto(file, bytes, filled, length - filled, position + filled);
    if (bytesRead === 0) break;
    filled += bytesRead;
  }
  return bytes.subarray(0, filled);
}

/** Opens a file and nothing else: a pipe or a device is refused and never waited for. */
export async function openBytes(name: string): Promise<ByteSource> {
  // Without O_NONBLOCK opening a pipe waits for somebody to write into it.
  const file = await open(name, constants.O_RDONLY | constants.O_NONBLOCK);
  const there = await stat(file);
  if (!there.isFile()) {
    await close(file);
    throw new ImportError(`${path.basename(name)} is no file`);
  }
  return {
    size: there.size,
    content: file,
    read: (position, length) => readAt(file, position, length),
    close: () => close(file),
  };
}

/** Bytes of a file that is open, and stays so when these are closed. */
export async function bytesOfOpen(file: number): Promise<ByteSource> {
  return {
    size: (await stat(file)).size,
    content: file,
    read: (position, length) => readAt(file, position, length),
    close: async () => {},
  };
}

export function bytesInMemory(bytes: Uint8Array): ByteSource {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return {
    size: buffer.length,
    content: buffer,
    read: async (position, length) => buffer.subarray(position, position + length),
    close: async () => {},
  };
}
