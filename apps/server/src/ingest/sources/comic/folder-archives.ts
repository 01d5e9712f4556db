import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { openArchive, type Archive } from '../../archive/open-archive.ts';
import { digestOf } from '../digest-of.ts';
import { isArchiveName } from '../work-names.ts';
import { folderFiles } from './folder-files.ts';
import { naturally } from './group-pages.ts';
import type { NamedFiles } from './image-comic.ts';

/** A folder's files, with those of the archives in it as if each were a folder. */
export async function folderWithArchives(
  folder: string,
): Promise<NamedFiles & { readonly digest: string; readonly close: () => void }> {
  const names = (await readdir(folder)).filter(isArchiveName).toSorted(naturally);
  const plain = await folderFiles(folder);
  if (names.length === 0) return { ...plain, close: () => {} };
  const opened = new Map<string, Archive>();
  const close = (): void => {
    for (const archive of opened.values()) archive.close();
  };
  const hash = createHash('sha256').update(plain.digest);
  try {
    for (const name of names) {
      const file = path.join(folder, name);
      opened.set(path.parse(name).name, await openArchive(file));
      hash.update(`${JSON.stringify(name)} ${await digestOf(file)}\n`);
    }
  } catch (error) {
    close();
    throw error;
  }
  const loose = plain.names.filter((name) => !isArchiveName(name));
  const packed = [...opened].flatMap(([name, archive]) =>
    archive.names.map((inner) => `${name}/${inner}`),
  );
  return {
    names: [...loose, ...packed],
    read(name) {
      const [top = '', ...inner] = name.split('/');
      const archive = opened.get(top);
      return archive === undefined ? plain.read(name) : archive.read(inner.join('/'));
    },
    digest: hash.digest('hex'),
    close,
  };
}
