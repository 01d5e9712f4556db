import type { ReadingDirection } from '#reading/page-mode.ts';

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
