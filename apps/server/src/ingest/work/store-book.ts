import { createHash } from 'node:crypto';
import { openArchive } from '../archive/open-archive.ts';
import type { Book } from '../epub/package/book.ts';
import { readContentDocument } from '../epub/document/content-document.ts';
import { countCharacters } from '../epub/document/count-characters.ts';
import { openBook } from '../epub/package/open-book.ts';
import { writeTrial } from '../epub/write/write-trial.ts';
import { ImportError } from '../import-error.ts';
import type { PictureStore } from '../picture/store-picture.ts';
import type { StoredBook } from './stored-work.ts';

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
  bytes: Uint8Array,
  salesType: StoredBook['salesType'],
): Promise<StoredBook> {
  const archive = await openArchive(bytes);
  try {
    const counts = await characterCounts(await openBook(archive));
    const digest = createHash('sha256').update(bytes).digest('hex').slice(0, 32);
    const storageKey = `epubs/${digest}.epub`;
    if ((await storage.stat(storageKey))?.size !== bytes.length) {
      stored.objects.push(storageKey);
      await storage.put(storageKey, bytes, { contentType });
    }
    return { salesType, storageKey, size: bytes.length, characterCounts: counts };
  } finally {
    archive.close();
  }
}

/** Stores the EPUB of a novel chapter and, where a trial is wanted, one of its beginning. */
export async function storeBook(
  pictures: PictureStore,
  bytes: Uint8Array,
  trial: boolean,
): Promise<readonly StoredBook[]> {
  const product = await storeFile(pictures, bytes, 'product');
  if (product.characterCounts.length === 0) throw new ImportError('a chapter has no text');
  if (!trial) return [product];
  return [product, await storeFile(pictures, await writeTrial(bytes), 'trial')];
}
