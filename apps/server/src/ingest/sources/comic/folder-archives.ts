import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { openArchive } from '../../archive/open-archive.ts';
import { isPdf } from '../../pdf/is-pdf.ts';
import { openPdfFiles } from '../../pdf/pdf-files.ts';
import type { Omissions } from '../../report/omissions.ts';
import { digestOf } from '../digest-of.ts';
import type { Reading } from '../reading.ts';
import { isArchiveName } from '#ingest/sources/find/work-names.ts';
import { folderFiles } from './folder-files.ts';
import { naturally } from './group-pages.ts';
import type { NamedFiles } from './image-comic.ts';

/** Takes down what is found in an archive under its name. */
function below(name: string, omissions: Omissions): Pick<Omissions, 'add'> {
  return {
    add: (omission, within) =>
      omissions.add({ ...omission, place: `${name}/${omission.place}` }, within),
  };
}

type Volume = NamedFiles & { readonly close: () => void };

async function openVolume(file: string, reading: Reading): Promise<Volume> {
  const own = { ...reading, omissions: below(path.parse(file).name, reading.omissions) };
  if (!(await isPdf(file))) return openArchive(file, own);
  const pdf = await openPdfFiles(file, own);
  pdf.rest();
  return pdf;
}

/** A folder's files, with those of the archives in it as if each were a folder. */
export async function folderWithArchives(
  folder: string,
  reading: Reading,
): Promise<NamedFiles & { readonly digest: string; readonly close: () => void }> {
  const names = (await readdir(folder)).filter(isArchiveName).toSorted(naturally);
  const plain = await folderFiles(folder);
  if (names.length === 0) return { ...plain, close: () => {} };
  const opened = new Map<string, Volume>();
  const close = (): void => {
    for (const archive of opened.values()) archive.close();
  };
  const hash = createHash('sha256').update(plain.digest);
  try {
    for (const name of names) {
      const file = path.join(folder, name);
      opened.set(path.parse(name).name, await openVolume(file, reading));
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
  const within = (name: string) => {
    const [top = '', ...inner] = name.split('/');
    return { volume: opened.get(top), inner: inner.join('/') };
  };
  return {
    names: [...loose, ...packed],
    read(name) {
      const { volume, inner } = within(name);
      return volume === undefined ? plain.read(name) : volume.read(inner);
    },
    size(name) {
      const { volume, inner } = within(name);
      return volume?.size?.(inner);
    },
    digest: hash.digest('hex'),
    close,
  };
}
