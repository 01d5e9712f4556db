import { ImportError } from '../../import-error.ts';
import type { ArchiveKind } from '../archive-kind.ts';
import type { ByteSource } from '../byte-source.ts';
import type { Container } from '../container.ts';
import type { ArchiveLimits } from '../limits.ts';
import { decodeNames } from '../names/decode-names.ts';
import { inWorker } from './worker/in-worker.ts';
import { forgetSpool, keepSpool } from './kept-spools.ts';
import type { Listing } from './listing.ts';
import { refuseOldLinks } from './refuse-old-links.ts';
import { refuseSealedNames } from './refuse-sealed-names.ts';
import type { PackedArchive } from './seven-zip.ts';
import { openSpool, type Spool } from '#ingest/spool.ts';
import type { UnpackedEntry } from './unpack-archive.ts';

type Unpacked = { readonly spool: Spool; readonly entries: readonly UnpackedEntry[] };

/** 7-Zip's name for the kind, of which RAR has two. */
async function typeOf(
  kind: Exclude<ArchiveKind, 'zip'>,
  source: ByteSource,
): Promise<PackedArchive['type']> {
  if (kind !== 'rar') return kind;
  return (await source.read(6, 1))[0] === 1 ? 'rar5' : 'rar';
}

/** RAR 5 and 7-Zip have UTF-8; the others have whatever their maker had. */
function namesOf({ entries }: Listing, type: PackedArchive['type']): string[] {
  const utf8 = type === 'rar5' || type === '7z';
  return decodeNames(
    entries.map(({ raw }) => ({ raw: Buffer.from(raw, 'latin1'), utf8, extraFields: [] })),
  );
}

/**
 * Opens a RAR, 7-Zip or TAR archive with 7-Zip in WebAssembly. Nothing is unpacked before the first
 * read, and then all of it, once. `source` is closed with it.
 */
export async function openSevenZip(
  source: ByteSource,
  kind: Exclude<ArchiveKind, 'zip'>,
  limits: ArchiveLimits,
  signal: AbortSignal,
): Promise<Container> {
  const closing = new AbortController();
  const ending = AbortSignal.any([signal, closing.signal]);
  const type = await typeOf(kind, source);
  if (type === '7z') await refuseSealedNames(source);
  const { size, content } = source;
  const archive = { size, content, type, memoryBytes: limits.memoryBytes };
  const listed = await inWorker({ kind: 'list', archive, mostEntries: limits.entries }, ending);
  if (listed.kind !== 'listed') throw new Error('the archive was not listed');
  const { entries, tail } = listed.listing;
  // Beside its files an archive has a few blocks of other kinds.
  if (type === 'rar') await refuseOldLinks(source, 2 * limits.entries);
  const names = namesOf(listed.listing, type);

  const unpack = async (): Promise<Unpacked> => {
    const spool = await openSpool();
    try {
      const job = { kind: 'unpack', archive, entries, spool: spool.descriptor } as const;
      const done = await inWorker(job, ending);
      if (done.kind !== 'unpacked') throw new Error('the archive was not unpacked');
      keepSpool(spool);
      return { spool, entries: done.entries };
    } catch (error) {
      await spool.close();
      throw error;
    }
  };
  let unpacked: Promise<Unpacked> | null = null;

  const close = async (): Promise<void> => {
    closing.abort();
    const spool = (await unpacked?.catch(() => null))?.spool;
    if (spool !== undefined) forgetSpool(spool);
    await spool?.close();
    await source.close();
  };
  return {
    kind,
    bytes: size - tail,
    entries: entries.map((entry, index) => ({ ...entry, path: names[index] ?? '' })),
    remarks: tail > 0 ? [`has ${tail} bytes behind it`] : [],
    async read(index) {
      for (;;) {
        unpacked ??= unpack();
        const own = unpacked;
        const { spool, entries: places } = await own;
        const place = places[index];
        if (place === undefined) throw new ImportError('the archive has no such entry');
        if (place.problem !== null) throw new ImportError(place.problem);
        const reading = spool.read(place.offset, place.length);
        if (reading !== null) {
          keepSpool(spool);
          return reading;
        }
        // It made room for others since.
        if (unpacked === own) unpacked = null;
      }
    },
    close: () => void close(),
  };
}
