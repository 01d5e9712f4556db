import { readComicLayers, writeComicLayers } from '@hanji/domain/reading/comic/comic-record.ts';
import type { ComicLayers } from '@hanji/domain/reading/comic/comic-settings.ts';
import {
  readingDirectionKey,
  readStoredDirection,
} from '@hanji/domain/reading/memory/kept-direction.ts';
import type { ReadingDirection } from '@hanji/domain/reading/page-mode.ts';
import { localSiteStorage } from '@hanji/edition/storage/site-storage.ts';
import type { StoredComicSettings } from '@hanji/viewer/comic/react/comic-viewer-props.ts';
import { keptChallenge } from './kept-chapters.ts';

const settingsKey = keptChallenge.settings;

/** What was chosen for a title and for all of the area, and the direction that was read last. */
export function readSettings(contentId: number): StoredComicSettings {
  return {
    layers: readComicLayers(localSiteStorage.getItem(settingsKey), contentId, null),
    storedDirection: readStoredDirection(localSiteStorage.getItem(readingDirectionKey)),
  };
}

export function writeChoices(contentId: number, layers: ComicLayers): void {
  const stored = localSiteStorage.getItem(settingsKey);
  localSiteStorage.setItem(settingsKey, writeComicLayers(stored, contentId, layers));
}

export function writeDirection(direction: ReadingDirection): void {
  localSiteStorage.setItem(readingDirectionKey, JSON.stringify(direction));
}
