import type { Orientation } from '@hanji/contract/vocabulary.ts';
import { isWideScreen } from '#screens/wide-screen.ts';

/** Which way a work is read: LTR and RTL turn pages, TTB is one strip (section 4 "Viewer"). */
export type ReadingDirection = Orientation;

/** The directions in which pages lie side by side. */
export type PageDirection = Exclude<ReadingDirection, 'TTB'>;

/** How a comic is laid out now: a vertical strip, or pages that are swiped sideways. */
export type PageMode = 'vertical' | 'page';

/** The mode that a title opens in: TTB gives vertical (reading-service, section 4 "Viewer"). */
export function modeOf(orientation: ReadingDirection): PageMode {
  return orientation === 'TTB' ? 'vertical' : 'page';
}

/** The other mode, which the reader may flip to. */
export function flippedMode(mode: PageMode): PageMode {
  return mode === 'vertical' ? 'page' : 'vertical';
}

/** The direction that is read in a mode; a vertical title turned by pages goes left to right. */
export function directionOf(orientation: ReadingDirection, mode: PageMode): ReadingDirection {
  if (mode === 'vertical') return 'TTB';
  return orientation === 'RTL' ? 'RTL' : 'LTR';
}

/** Pages are paired on wide screens unless the mode is vertical (section 4 "Viewer"). */
export function isPaired(windowWidth: number, mode: PageMode): boolean {
  return mode === 'page' && isWideScreen(windowWidth);
}
