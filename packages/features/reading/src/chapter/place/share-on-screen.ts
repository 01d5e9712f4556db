import type { ChapterView } from '@hanji/contract/entities/chapter.ts';
import { screenShare } from '@hanji/domain/reading/position/screen-share.ts';
import { readComicSettings } from '#chapter/comic/comic-settings.ts';
import { openingMode } from '#chapter/comic/strip/opening-mode.ts';
import { reckonedImages } from '#chapter/comic/reckoned-images.ts';

/** What share of a comic's chapter this window shows, 0 to 1; 0 of a novel, which nobody reckons. */
export function shareOnScreen(view: ChapterView): number {
  const { id, sideways } = view.content;
  const mode = openingMode(view, readComicSettings(id));
  const { innerWidth, innerHeight } = window;
  const lies = sideways && mode === 'vertical';
  const screen = lies
    ? { width: innerHeight, height: innerWidth }
    : { width: innerWidth, height: innerHeight };
  return screenShare(reckonedImages(view), mode, screen);
}
