import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openArchive } from '#ingest/archive/open-archive.ts';
import type { Archive } from '#ingest/archive/archive.ts';
import type { Book } from '#ingest/epub/package/book.ts';
import { readContentDocument } from '#ingest/epub/document/content-document.ts';
import { countCharacters } from '#ingest/epub/document/count-characters.ts';
import { openBook } from '#ingest/epub/package/open-book.ts';
import { writeTrial } from '#ingest/epub/write/write-trial.ts';
import type { WriteBook } from '#ingest/epub/write/written-book.ts';
import { ImportError } from '#ingest/import-error.ts';
import type { PictureStore } from '#ingest/picture/store-picture.ts';
import { digestOf } from '#ingest/digest-of.ts';
import type { StoredBook } from '#ingest/work/stored-work.ts';

const contentType = 'application/epub+zip';

/** Characters of each document of the spine, in order. */
async function characterCounts({ archive, spine }: Book): Promise<number[]> {
  const counts: number[] = [];
  for (const { item } of spine) {
    const readable = item.mediaType.endsWith('xml');
    const bytes = readable ? await archive.read(item.path) : null;
    counts.push(bytes === null ? 0 : countCharacters(readContentDocument(bytes, item.path)));
  }
  return counts;
}

async function storeFile(
  { storage, stored }: PictureStore,
  file: string,
  archive: Archive,
  salesType: StoredBook['salesType'],
): Promise<StoredBook> {
  const counts = await characterCounts(await openBook(archive));
  const { size } = await stat(file);
  const storageKey = `epubs/${(await digestOf(file)).slice(0, 32)}.epub`;
  if ((await storage.stat(storageKey))?.size !== size) {
    stored.objects.push(storageKey);
    await storage.put(storageKey, createReadStream(file), { contentType });
  }
  return { salesType, storageKey, size, characterCounts: counts };
}

/** Gives what is made of a written book, whose file lasts as long as that takes. */
async function withBook<Made>(
  folder: string,
  write: WriteBook,
  make: (file: string, archive: Archive) => Promise<Made>,
): Promise<Made> {
  const file = path.join(await mkdtemp(path.join(folder, 'book-')), 'book.epub');
  await write(createWriteStream(file));
  const archive = await openArchive(file);
  try {
    return await make(file, archive);
  } finally {
    archive.close();
  }
}

/**
 * Stores the EPUB of a novel chapter and, where a trial is wanted, one of its beginning. They are
 * written to files first: a chapter may hold more pictures than there is memory for.
 */
export async function storeBook(
  pictures: PictureStore,
  write: WriteBook,
  trial: boolean,
): Promise<readonly StoredBook[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'hanji-'));
  try {
    return await withBook(folder, write, async (file, archive) => {
      const product = await storeFile(pictures, file, archive, 'product');
      if (product.characterCounts.length === 0) throw new ImportError('a chapter has no text');
      if (!trial) return [product];
      return withBook(
        folder,
        (to) => writeTrial(archive, to),
        async (...own) => [product, await storeFile(pictures, ...own, 'trial')],
      );
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
