import {
  comicSettingsKey,
  readComicLayers,
  writeComicLayers,
} from '@hanji/domain/reading/comic/comic-record.ts';
import type { ComicLayers } from '@hanji/domain/reading/comic/comic-settings.ts';
import {
  pageModeKey,
  readingDirectionKey,
  readStoredDirection,
} from '@hanji/domain/reading/memory/kept-direction.ts';
import type { ReadingDirection } from '@hanji/domain/reading/page-mode.ts';
import type { StoredComicSettings } from '@hanji/viewer/comic/react/comic-viewer-props.ts';
import { localSiteStorage } from '@hanji/edition/storage/site-storage.ts';

/** What was chosen for a title and for all, and the direction that was read last in any. */
export function readComicSettings(contentId: number): StoredComicSettings {
  return {
    layers: readComicLayers(
      localSiteStorage.getItem(comicSettingsKey),
      contentId,
      localSiteStorage.getItem(pageModeKey(contentId)),
    ),
    storedDirection: readStoredDirection(localSiteStorage.getItem(readingDirectionKey)),
  };
}

/** Keeps the choices in the record, which takes the place of the mode that stood alone. */
export function writeComicChoices(contentId: number, layers: ComicLayers): void {
  const stored = localSiteStorage.getItem(comicSettingsKey);
  localSiteStorage.setItem(comicSettingsKey, writeComicLayers(stored, contentId, layers));
  localSiteStorage.removeItem(pageModeKey(contentId));
}

/** The direction that is read now. */
export function writeReadingDirection(direction: ReadingDirection): void {
  localSiteStorage.setItem(readingDirectionKey, JSON.stringify(direction));
}
