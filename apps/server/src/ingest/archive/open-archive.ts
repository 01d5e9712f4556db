import path from 'node:path';
import type { Omissions } from '../report/omissions.ts';
import type { Archive } from './archive.ts';
import { archiveKind } from './archive-kind.ts';
import { bytesInMemory, openBytes, type ByteSource } from './byte-source.ts';
import type { Container } from './container.ts';
import { usualLimits, type ArchiveLimits } from './limits.ts';
import { lookOver } from './look-over.ts';
import { openSevenZip } from './seven-zip/open-seven-zip.ts';
import { openZip } from './zip/open-zip.ts';

type ArchiveOptions = {
  readonly limits?: ArchiveLimits;
  /** Takes down what of the archive is not read. */
  readonly omissions?: Pick<Omissions, 'add'>;
  /** Ends what takes long, with its reason. */
  readonly signal?: AbortSignal;
};

const { signal: never } = new AbortController();

function nameOf(source: string | Uint8Array): string {
  return typeof source === 'string' ? path.basename(source) : 'this';
}

/** `bytes` are closed with the container, or if there is none. */
async function openContainer(
  bytes: ByteSource,
  name: string,
  limits: ArchiveLimits,
  signal: AbortSignal,
): Promise<Container> {
  try {
    const kind = await archiveKind(bytes, name);
    return await (kind === 'zip'
      ? openZip(bytes, limits)
      : openSevenZip(bytes, kind, limits, signal));
  } catch (error) {
    await bytes.close();
    throw error;
  }
}

/**
 * Opens an archive at a path or in memory, looked over and within limits. Nothing of it is ever
 * written to disk under a name of its own. Throws `ImportError` for whatever is wrong.
 */
export async function openArchive(
  source: string | Uint8Array,
  { limits = usualLimits, omissions, signal = never }: ArchiveOptions = {},
): Promise<Archive> {
  const bytes = typeof source === 'string' ? await openBytes(source) : bytesInMemory(source);
  const container = await openContainer(bytes, nameOf(source), limits, signal);
  try {
    return lookOver(container, limits, { omissions, signal });
  } catch (error) {
    container.close();
    throw error;
  }
}
