import type { ComicMode, ReadingDirection } from '@hanji/viewer/comic/engine/comic-image.ts';
import type { ComicSettings } from '@hanji/viewer/comic/react/comic-viewer-props.ts';
import { readStored, writeStored } from '#chapter/storage/stored-value.ts';

const modeKey = (contentId: number) => `hanji.comicMode.${contentId}`;
const directionKey = 'hanji.readingDirection';

const modes: readonly ComicMode[] = ['vertical', 'page'];
const directions: readonly ReadingDirection[] = ['TTB', 'LTR', 'RTL'];

/** The mode that was chosen for a title, and the direction that was read last in any. */
export function readComicSettings(contentId: number): ComicSettings {
  const mode = readStored(modeKey(contentId));
  const direction = readStored(directionKey);
  return {
    mode: modes.find((known) => known === mode),
    storedDirection: directions.find((known) => known === direction),
  };
}

export function writeComicSettings(contentId: number, settings: ComicSettings): void {
  if (settings.mode) writeStored(modeKey(contentId), settings.mode);
  if (settings.storedDirection) writeStored(directionKey, settings.storedDirection);
}
