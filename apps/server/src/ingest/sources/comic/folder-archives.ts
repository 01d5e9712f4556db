import path from 'node:path';
import { ImportError, TooLargeError } from '#ingest/import-error.ts';
import { openArchive } from '../../archive/open-archive.ts';
import { isPdf } from '../../pdf/is-pdf.ts';
import { openPdfFiles } from '../../pdf/pdf-files.ts';
import type { Omissions } from '../../report/omissions.ts';
import type { Reading } from '#ingest/reading.ts';
import { isArchiveName } from '#ingest/sources/find/work-names.ts';
import { folderFiles } from './folder-files.ts';
import { naturally } from './group-pages.ts';
import type { NamedFiles } from './named-files.ts';

/** Takes down what is found in an archive under its name. */
function below(name: string, omissions: Omissions): Pick<Omissions, 'add'> {
  return {
    add: (omission, within) =>
      omissions.add({ ...omission, place: `${name}/${omission.place}` }, within),
  };
}

type Volume = NamedFiles & { readonly close: () => void };

/**
 * A volume's path without its ending, which is the folder that its pages seem to lie in; with it
 * where there is such a folder of pages.
 */
function stemOf(name: string, folders: ReadonlySet<string>): string {
  const stem = name.slice(0, -path.extname(name).length);
  return folders.has(stem) ? name : stem;
}

/** All folders in which files lie, at whatever depth. */
function foldersOf(names: readonly string[]): ReadonlySet<string> {
  const folders = new Set<string>();
  for (const name of names) {
    let folder = path.posix.dirname(name);
    for (; folder !== '.' && !folders.has(folder); folder = path.posix.dirname(folder)) {
      folders.add(folder);
    }
  }
  return folders;
}

/** Has a refusal say which of many volumes it is of. */
function ofVolume(name: string): (error: unknown) => never {
  return (error) => {
    if (!(error instanceof ImportError) || error.message.includes(path.basename(name))) throw error;
    const message = `${name}: ${error.message}`;
    const Refusal = error instanceof TooLargeError ? TooLargeError : ImportError;
    throw new Refusal(message, error.flaw);
  };
}

async function openVolume(file: string, stem: string, reading: Reading): Promise<Volume> {
  const own = { ...reading, omissions: below(stem, reading.omissions) };
  if (!(await isPdf(file))) return openArchive(file, own);
  const pdf = await openPdfFiles(file, own);
  pdf.rest();
  return pdf;
}

/** A folder's files, with those of the archives in it, at whatever depth, as if each were a folder. */
export async function folderWithArchives(
  folder: string,
  reading: Reading,
): Promise<NamedFiles & { readonly digest: string; readonly close: () => void }> {
  const plain = await folderFiles(folder);
  const names = plain.names.filter(isArchiveName).toSorted(naturally);
  if (names.length === 0) return { ...plain, close: () => {} };
  const loose = plain.names.filter((name) => !isArchiveName(name));
  const folders = foldersOf(loose);
  const opened = new Map<string, Volume>();
  const close = (): void => {
    for (const archive of opened.values()) archive.close();
  };
  try {
    for (const name of names) {
      const file = path.join(folder, name);
      const stem = stemOf(name, folders);
      if (opened.has(stem)) {
        reading.omissions.add({
          kind: 'file',
          place: name,
          reason: 'bears the name of another volume',
        });
        continue;
      }
      const volume = await openVolume(file, stem, reading).catch(ofVolume(name));
      const read = (inner: string) => volume.read(inner).catch(ofVolume(name));
      opened.set(stem, { ...volume, read });
    }
  } catch (error) {
    close();
    throw error;
  }
  const packed = [...opened].flatMap(([name, archive]) =>
    archive.names.map((inner) => `${name}/${inner}`),
  );
  // The longest first: a volume may have the name of a folder of volumes.
  const stems = [...opened.keys()].toSorted((a, b) => b.length - a.length);
  const within = (name: string) => {
    const stem = stems.find((own) => name.startsWith(`${own}/`));
    return stem === undefined
      ? { volume: undefined, inner: name }
      : { volume: opened.get(stem), inner: name.slice(stem.length + 1) };
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
    digest: plain.digest,
    close,
  };
}
