import { open } from 'node:fs/promises';
import path from 'node:path';
import { openArchive, type Archive } from '../archive/open-archive.ts';
import { bookKind } from '../epub/book-kind.ts';
import { bookPages } from '../epub/book-pages.ts';
import { openBook } from '../epub/package/open-book.ts';
import { ImportError } from '../import-error.ts';
import { readEpubComic } from './comic/epub-comic.ts';
import { readImageComic } from './comic/image-comic.ts';
import { readEpubNovel } from './epub-novel.ts';
import { digestOf } from './digest-of.ts';
import type { FoundWork } from './found-work.ts';
import type { ImportOptions } from './import-options.ts';
import type { Reading } from './reading.ts';

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

async function readEpub(
  archive: Archive,
  digest: string,
  options: ImportOptions,
  reading: Reading,
): Promise<FoundWork> {
  const book = await openBook(archive);
  const pages = await bookPages(book);
  const { type, chapters: rule } = options;
  const { kind, note } = bookKind(book, pages);
  const comic = type === undefined ? kind === 'comic' : type.endsWith('comic');
  const found = await (comic
    ? readEpubComic({ book, pages, digest, rule, reading })
    : readEpubNovel({ book, digest, rule, reading }));
  return type === undefined ? { ...found, notes: [note, ...found.notes] } : found;
}

async function readArchive(
  file: string,
  archive: Archive,
  options: ImportOptions,
  reading: Reading,
): Promise<FoundWork> {
  const { name, ext } = path.parse(file);
  const digest = await digestOf(file);
  if (ext.toLowerCase() === '.epub') return readEpub(archive, digest, options, reading);
  if (archive.has('META-INF/container.xml')) {
    throw new ImportError(`${name}${ext} is not what its name says: it is an EPUB`);
  }
  return readImageComic({ files: archive, name, digest, reading });
}

/** Reads a file that holds one work. `close` when the work was taken in. */
export async function openFile(
  file: string,
  options: ImportOptions,
  reading: Reading,
): Promise<{ found: FoundWork; close: () => void }> {
  const { ext, base } = path.parse(file);
  if (!['.cbz', '.zip', '.epub'].includes(ext.toLowerCase())) {
    throw new ImportError(`${base} is none of .cbz, .zip, .epub or a folder`);
  }
  await refuseOtherKinds(file);
  const archive = await openArchive(file);
  try {
    return { found: await readArchive(file, archive, options, reading), close: archive.close };
  } catch (error) {
    archive.close();
    throw error;
  }
}
