import type { Book } from '#ingest/epub/package/book.ts';
import { readContentDocument } from '#ingest/epub/document/content-document.ts';
import { countCharacters } from '#ingest/epub/document/count-characters.ts';
import { openBook } from '#ingest/epub/package/open-book.ts';
import { cutTrial, writeTrial } from '#ingest/epub/write/write-trial.ts';
import { withWrittenBook, type WrittenBook } from '#ingest/epub/write/with-written-book.ts';
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
  { file, size, archive }: WrittenBook,
  salesType: StoredBook['salesType'],
): Promise<StoredBook> {
  const counts = await characterCounts(await openBook(archive));
  const storageKey = `epubs/${(await digestOf(file.bytes())).slice(0, 32)}.epub`;
  if ((await storage.stat(storageKey))?.size !== size) {
    stored.objects.push(storageKey);
    await storage.put(storageKey, file.bytes(), { contentType });
  }
  return { salesType, storageKey, size, characterCounts: counts };
}

/**
 * Stores the EPUB of a novel chapter and, where a trial is wanted and there is something to show,
 * one of its beginning. They are written to temporary files first.
 */
export function storeBook(
  pictures: PictureStore,
  write: WriteBook,
  trial: boolean,
): Promise<readonly StoredBook[]> {
  return withWrittenBook(write, async (book) => {
    const product = await storeFile(pictures, book, 'product');
    if (product.characterCounts.length === 0) throw new ImportError('a chapter has no text');
    const beginning = trial ? await cutTrial(book.archive) : null;
    if (beginning === null) return [product];
    return withWrittenBook(
      (to) => writeTrial(beginning, to),
      async (own) => [product, await storeFile(pictures, own, 'trial')],
    );
  });
}
