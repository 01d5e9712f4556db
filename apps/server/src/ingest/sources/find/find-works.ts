import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { isSystemError } from '#errors/start-error.ts';
import { ImportError } from '#ingest/import-error.ts';
import { isLitter, isPictureName } from '#ingest/picture/picture-file.ts';
import { naturally } from '#ingest/sources/comic/group-pages.ts';
import {
  isArchiveName,
  isBookName,
  isManagedName,
  isManagersFolder,
  tellsOfUnreadBook,
} from './work-names.ts';

type Entry = {
  readonly path: string;
  readonly name: string;
  /** What is special is a link, a pipe, a socket or a device: nothing follows or opens it. */
  readonly kind: 'folder' | 'file' | 'special';
};

/** What lies in a folder, in natural order, without what systems leave there. */
export async function entriesOf(folder: string): Promise<readonly Entry[]> {
  const found = await readdir(folder, { withFileTypes: true });
  return found
    .filter(({ name }) => !isLitter(name))
    .map((entry): Entry => {
      const kind = entry.isDirectory() ? 'folder' : entry.isFile() ? 'file' : 'special';
      return { path: path.join(folder, entry.name), name: entry.name, kind };
    })
    .toSorted((a, b) => naturally(a.name, b.name));
}

/** Whether an entry is a work by itself, as far as its name tells, or may hold some. */
export function mayBeWork({ kind, name }: Entry): boolean {
  return kind === 'folder' || (kind === 'file' && (isBookName(name) || isArchiveName(name)));
}

/** A book that is not read, in the folder that a manager of books keeps it in: its cover is no comic. */
function isUnreadBook(entries: readonly Entry[]): boolean {
  return (
    entries.some(({ name }) => tellsOfUnreadBook(name)) &&
    entries.every(
      ({ kind, name }) =>
        kind !== 'folder' &&
        !isArchiveName(name) &&
        !isBookName(name) &&
        (!isPictureName(name) || path.parse(name).name.toLowerCase() === 'cover'),
    )
  );
}

/** Whether books or archives lie in a folder, at whatever depth: then it is not one work's pages. */
async function holdsWorks(folder: string): Promise<boolean> {
  const entries = await entriesOf(folder).catch((error: unknown) => {
    // Whoever takes it in says that it cannot be read: it keeps nothing beside it out.
    if (isSystemError(error)) return [];
    throw error;
  });
  if (isUnreadBook(entries)) return true;
  for (const entry of entries.filter(mayBeWork)) {
    if (entry.kind === 'file' || (await holdsWorks(entry.path))) return true;
  }
  return false;
}

/** What was found in a folder, or several. */
export type FoundWorks = {
  /** Files and folders that hold one work each. */
  readonly works: readonly string[];
  /** Files beside them that are none, or the same work in another format. */
  readonly passedOver: readonly string[];
};

function stemOf(name: string): string {
  return path.parse(name).name.normalize('NFC').toLowerCase();
}

/** The works in a folder, by what lies in it; none of books alone that are not read. */
export async function worksIn(folder: string): Promise<FoundWorks> {
  const entries = await entriesOf(folder);
  if (isUnreadBook(entries)) return { works: [], passedOver: entries.map((entry) => entry.path) };
  const isKept = entries.some(({ name }) => isManagedName(name));
  const folders = entries.filter(
    ({ kind, name }) => kind === 'folder' && !(isKept && isManagersFolder(name)),
  );
  const files = entries.filter(({ kind }) => kind === 'file');
  const books = files.filter(({ name }) => isBookName(name));
  const deeper = await Promise.all(folders.map((entry) => holdsWorks(entry.path)));
  // Chapters as folders of pictures, as archives, or both: one comic.
  if (books.length === 0 && !deeper.includes(true)) return { works: [folder], passedOver: [] };
  const below = await Promise.all(
    folders.map(async ({ path: entry }, index) =>
      deeper[index] ? worksIn(entry) : { works: [entry], passedOver: [] },
    ),
  );
  // Tools that manage books keep each in several formats, side by side under one name.
  const stems = new Set(books.map(({ name }) => stemOf(name)));
  const archives = files.filter(({ name }) => isArchiveName(name) && !stems.has(stemOf(name)));
  const own = [...books, ...archives];
  const others = entries.filter((entry) => !own.includes(entry) && !folders.includes(entry));
  return {
    works: [...own.map((entry) => entry.path), ...below.flatMap(({ works }) => works)],
    passedOver: [
      ...others.map((entry) => entry.path),
      ...below.flatMap(({ passedOver }) => passedOver),
    ],
  };
}

/**
 * The files and folders that hold one work each, in natural order. A folder of pictures, of folders
 * of pictures, or of archives is one comic; books, and folders that hold books or archives, are
 * works of their own. With `each`, every entry of the folder is one.
 */
export async function findWorks(given: string, each: boolean): Promise<FoundWorks> {
  const found = await stat(given).catch(() => null);
  if (found === null) throw new ImportError(`there is no file or folder at ${given}`);
  if (!found.isDirectory()) return { works: [given], passedOver: [] };
  if (!each) {
    const within = await worksIn(given);
    if (within.works.length === 0) throw new ImportError(`there is no work in ${given}`);
    return within;
  }
  const entries = await entriesOf(given);
  const works = entries.filter(mayBeWork);
  if (works.length === 0) throw new ImportError(`there is no work in ${given}`);
  return {
    works: works.map((entry) => entry.path),
    passedOver: entries.filter((entry) => !works.includes(entry)).map((entry) => entry.path),
  };
}
