import type { StorageSettings } from '#settings/settings.ts';
import { openLocalFolderStorage } from './local-folder-storage.ts';
import type { ObjectStorage } from './object-storage.ts';

/** The object storage that the settings name. */
export async function openStorage(settings: StorageSettings): Promise<ObjectStorage> {
  switch (settings.kind) {
    case 'local':
      return openLocalFolderStorage(settings.folder);
    case 's3':
      // The client is large, and a folder needs none of it.
      return (await import('./s3-storage.ts')).openS3Storage(settings);
  }
}
