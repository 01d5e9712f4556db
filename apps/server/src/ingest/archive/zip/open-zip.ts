import { crc32 } from 'node:zlib';
import { fromRandomAccessReaderPromise, type Entry, type ZipFile } from 'yauzl';
import { ImportError } from '../../import-error.ts';
import type { ByteSource } from '../byte-source.ts';
import type { Container, PackedEntry } from '../container.ts';
import type { ArchiveLimits } from '../limits.ts';
import { decodeNames } from '../names/decode-names.ts';
import { refusal, shown } from '../refusal.ts';
import { findDirectory, type ZipRange } from './find-directory.ts';
import { refuseOverlaps } from './refuse-overlaps.ts';
import { ZipWindow } from './zip-window.ts';

/** Names are decoded here: yauzl knows UTF-8 and CP437 alone. */
const options = { autoClose: false, validateEntrySizes: true, decodeStrings: false } as const;

const fileType = 0o170000;
const regular = 0o100000;
const folder = 0o040000;
const utf8Flag = 0x800;

function kindOf(path: string, { externalFileAttributes }: Entry): PackedEntry['kind'] {
  const mode = (externalFileAttributes >>> 16) & fileType;
  if (mode !== 0 && mode !== regular && mode !== folder) return 'special';
  return /[/\\]$/.test(path) ? 'folder' : 'file';
}

async function entriesOf(zip: ZipFile, limits: ArchiveLimits): Promise<Entry[]> {
  if (zip.entryCount > limits.entries) {
    throw new ImportError(`the archive has over ${limits.entries} entries`);
  }
  const entries: Entry[] = [];
  for await (const entry of zip.eachEntry()) entries.push(entry);
  return entries;
}

function packedEntries(entries: readonly Entry[]): PackedEntry[] {
  const names = decodeNames(
    entries.map(({ fileNameRaw, generalPurposeBitFlag, extraFields }) => ({
      raw: fileNameRaw,
      utf8: (generalPurposeBitFlag & utf8Flag) !== 0,
      extraFields,
    })),
  );
  return entries.map((entry, index) => {
    const path = names[index] ?? '';
    const method = entry.compressionMethod;
    if (method !== 0 && method !== 8 && !entry.isEncrypted()) {
      throw new ImportError(`the archive is packed in a way that is not read: ${shown(path)}`);
    }
    const kind = kindOf(path, entry);
    return { path, kind, size: entry.uncompressedSize, encrypted: entry.isEncrypted() };
  });
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
    throw new Error('an entry does not match its checksum');
  }
  return bytes;
}

function remarksOn({ size }: ByteSource, { start, end, comment }: ZipRange): string[] {
  const behind = size - end - comment;
  return [
    ...(start > 0 ? [`has ${start} bytes before it`] : []),
    ...(behind > 0 ? [`has ${behind} bytes behind it`] : []),
  ];
}

/** Opens a ZIP archive, wherever in the bytes it lies. `source` is closed with it. */
export async function openZip(source: ByteSource, limits: ArchiveLimits): Promise<Container> {
  const range = await findDirectory(source);
  if (range === null) {
    throw new ImportError('the archive is damaged or cut off: it has no directory');
  }
  const reader = new ZipWindow(source, range);
  // A file that cannot be closed any more is no matter of whoever read it.
  reader.on('error', () => {});
  const zip = await fromRandomAccessReaderPromise(reader, reader.size, options).catch(
    (error: unknown) => {
      throw refusal(error);
    },
  );
  try {
    const entries = await entriesOf(zip, limits);
    refuseOverlaps(entries);
    return {
      kind: 'zip',
      bytes: reader.size,
      entries: packedEntries(entries),
      remarks: remarksOn(source, range),
      async read(index) {
        const entry = entries[index];
        if (entry === undefined) throw new ImportError('the archive has no such entry');
        return unpack(zip, entry);
      },
      close: () => zip.close(),
    };
  } catch (error) {
    throw refusal(error);
  }
}
