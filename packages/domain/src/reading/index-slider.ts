import { clamp } from '#numbers/clamp.ts';
import type { ReadingDirection } from '#reading/page-mode.ts';

/** The state of an index slider; it has nothing to offer where `max` is not above `min`. */
export type IndexSlider = {
  readonly min: number;
  readonly max: number;
  readonly value: number;
  readonly rightToLeft: boolean;
};

/** By percent, 0 to 100 in whole numbers: strips and novels (section 2 "Viewers"). */
export function percentSlider(percent: number, direction: ReadingDirection): IndexSlider {
  const value = Math.round(clamp(percent, 0, 100));
  return { min: 0, max: 100, value, rightToLeft: direction === 'RTL' };
}

/** By absolute page, from 1; `pageIndex` counts from 0 (section 2 "Viewers"). */
export function pageSlider(
  pageIndex: number,
  pageCount: number,
  direction: ReadingDirection,
): IndexSlider {
  const max = Math.max(1, pageCount);
  return { min: 1, max, value: clamp(pageIndex + 1, 1, max), rightToLeft: direction === 'RTL' };
}

/** The page that a value of the page slider means, as an index from 0. */
export function pageOfSlider({ min, max }: IndexSlider, value: number): number {
  return Math.round(clamp(value, min, max)) - min;
}
