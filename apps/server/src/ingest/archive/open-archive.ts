import path from 'node:path';
import type { Omissions } from '../report/omissions.ts';
import type { Archive } from './archive.ts';
import { archiveKind } from './archive-kind.ts';
import { bytesInMemory, openBytes, type ByteSource } from './byte-source.ts';
import type { Container } from './container.ts';
import { usualLimits, type ArchiveLimits } from './limits.ts';
import { lookOver } from './look-over.ts';
import { openZip } from './zip/open-zip.ts';

type ArchiveOptions = {
  readonly limits?: ArchiveLimits;
  /** Takes down what of the archive is not read. */
  readonly omissions?: Pick<Omissions, 'add'>;
};

function nameOf(source: string | Uint8Array): string {
  return typeof source === 'string' ? path.basename(source) : 'this';
}

/** `bytes` are closed with the container, or if there is none. */
async function openContainer(
  bytes: ByteSource,
  limits: ArchiveLimits,
  name: string,
): Promise<Container> {
  try {
    switch (await archiveKind(bytes, name)) {
      case 'zip':
        return await openZip(bytes, limits);
    }
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
  { limits = usualLimits, omissions }: ArchiveOptions = {},
): Promise<Archive> {
  const bytes = typeof source === 'string' ? await openBytes(source) : bytesInMemory(source);
  const container = await openContainer(bytes, limits, nameOf(source));
  try {
    return lookOver(container, limits, omissions);
  } catch (error) {
    container.close();
    throw error;
  }
}
