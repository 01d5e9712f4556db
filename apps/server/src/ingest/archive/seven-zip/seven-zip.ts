import { readSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import SevenZip, { type FileSystem } from '7z-wasm';
import type { ByteSource } from '../byte-source.ts';
import { limitedMemory } from './worker/limited-memory.ts';

/** An archive as another thread reads it. */
export type PackedArchive = Pick<ByteSource, 'size' | 'content'> & {
  /** One of 7-Zip's types; it tries no other. */
  readonly type: 'rar' | 'rar5' | '7z' | 'tar';
  readonly memoryBytes: number;
};

type Sink = (bytes: Uint8Array) => void;

type Stream = { readonly position: number };

/** The one path that 7-Zip knows: names in an archive never become paths. */
const archivePath = '/archive';

/** Its exit code for what it could not do. */
const failed = 2;

function readInto(content: ByteSource['content'], into: Uint8Array, position: number): number {
  if (typeof content === 'number') return readSync(content, into, 0, into.length, position);
  const bytes = content.subarray(position, position + into.length);
  into.set(bytes);
  return bytes.length;
}

/** Shows the bytes as a file, of which only what is asked for is ever in memory. */
function putArchive(files: FileSystem, { size, content }: PackedArchive): void {
  files.writeFile(archivePath, '');
  Object.assign(files.lookupPath(archivePath).node, {
    usedBytes: size,
    stream_ops: {
      llseek: ({ position }: Stream, offset: number, whence: number) =>
        offset + (whence === 0 ? 0 : whence === 1 ? position : size),
      read: (_: Stream, heap: Int8Array, at: number, length: number, position: number) =>
        readInto(content, new Uint8Array(heap.buffer, heap.byteOffset + at, length), position),
    },
  });
}

function putSink(files: FileSystem, name: string, number: number, sink: Sink): void {
  const device = files.makedev(64, number);
  files.registerDevice(device, {
    write(_: Stream, heap: Int8Array, at: number, length: number) {
      sink(new Uint8Array(heap.buffer, heap.byteOffset + at, length));
      return length;
    },
  });
  files.mkdev(name, 0o600, device);
  files.open(name, 'w');
}

/** A number that is thrown is an exception of the program's own, which ends it. */
function exitCode(main: () => unknown): number {
  try {
    return Number(main());
  } catch (error) {
    if (typeof error === 'number') return failed;
    throw error;
  }
}

/**
 * Runs 7-Zip's command line on an archive, in WebAssembly and without a way to any file. It blocks
 * its thread until it is done, and is of no use afterwards. Resolves to its exit code.
 */
export async function runSevenZip(
  args: readonly string[],
  archive: PackedArchive,
  { onOutput, onMessages }: { readonly onOutput: Sink; readonly onMessages: Sink },
): Promise<number> {
  const code = await readFile(createRequire(import.meta.url).resolve('7z-wasm/7zz.wasm'));
  const options = {
    noFSInit: true,
    instantiateWasm: limitedMemory(code, archive.memoryBytes),
    quit: () => {},
  };
  const program = await SevenZip(options);
  const { FS: files } = program;
  putArchive(files, archive);
  // Standard input, output and errors, by the order in which they are opened.
  files.open('/dev/null', 'r');
  putSink(files, '/output', 1, onOutput);
  putSink(files, '/messages', 2, onMessages);
  return exitCode(() =>
    program.callMain([...args, `-t${archive.type}`, '-p', '-sccUTF-8', archivePath]),
  );
}
