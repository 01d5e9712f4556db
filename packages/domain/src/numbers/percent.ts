import { clamp } from '#numbers/clamp.ts';

/** What percent of a way is done, whole and from 0 to 100; 0 of a way without length. */
export function percentOf(done: number, whole: number): number {
  return whole > 0 ? Math.round(clamp(done / whole, 0, 1) * 100) : 0;
}

/** How much of a way lies before a percent of it; percents beyond 0 and 100 are its ends. */
export function atPercent(percent: number, whole: number): number {
  return (Math.max(0, whole) * clamp(percent, 0, 100)) / 100;
}
