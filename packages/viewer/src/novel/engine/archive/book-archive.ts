import type { ZipEntry } from '#novel/engine/archive/zip-directory.ts';
import { BookError, readZipDirectory } from '#novel/engine/archive/zip-directory.ts';

/** The files of a book, unpacked one by one when they are needed. */
export type BookArchive = {
  has(name: string): boolean;
  /** Bytes once unpacked, as the directory states; 0 for a file that is not there. */
  sizeOf(name: string): number;
  /** Rejects with a {@link BookError} for a missing or broken file. */
  bytes(name: string): Promise<Uint8Array<ArrayBuffer>>;
  text(name: string): Promise<string>;
};

const localMark = 0x04034b50;

/** Opens a ZIP archive within the limits. Throws a {@link BookError}. */
export function openArchive(buffer: ArrayBuffer): BookArchive {
  const entries = readZipDirectory(buffer);
  const bytes = async (name: string): Promise<Uint8Array<ArrayBuffer>> => {
    const entry = entries.get(name);
    if (!entry) throw new BookError('broken', `no ${name}`);
    return unpack(buffer, entry);
  };
  return {
    has: (name) => entries.has(name),
    sizeOf: (name) => entries.get(name)?.size ?? 0,
    bytes,
    text: async (name) => decode(await bytes(name)),
  };
}

async function unpack(buffer: ArrayBuffer, entry: ZipEntry): Promise<Uint8Array<ArrayBuffer>> {
  const view = new DataView(buffer);
  const { offset } = entry;
  if (offset + 30 > buffer.byteLength || view.getUint32(offset, true) !== localMark) {
    throw new BookError('broken', entry.name);
  }
  const from = offset + 30 + view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true);
  if (from + entry.compressedSize > buffer.byteLength) throw new BookError('broken', entry.name);
  const packed = new Uint8Array(buffer, from, entry.compressedSize);
  if (entry.method === 0) return packed;
  if (entry.method !== 8) throw new BookError('broken', entry.name);
  return inflate(packed, entry);
}

/** Bytes that are inflated at once, which a bomb makes a thousand times as many. */
const slice = 65_536;

/** Goes on only as far as what came out of it is read. */
async function feed(stream: WritableStream<BufferSource>, bytes: Uint8Array<ArrayBuffer>) {
  const writer = stream.getWriter();
  for (let at = 0; at < bytes.length; at += slice) {
    await writer.ready;
    await writer.write(bytes.subarray(at, at + slice));
  }
  await writer.close();
}

/** Inflates to exactly the stated size: a directory that lies costs no more than it says. */
async function inflate(
  packed: Uint8Array<ArrayBuffer>,
  entry: ZipEntry,
): Promise<Uint8Array<ArrayBuffer>> {
  const unpacked = new Uint8Array(entry.size);
  const { writable, readable } = new DecompressionStream('deflate-raw');
  const reader = readable.getReader();
  // What it fails of, its reader hears. A stream out of a Blob would come by way of another process.
  feed(writable, packed).catch(() => undefined);
  let filled = 0;
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      if (filled + part.value.length > entry.size) throw new BookError('too-large', entry.name);
      unpacked.set(part.value, filled);
      filled += part.value.length;
    }
  } catch (error) {
    // Stops the inflater; its own complaint about that is of no use to anyone.
    await reader.cancel().catch(() => undefined);
    throw error instanceof BookError ? error : new BookError('broken', entry.name);
  }
  if (filled !== entry.size) throw new BookError('broken', entry.name);
  return unpacked;
}

function decode(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  return new TextDecoder().decode(bytes);
}
