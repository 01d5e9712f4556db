import { crc32 } from 'node:zlib';
import { fromBufferPromise, openPromise, type Entry, type ZipFile } from 'yauzl';
import { ImportError } from '../import-error.ts';
import { checkEntry, shown } from './check-entry.ts';
import { usualLimits, type ArchiveLimits } from './limits.ts';

/** A ZIP archive that was looked over; nothing of it is ever written to disk as it is. */
export type Archive = {
  /** Paths of its files, in the archive's order; folders are left out. */
  readonly names: readonly string[];
  has(name: string): boolean;
  /** The unpacked bytes, checked against size and checksum. Throws when there is none. */
  read(name: string): Promise<Uint8Array>;
  readonly close: () => void;
};

const options = {
  lazyEntries: true,
  autoClose: false,
  validateEntrySizes: true,
  strictFileNames: true,
} as const;

function words(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** What yauzl says of a broken archive, in the words of an import. */
function refusal(error: unknown): ImportError {
  if (error instanceof ImportError) return error;
  const message = words(error);
  if (/encrypt/i.test(message)) return new ImportError('the archive is encrypted');
  if (/characters in fileName|relative path|absolute path|backslash/i.test(message)) {
    return new ImportError(`the archive has a path that leads outside: ${message.slice(0, 120)}`);
  }
  if (/too many bytes/i.test(message)) {
    return new ImportError('the archive unpacks beyond what it declares');
  }
  return new ImportError(`the archive is damaged or cut off: ${message.slice(0, 120)}`);
}

async function openZip(source: string | Uint8Array): Promise<ZipFile> {
  try {
    if (typeof source === 'string') return await openPromise(source, options);
    const buffer = Buffer.from(source.buffer, source.byteOffset, source.byteLength);
    return await fromBufferPromise(buffer, options);
  } catch (error) {
    throw refusal(error);
  }
}

async function entriesOf(zip: ZipFile, limits: ArchiveLimits): Promise<Map<string, Entry>> {
  const entries = new Map<string, Entry>();
  let [packed, unpacked] = [0, 0];
  if (zip.entryCount > limits.entries) {
    throw new ImportError(`the archive has over ${limits.entries} entries`);
  }
  for await (const entry of zip.eachEntry()) {
    checkEntry(entry, limits);
    packed += entry.compressedSize;
    unpacked += entry.uncompressedSize;
    if (unpacked > limits.totalBytes) throw new ImportError('the archive unpacks beyond the limit');
    if (unpacked > limits.ratioFrom && unpacked > packed * limits.ratio) {
      throw new ImportError(`the archive unpacks to over ${limits.ratio} times its size`);
    }
    if (entry.fileName.endsWith('/')) continue;
    if (entries.has(entry.fileName)) {
      throw new ImportError(`the archive holds ${shown(entry.fileName)} twice`);
    }
    entries.set(entry.fileName, entry);
  }
  return entries;
}

/** Unpacks one entry, counting: the directory of a hostile archive may lie. */
async function unpack(zip: ZipFile, entry: Entry): Promise<Uint8Array> {
  const bytes = Buffer.alloc(entry.uncompressedSize);
  let length = 0;
  for await (const chunk of await zip.openReadStreamPromise(entry)) {
    if (!(chunk instanceof Uint8Array)) throw new Error('a stream gave no bytes');
    if (length + chunk.length > bytes.length) throw new Error('too many bytes in the stream');
    bytes.set(chunk, length);
    length += chunk.length;
  }
  if (length !== bytes.length || crc32(bytes) !== entry.crc32) {
    throw new Error(`${shown(entry.fileName)} does not match its checksum`);
  }
  return bytes;
}

/** Opens a ZIP archive at a path or in memory. Throws `ImportError` for whatever is wrong. */
export async function openArchive(
  source: string | Uint8Array,
  limits: ArchiveLimits = usualLimits,
): Promise<Archive> {
  const zip = await openZip(source);
  try {
    const entries = await entriesOf(zip, limits);
    return {
      names: [...entries.keys()],
      has: (name) => entries.has(name),
      async read(name) {
        const entry = entries.get(name);
        if (entry === undefined) throw new ImportError(`the archive has no ${shown(name)}`);
        try {
          return await unpack(zip, entry);
        } catch (error) {
          throw refusal(error);
        }
      },
      close: () => zip.close(),
    };
  } catch (error) {
    zip.close();
    throw refusal(error);
  }
}
