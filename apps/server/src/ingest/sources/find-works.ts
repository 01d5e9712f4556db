import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { ImportError } from '../import-error.ts';
import { isLitter } from '../picture/picture-file.ts';
import { naturally } from './comic/group-pages.ts';
import { isArchiveName, isBookName } from './work-names.ts';

type Entry = { readonly path: string; readonly name: string; readonly isFolder: boolean };

async function entriesOf(folder: string): Promise<readonly Entry[]> {
  const found = await readdir(folder, { withFileTypes: true });
  return found
    .filter((entry) => !isLitter(entry.name) && (entry.isDirectory() || entry.isFile()))
    .map((entry) => ({
      path: path.join(folder, entry.name),
      name: entry.name,
      isFolder: entry.isDirectory(),
    }))
    .toSorted((a, b) => naturally(a.name, b.name));
}

/** Whether books or archives lie in a folder, at whatever depth: then it is not one work's pages. */
async function holdsWorks(folder: string): Promise<boolean> {
  for (const { path: entry, name, isFolder } of await entriesOf(folder)) {
    if (isFolder ? await holdsWorks(entry) : isBookName(name) || isArchiveName(name)) return true;
  }
  return false;
}

async function worksIn(folder: string): Promise<readonly string[]> {
  const entries = await entriesOf(folder);
  const folders = entries.filter(({ isFolder }) => isFolder);
  const files = entries.filter(({ isFolder }) => !isFolder);
  const books = files.filter(({ name }) => isBookName(name)).map((entry) => entry.path);
  const archives = files.filter(({ name }) => isArchiveName(name));
  const deeper = await Promise.all(folders.map((entry) => holdsWorks(entry.path)));
  // Chapters as folders of pictures, as archives, or both: one comic.
  if (books.length === 0 && !deeper.includes(true)) return [folder];
  const below = await Promise.all(
    folders.map(async ({ path: entry }, index) => (deeper[index] ? worksIn(entry) : [entry])),
  );
  return [...books, ...archives.map((entry) => entry.path), ...below.flat()];
}

/**
 * The files and folders that hold one work each, in natural order. A folder of pictures, of folders
 * of pictures, or of archives is one comic; books, and folders that hold books or archives, are
 * works of their own. With `each`, every entry of the folder is one.
 */
export async function findWorks(given: string, each: boolean): Promise<readonly string[]> {
  const found = await stat(given).catch(() => null);
  if (found === null) throw new ImportError(`there is no file or folder at ${given}`);
  if (!found.isDirectory()) return [given];
  if (!each) return worksIn(given);
  const entries = (await entriesOf(given)).filter(
    ({ isFolder, name }) => isFolder || isBookName(name) || isArchiveName(name),
  );
  if (entries.length === 0) throw new ImportError(`there is no work in ${given}`);
  return entries.map((entry) => entry.path);
}
