import type { Database } from '#db/client.ts';
import { StartError } from '#errors/start-error.ts';
import { ImportError } from '#ingest/import-error.ts';
import { storePicture, createPictureStore } from '#ingest/picture/store-picture.ts';
import type { ObjectStorage } from '#ports/object-storage.ts';
import type { PictureFiles } from './contest-folder.ts';

/**
 * Stores pictures as those of the catalogue are; gives their ids by their names.
 * @throws StartError where a file is none
 */
export async function storePictures(
  { db, storage }: { readonly db: Database; readonly storage: ObjectStorage },
  files: PictureFiles,
): Promise<Map<string, string>> {
  const pictures = createPictureStore(db, storage);
  const ids = new Map<string, string>();
  for (const [name, bytes] of files) {
    const source = { kind: 'file', bytes } as const;
    try {
      const [stored] = await storePicture(pictures, source, { prefix: 'covers', cut: 'never' });
      if (stored) ids.set(name, stored.id);
    } catch (error) {
      if (error instanceof ImportError) throw new StartError(`${name}: ${error.message}`);
      throw error;
    }
  }
  return ids;
}
