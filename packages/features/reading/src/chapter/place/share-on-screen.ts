import type { ChapterView } from '@hanji/contract/entities/chapter.ts';
import { screenShare } from '@hanji/domain/reading/position/screen-share.ts';
import { readComicSettings } from '#chapter/comic/comic-settings.ts';
import { openingMode } from '#chapter/comic/strip/opening-mode.ts';
import { reckonedImages, reckonedScreen } from '#chapter/comic/reckoned.ts';

/** What share of a comic's chapter this window shows, 0 to 1; 0 of a novel, which nobody reckons. */
export function shareOnScreen(view: ChapterView): number {
  const mode = openingMode(view, readComicSettings(view.content.id));
  const screen =
    mode === 'page' ? { width: innerWidth, height: innerHeight } : reckonedScreen(view);
  return screenShare(reckonedImages(view), mode, screen);
}
