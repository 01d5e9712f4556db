import type { ChapterView } from '@hanji/contract/entities/chapter.ts';
import { readComicSettings } from '#chapter/comic/comic-settings.ts';
import { comicStart, type ComicStart } from '#chapter/comic/comic-start.ts';
import type { Arrival } from '#opening/arrival.ts';
import type { ChapterAddress } from '#paths/paths.ts';
import { hasStripsAsSent, opensStanding } from './opening-mode.ts';

/** Where a chapter opens that opens as a strip such as the service sends; null where it does not. */
export function stripStart(
  reader: string | null,
  address: ChapterAddress,
  view: ChapterView,
  arrival: Arrival | null,
): ComicStart | null {
  const settings = readComicSettings(address.contentId);
  if (!opensStanding(view, settings) || !hasStripsAsSent(settings)) return null;
  return comicStart({ reader, chapterId: address.chapterId }, address, view, arrival);
}
