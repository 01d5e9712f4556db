import type { ComicMode, ReadingDirection } from '#comic/engine/comic-image.ts';
import { wideScreenAbove } from '#shared/engine/viewer-times.ts';

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
  return mode === 'page' && windowWidth > wideScreenAbove;
}

/** A step through the pages, or to either end. */
export type PageStep = 'previous' | 'next' | 'first' | 'last';

/** What a key asks for; arrows point where the page lies, so RTL reverses them. */
export function stepOfKey(key: string, direction: ReadingDirection): PageStep | undefined {
  const forwards = direction === 'RTL' ? 'ArrowLeft' : 'ArrowRight';
  const backwards = direction === 'RTL' ? 'ArrowRight' : 'ArrowLeft';
  switch (key) {
    case forwards:
    case 'PageDown':
    case ' ':
      return 'next';
    case backwards:
    case 'PageUp':
      return 'previous';
    case 'Home':
      return 'first';
    case 'End':
      return 'last';
    default:
      return undefined;
  }
}

/** What a tap at `x` of `width` asks for: the outer quarters turn the page. */
export function stepOfTap(
  x: number,
  width: number,
  direction: ReadingDirection,
): 'previous' | 'next' | undefined {
  const share = width > 0 ? x / width : 0.5;
  if (share > 0.25 && share < 0.75) return undefined;
  const right = share >= 0.75;
  return right === (direction === 'RTL') ? 'previous' : 'next';
}
