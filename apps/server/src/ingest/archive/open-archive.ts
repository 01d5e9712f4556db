import path from 'node:path';
import type { Omissions } from '../report/omissions.ts';
import type { Archive } from './archive.ts';
import { archiveKind } from './archive-kind.ts';
import { bytesInMemory, bytesOfOpen, openBytes, type ByteSource } from './byte-source.ts';
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

/** A path, bytes in memory, or the descriptor of an open file, which stays open. */
type Source = string | Uint8Array | number;

function nameOf(source: Source): string {
  return typeof source === 'string' ? path.basename(source) : 'this';
}

async function bytesOf(source: Source): Promise<ByteSource> {
  if (typeof source === 'string') return openBytes(source);
  return typeof source === 'number' ? bytesOfOpen(source) : bytesInMemory(source);
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
 * Opens an archive wherever it is, looked over and within limits. Nothing of it is ever
 * written to disk under a name of its own. Throws `ImportError` for whatever is wrong.
 */
export async function openArchive(
  source: Source,
  { limits = usualLimits, omissions, signal = never }: ArchiveOptions = {},
): Promise<Archive> {
  const bytes = await bytesOf(source);
  const container = await openContainer(bytes, nameOf(source), limits, signal);
  try {
    return lookOver(container, limits, { omissions, signal });
  } catch (error) {
    container.close();
    throw error;
  }
}
