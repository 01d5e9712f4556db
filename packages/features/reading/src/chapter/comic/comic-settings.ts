import {
  pageModeKey,
  readingDirectionKey,
  readStoredDirection,
  readStoredMode,
} from '@hanji/domain/reading/modes/direction-memory.ts';
import type { ComicSettings } from '@hanji/viewer/comic/react/comic-viewer-props.ts';
import { readStored, writeStored } from '#chapter/storage/stored-value.ts';

/** The mode that was chosen for a title, and the direction that was read last in any. */
export function readComicSettings(contentId: number): ComicSettings {
  return {
    mode: readStoredMode(readStored(pageModeKey(contentId))),
    storedDirection: readStoredDirection(readStored(readingDirectionKey)),
  };
}

export function writeComicSettings(contentId: number, settings: ComicSettings): void {
  const { mode, storedDirection } = settings;
  if (mode) writeStored(pageModeKey(contentId), JSON.stringify(mode));
  if (storedDirection) writeStored(readingDirectionKey, JSON.stringify(storedDirection));
}
