import {
  pageModeKey,
  readingDirectionKey,
  readStoredDirection,
  readStoredMode,
} from '@hanji/domain/reading/modes.ts';
import type { ComicSettings } from '@hanji/viewer/comic/react/comic-viewer-props.ts';
import { localSiteStorage } from '@hanji/edition/storage/site-storage.ts';

/** The mode that was chosen for a title, and the direction that was read last in any. */
export function readComicSettings(contentId: number): ComicSettings {
  return {
    mode: readStoredMode(localSiteStorage.getItem(pageModeKey(contentId))),
    storedDirection: readStoredDirection(localSiteStorage.getItem(readingDirectionKey)),
  };
}

export function writeComicSettings(contentId: number, settings: ComicSettings): void {
  const { mode, storedDirection } = settings;
  if (mode) localSiteStorage.setItem(pageModeKey(contentId), JSON.stringify(mode));
  if (storedDirection)
    localSiteStorage.setItem(readingDirectionKey, JSON.stringify(storedDirection));
}
