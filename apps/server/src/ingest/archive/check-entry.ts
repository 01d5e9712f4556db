import { validateFileName, type Entry } from 'yauzl';
import { ImportError } from '../import-error.ts';
import type { ArchiveLimits } from './limits.ts';

const fileType = 0o170000;
const regular = 0o100000;
const folder = 0o040000;

/** Names in messages: one line, whatever an archive calls its entries. */
export function shown(name: string): string {
  return JSON.stringify(name.slice(0, 120));
}

/** Refuses an entry by what the directory of its archive says of it. */
export function checkEntry(entry: Entry, limits: ArchiveLimits): void {
  const { fileName } = entry;
  if (entry.isEncrypted()) throw new ImportError(`the archive is encrypted (${shown(fileName)})`);
  const fault = validateFileName(fileName);
  if (fault !== null || fileName.includes('\0')) {
    throw new ImportError(`the archive has a path that leads outside: ${shown(fileName)}`);
  }
  const mode = (entry.externalFileAttributes >>> 16) & fileType;
  if (mode !== 0 && mode !== regular && mode !== folder) {
    throw new ImportError(`the archive holds a link or a special file: ${shown(fileName)}`);
  }
  if (entry.compressionMethod !== 0 && entry.compressionMethod !== 8) {
    throw new ImportError(`the archive is packed in a way that is not read: ${shown(fileName)}`);
  }
  if (entry.uncompressedSize > limits.entryBytes) {
    throw new ImportError(`the archive unpacks beyond the limit: ${shown(fileName)}`);
  }
}
