import type { Orientation } from '@hanji/contract/vocabulary.ts';
import { isWideScreen } from '#screens/widths.ts';
import { parseStored } from '#reading/memory/stored-json.ts';

/** Which way a work is read: LTR and RTL turn pages, TTB is one strip (section 4 "Viewer"). */
export type ReadingDirection = Orientation;

/** The directions in which pages lie side by side. */
export type PageDirection = Exclude<ReadingDirection, 'TTB'>;

/** How a comic is laid out now: a vertical strip, or pages that are swiped sideways. */
export const pageModes = ['vertical', 'page'] as const;
export type PageMode = (typeof pageModes)[number];

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

/** A side of the screen. */
export type Side = 'left' | 'right' | 'up' | 'down';

/** To the neighbouring page. */
export type Turn = 'previous' | 'next';

/** A step through the pages, or to either end. */
export type PageStep = Turn | 'first' | 'last';

/** Where the next page lies (reading-service, section 4 "Viewer"). */
export const forwardSide = {
  LTR: 'right',
  RTL: 'left',
  TTB: 'down',
} as const satisfies Readonly<Record<ReadingDirection, Side>>;

const opposite = {
  left: 'right',
  right: 'left',
  up: 'down',
  down: 'up',
} as const satisfies Readonly<Record<Side, Side>>;

/** The turn towards a side; undefined for a side where no page lies. */
export function turnTowards(side: Side, direction: ReadingDirection): Turn | undefined {
  const forward = forwardSide[direction];
  if (side === forward) return 'next';
  return side === opposite[forward] ? 'previous' : undefined;
}

/**
 * What a key asks for, by its name as browsers give it; an arrow points where the page lies, and
 * the shift key turns the space bar around.
 */
export function stepOfKey(
  key: string,
  direction: ReadingDirection,
  shift = false,
): PageStep | undefined {
  switch (key) {
    case 'ArrowLeft':
      return turnTowards('left', direction);
    case 'ArrowRight':
      return turnTowards('right', direction);
    case 'ArrowUp':
      return turnTowards('up', direction);
    case 'ArrowDown':
      return turnTowards('down', direction);
    case ' ':
      return shift ? 'previous' : 'next';
    case 'PageDown':
      return 'next';
    case 'PageUp':
      return 'previous';
    case 'Home':
      return 'first';
    case 'End':
      return 'last';
  }
  return undefined;
}

/** How much of the width turns pages, at either edge. */
export const tapZone = 0.25;

/**
 * What a tap at a share of the width asks for, 0 at the left edge and 1 at the right: the outer
 * quarters turn the page; the middle, and every tap on a strip, asks for the controls. `inverted`
 * exchanges the quarters.
 */
export function turnOfTap(
  share: number,
  direction: ReadingDirection,
  inverted = false,
): Turn | undefined {
  if (share <= tapZone) return turnTowards(inverted ? 'right' : 'left', direction);
  return share >= 1 - tapZone ? turnTowards(inverted ? 'left' : 'right', direction) : undefined;
}

/** What a swipe asks for: the finger pulls in the page of the other side. */
export function turnOfSwipe(towards: Side, direction: ReadingDirection): Turn | undefined {
  return turnTowards(opposite[towards], direction);
}

/** Where a device keeps the direction that was read last, in any title. */
export const readingDirectionKey = 'hanji.readingDirection';

/** Where a device kept the mode that a reader chose for one title, before there was a record. */
export function pageModeKey(contentId: number): string {
  return `hanji.comicMode.${contentId}`;
}

const directions: readonly ReadingDirection[] = ['TTB', 'LTR', 'RTL'];

/** The remembered direction out of stored text; undefined where none can be read. */
export function readStoredDirection(text: string | null): ReadingDirection | undefined {
  const stored = parseStored(text);
  return directions.find((known) => known === stored);
}

/** The chosen mode out of stored text; undefined where none can be read. */
export function readStoredMode(text: string | null): PageMode | undefined {
  const stored = parseStored(text);
  return pageModes.find((known) => known === stored);
}

/**
 * Whether the reading guide shows: the direction is another than the one remembered, or none is
 * remembered yet (reading-service, section 4 "Viewer").
 */
export function showsGuide(
  remembered: ReadingDirection | undefined,
  direction: ReadingDirection,
): boolean {
  return remembered !== direction;
}
