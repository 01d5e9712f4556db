import { ImportError } from '../import-error.ts';
import type { ByteSource } from './byte-source.ts';
import { findDirectory } from './zip/find-directory.ts';

export type ArchiveKind = 'zip' | 'rar' | '7z' | 'tar';

/** What a kind is called in a sentence. */
export const kindNames: Readonly<Record<ArchiveKind, string>> = {
  zip: 'a ZIP archive',
  rar: 'a RAR archive',
  '7z': 'a 7-Zip archive',
  tar: 'a TAR archive',
};

type Sign = readonly [bytes: string, at?: number];

const archiveSigns: readonly (readonly [Sign, ArchiveKind])[] = [
  [['PK\x03\x04'], 'zip'],
  [['PK\x05\x06'], 'zip'],
  [['Rar!\x1a\x07'], 'rar'],
  [['7z\xbc\xaf\x27\x1c'], '7z'],
  [['ustar', 257], 'tar'],
];

const otherSigns: readonly (readonly [Sign, string])[] = [
  [['%PDF'], 'a PDF'],
  [['BOOKMOBI', 60], 'a Kindle book'],
  [['AT&TFORM'], 'a DjVu document'],
  [['\xd0\xcf\x11\xe0'], 'an old Office document'],
  [['\x1f\x8b'], 'a gzip archive'],
  [['BZh'], 'a bzip2 archive'],
  [['\xfd7zXZ'], 'an xz archive'],
  [['\x28\xb5\x2f\xfd'], 'a Zstandard archive'],
  [['\xff\xd8\xff'], 'a picture'],
  [['\x89PNG'], 'a picture'],
  [['GIF8'], 'a picture'],
  [['WEBP', 8], 'a picture'],
  [['<'], 'a text file'],
];

function beginsWith(start: string, [bytes, at = 0]: Sign): boolean {
  return start.startsWith(bytes, at);
}

/**
 * What kind of archive bytes are, whatever their file is called. Throws `ImportError` that says what
 * they are instead, where that is known.
 */
export async function archiveKind(source: ByteSource, name: string): Promise<ArchiveKind> {
  const start = (await source.read(0, 512)).toString('latin1');
  const kind = archiveSigns.find(([sign]) => beginsWith(start, sign))?.[1];
  if (kind !== undefined) return kind;
  const other = otherSigns.find(([sign]) => beginsWith(start, sign))?.[1];
  // A program that unpacks itself, or anything else that an archive was put behind.
  if (other === undefined && (await findDirectory(source)) !== null) return 'zip';
  const really = source.size === 0 ? 'an empty file' : other;
  const but = really === undefined ? '' : `, but ${really}`;
  throw new ImportError(`${name} is no archive that can be read${but}`);
}
