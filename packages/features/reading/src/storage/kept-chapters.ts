import { comicSettingsKey } from '@hanji/domain/reading/comic/comic-record.ts';
import { stripAsSent } from '@hanji/domain/reading/comic/comic-settings.ts';
import { readingPositionsKey } from '@hanji/domain/reading/memory/kept-positions.ts';

/** Where a browser keeps what its reader's comics look like: see `keptPage` of the build. */
export const keptComics = {
  address: /^\/(?:magazine_)?comic\/(\d+)\/chapter\/(\d+)(?:\/|$)/,
  places: readingPositionsKey,
  settings: comicSettingsKey,
  asSent: stripAsSent,
};
