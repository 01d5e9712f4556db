import path from 'node:path';
import type { Archive } from '../archive/archive.ts';
import { kindNames, type ArchiveKind } from '../archive/archive-kind.ts';
import { ImportError } from '../import-error.ts';
import { isPictureName } from '../picture/picture-file.ts';

export type ArchiveContent = 'epub' | 'pictures';

/** Files by which archives are known that are something else. */
const foreign: readonly (readonly [file: string, what: string])[] = [
  ['[Content_Types].xml', 'an Office document'],
  ['AndroidManifest.xml', 'an Android application'],
  ['META-INF/MANIFEST.MF', 'a Java archive'],
];

async function mediaType(archive: Archive): Promise<string> {
  if (!archive.has('mimetype')) return '';
  const start = Buffer.from(await archive.read('mimetype')).toString('latin1', 0, 100);
  return start.trim();
}

/** What an archive holds, by its files and not by its name. Refuses what is no book. */
export async function archiveContent(archive: Archive, name: string): Promise<ArchiveContent> {
  const type = await mediaType(archive);
  if (archive.has('META-INF/container.xml') || type === 'application/epub+zip') return 'epub';
  const known = foreign.find(([file]) => archive.has(file))?.[1];
  const document = type.startsWith('application/vnd.oasis.') ? 'an OpenDocument file' : known;
  if (document !== undefined) throw new ImportError(`${name} is ${document}, and no book`);
  if (path.extname(name).toLowerCase() !== '.epub') return 'pictures';
  return archive.names.some((file) => isPictureName(file)) ? 'pictures' : 'epub';
}

/** What a file of a name ending should be. */
const endings: Readonly<Record<string, ArchiveKind>> = {
  '.cbz': 'zip',
  '.zip': 'zip',
  '.epub': 'zip',
  '.cbr': 'rar',
  '.rar': 'rar',
  '.cb7': '7z',
  '.7z': '7z',
  '.cbt': 'tar',
  '.tar': 'tar',
};

/** Says what a file is where its name says something else. */
export function noteOnName(
  name: string,
  kind: ArchiveKind,
  content: ArchiveContent,
): readonly string[] {
  const ending = path.extname(name).toLowerCase();
  if (content === 'epub' && ending !== '.epub') return [`${name} is an EPUB, and was read as one`];
  if (content === 'pictures' && ending === '.epub') {
    return [`${name} is no EPUB: it was read as an archive of pictures`];
  }
  return endings[ending] === kind ? [] : [`${name} is ${kindNames[kind]}, and was read as one`];
}
