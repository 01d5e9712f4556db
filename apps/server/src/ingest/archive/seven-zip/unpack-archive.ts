import { writeSync } from 'node:fs';
import { crc32 } from 'node:zlib';
import { TooLargeError } from '../../import-error.ts';
import type { ListedEntry } from './listing.ts';
import { mostlyDone } from './list-archive.ts';
import { runSevenZip, type PackedArchive } from './seven-zip.ts';
import { textLines } from './text-lines.ts';
import { troubleIn } from './trouble.ts';

export type UnpackJob = {
  readonly kind: 'unpack';
  readonly archive: PackedArchive;
  readonly entries: readonly Pick<ListedEntry, 'raw' | 'size' | 'crc'>[];
  /** A descriptor to which all entries are written one after another. */
  readonly spool: number;
};

/** Where an entry lies in the spool. */
export type UnpackedEntry = {
  readonly offset: number;
  readonly length: number;
  /** Why its bytes are not what the archive says, as a refusal; null where they are. */
  readonly problem: string | null;
};

type Part = { readonly offset: number; length: number; crc: number; problem: string | null };

const mostMessages = 1000;

function writeAll(spool: number, bytes: Uint8Array, position: number): void {
  for (let at = 0; at < bytes.length;) {
    at += writeSync(spool, bytes, at, bytes.length - at, position + at);
  }
}

const mismatch = 'the archive is damaged or cut off: an entry does not match its checksum';

function checked(entry: UnpackJob['entries'][number], part: Part | undefined, why: string) {
  if (part === undefined) {
    return { offset: 0, length: 0, problem: entry.size === 0 ? null : why };
  }
  const whole = part.length === entry.size && (entry.crc === null || part.crc === entry.crc);
  return {
    offset: part.offset,
    length: part.length,
    problem: part.problem ?? (whole ? null : mismatch),
  };
}

/**
 * Unpacks a whole archive in its own order, as solid ones must be, into one file. 7-Zip names each
 * entry before its bytes; none gives more than it declares. Blocks its thread.
 */
export async function unpackArchive(
  { archive, entries, spool }: UnpackJob,
  onProgress: () => void,
): Promise<readonly UnpackedEntry[]> {
  const parts = new Map<number, Part>();
  const messages: string[] = [];
  let [at, written] = [-1, 0];
  const begin = (name: string): void => {
    let next = at + 1;
    // Folders have a slash at their end here, and none in the list.
    while (next < entries.length && ![name, name.slice(0, -1)].includes(entries[next]?.raw ?? '')) {
      next += 1;
    }
    if (next === entries.length) return;
    at = next;
    parts.set(at, { offset: written, length: 0, crc: 0, problem: null });
  };
  const code = await runSevenZip(['x', '-so', '-bso2', '-bb1', '-bd'], archive, {
    onOutput(chunk) {
      const [entry, part] = [entries[at], parts.get(at)];
      if (entry === undefined || part === undefined) throw new Error('bytes of no entry');
      if (part.length + chunk.length > entry.size) {
        throw new TooLargeError('the archive unpacks beyond what it declares');
      }
      writeAll(spool, chunk, written);
      part.crc = crc32(chunk, part.crc);
      part.length += chunk.length;
      written += chunk.length;
      onProgress();
    },
    onMessages: textLines((line) => {
      if (line.startsWith('- ')) begin(line.slice(2));
      else if (messages.length < mostMessages) messages.push(line);
      const [, words] = /^ERROR: (.*?) : /.exec(line) ?? [];
      const part = parts.get(at);
      if (words === undefined || part === undefined) return;
      part.problem = troubleIn([words], archive.memoryBytes).message;
    }),
  });
  const trouble = troubleIn(messages, archive.memoryBytes);
  if (code > mostlyDone && (parts.size === 0 || trouble instanceof TooLargeError)) throw trouble;
  return entries.map((entry, index) => checked(entry, parts.get(index), trouble.message));
}
