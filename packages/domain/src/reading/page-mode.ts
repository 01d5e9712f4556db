import { isWideScreen } from '#screens/widths.ts';
import type { Orientation } from '@hanji/contract/vocabulary.ts';

/** Which way a work is read: LTR and RTL turn pages, TTB is one strip (section 4 "Viewer"). */
export type ReadingDirection = Orientation;

/** The directions in which pages lie side by side. */
export type PageDirection = Exclude<ReadingDirection, 'TTB'>;

/** How a comic is laid out now: a vertical strip, or pages that are swiped sideways. */
export const pageModes = ['vertical', 'page'] as const;

export type PageMode = (typeof pageModes)[number];

/**
 * The mode that a title opens in: TTB gives vertical (reading-service, section 4 "Viewer"). A strip
 * that is scrolled sideways is that mode too, lying.
 */
export function modeOf(orientation: ReadingDirection, sideways = false): PageMode {
  return orientation === 'TTB' || sideways ? 'vertical' : 'page';
}

/** The other mode, which the reader may flip to. */
export function flippedMode(mode: PageMode): PageMode {
  return mode === 'vertical' ? 'page' : 'vertical';
}

/**
 * The direction that is read in a mode; a vertical title turned by pages goes left to right, and a
 * strip that lies goes the work's own way.
 */
export function directionOf(
  orientation: ReadingDirection,
  mode: PageMode,
  sideways = false,
): ReadingDirection {
  if (mode === 'vertical') return sideways ? orientation : 'TTB';
  return orientation === 'RTL' ? 'RTL' : 'LTR';
}

/** Pages are paired on wide screens unless the mode is vertical (section 4 "Viewer"). */
export function isPaired(windowWidth: number, mode: PageMode): boolean {
  return mode === 'page' && isWideScreen(windowWidth);
}
