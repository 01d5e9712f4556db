import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { openArchive, type Archive } from '../archive/open-archive.ts';
import { bookPages, isComic } from '../epub/book-pages.ts';
import { openBook } from '../epub/package/open-book.ts';
import { ImportError } from '../import-error.ts';
import type { WorkSource } from '../work-source.ts';
import { assembleWork } from './assemble-work.ts';
import { readEpubComic } from './comic/epub-comic.ts';
import { readEpubNovel } from './epub-novel.ts';
import { folderFiles } from './comic/folder-files.ts';
import type { FoundWork } from './found-work.ts';
import { readImageComic } from './comic/image-comic.ts';
import type { ImportOptions } from './import-options.ts';

export type OpenWork = {
  readonly source: WorkSource;
  /** What was left out or taken for granted, one line each. */
  readonly notes: readonly string[];
  readonly close: () => void;
};

const otherKinds: readonly (readonly [string, string])[] = [
  ['Rar!', 'a RAR archive'],
  ['7z\xbc\xaf', 'a 7-Zip archive'],
  ['%PDF', 'a PDF'],
  ['\x1f\x8b', 'a gzip archive'],
  ['<', 'a text file'],
];

/** Refuses by its first bytes what is no ZIP archive, whatever its name says. */
async function refuseOtherKinds(file: string): Promise<void> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(8), 0, 8, 0);
    const start = buffer.toString('latin1', 0, bytesRead);
    if (start.startsWith('PK\x03\x04') || start.startsWith('PK\x05\x06')) return;
    const kind = otherKinds.find(([sign]) => start.startsWith(sign))?.[1];
    const really = kind === undefined ? '' : `, but ${kind}`;
    throw new ImportError(`${path.basename(file)} is not a ZIP archive${really}`);
  } finally {
    await handle.close();
  }
}

async function digestOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}

async function readEpub(
  archive: Archive,
  digest: string,
  options: ImportOptions,
  signal?: AbortSignal,
): Promise<FoundWork> {
  const book = await openBook(archive);
  const pages = await bookPages(book);
  const { type, chapters: rule } = options;
  const comic = type === undefined ? isComic(book, pages) : type.endsWith('comic');
  const stopping = signal === undefined ? {} : { signal };
  if (comic) return readEpubComic({ book, pages, digest, rule, ...stopping });
  return readEpubNovel({ book, digest, rule });
}

async function readArchive(
  file: string,
  archive: Archive,
  options: ImportOptions,
  signal?: AbortSignal,
): Promise<FoundWork> {
  const { name, ext } = path.parse(file);
  const digest = await digestOf(file);
  if (ext.toLowerCase() === '.epub') return readEpub(archive, digest, options, signal);
  if (archive.has('META-INF/container.xml')) {
    throw new ImportError(`${name}${ext} is not what its name says: it is an EPUB`);
  }
  const stopping = signal === undefined ? {} : { signal };
  return readImageComic({ files: archive, name, digest, ...stopping });
}

async function openFile(
  file: string,
  options: ImportOptions,
  signal?: AbortSignal,
): Promise<{ found: FoundWork; close: () => void }> {
  const { ext, base } = path.parse(file);
  if (!['.cbz', '.zip', '.epub'].includes(ext.toLowerCase())) {
    throw new ImportError(`${base} is none of .cbz, .zip, .epub or a folder`);
  }
  await refuseOtherKinds(file);
  const archive = await openArchive(file);
  try {
    return { found: await readArchive(file, archive, options, signal), close: archive.close };
  } catch (error) {
    archive.close();
    throw error;
  }
}

/**
 * Reads what a file or folder holds and looks over all of it, before anything is stored. Throws
 * `ImportError` for what cannot be taken. `close` when the work was taken in.
 */
export async function openWork(
  given: string,
  options: ImportOptions,
  signal?: AbortSignal,
): Promise<OpenWork> {
  const file = path.resolve(given);
  const found = await stat(file).catch(() => null);
  if (found === null) throw new ImportError(`there is no file or folder at ${given}`);
  if (!found.isDirectory()) {
    const opened = await openFile(file, options, signal);
    try {
      return { ...assembleWork(opened.found, options), close: opened.close };
    } catch (error) {
      opened.close();
      throw error;
    }
  }
  const files = await folderFiles(file);
  const stopping = signal === undefined ? {} : { signal };
  const origin = { files, name: path.basename(file), digest: files.digest, ...stopping };
  return { ...assembleWork(await readImageComic(origin), options), close: () => {} };
}
