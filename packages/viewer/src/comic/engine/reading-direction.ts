import { isWideScreen } from '@hanji/domain/screens/wide-screen.ts';
import type { ComicMode, ReadingDirection } from '#comic/engine/comic-image.ts';

/** The mode that a title opens in: TTB is vertical (section 4). */
export function modeOf(orientation: ReadingDirection): ComicMode {
  return orientation === 'TTB' ? 'vertical' : 'page';
}

/** The direction that is read in a mode; a vertical title turned by pages goes left to right. */
export function directionOf(orientation: ReadingDirection, mode: ComicMode): ReadingDirection {
  if (mode === 'vertical') return 'TTB';
  return orientation === 'RTL' ? 'RTL' : 'LTR';
}

/** Pages are paired on wide screens unless the mode is vertical (section 4). */
export function isPaired(windowWidth: number, mode: ComicMode): boolean {
  return mode === 'page' && isWideScreen(windowWidth);
}
