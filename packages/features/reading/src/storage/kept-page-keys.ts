import { comicSettingsKey } from '@hanji/domain/reading/comic/comic-record.ts';
import { readingPositionsKey } from '@hanji/domain/reading/memory/kept-positions.ts';

/** What a page looks into before its first paint: see `keptPage` of the build. */
export const keptPageKeys = { places: readingPositionsKey, settings: comicSettingsKey };
