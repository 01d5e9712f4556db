import type { StorageSettings } from '#settings/settings.ts';
import { openLocalFolderStorage } from './local-folder-storage.ts';
import type { ObjectStorage } from './object-storage.ts';
import { openS3Storage } from './s3-storage.ts';

/** The object storage that the settings name. */
export async function openStorage(settings: StorageSettings): Promise<ObjectStorage> {
  switch (settings.kind) {
    case 'local':
      return openLocalFolderStorage(settings.folder);
    case 's3':
      return openS3Storage(settings);
  }
}
