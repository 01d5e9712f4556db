import { clamp } from '#numbers/clamp.ts';
import type { StripBox } from './panel-stop.ts';

/** What of a strip is on screen, in widths of the strip. */
export type StripSight = { readonly top: number; readonly height: number };

/** How much faster a strip goes by itself where nothing is on screen. */
const hurried = 4;
/** How much slower while a panel that fits on the screen stands in its middle. */
const rested = 0.45;
/** So near to the middle it stands there, in shares of the screen. */
const nearMiddle = 0.08;
/** Of the screen, its upper and lower part do not count: what comes there is not read yet. */
const seenShare = 0.7;

/** Of a stretch of the strip, the share over which a panel lies. */
function coveredShare(boxes: readonly StripBox[], from: number, to: number): number {
  let [reached, covered] = [from, 0];
  for (const { top, bottom } of boxes.toSorted((a, b) => a.top - b.top)) {
    const begin = clamp(Math.max(top, reached), from, to);
    const end = clamp(bottom, begin, to);
    covered += end - begin;
    reached = Math.max(reached, end);
  }
  return to > from ? covered / (to - from) : 0;
}

/**
 * By what a strip's own scrolling is multiplied: 1 while panels go by, less while one of them stands
 * in the middle of the screen, up to 4 over empty stretches. 1 where no panels are known.
 */
export function scrollFactor(stops: readonly StripBox[], { top, height }: StripSight): number {
  if (stops.length === 0 || height <= 0) return 1;
  const margin = (height * (1 - seenShare)) / 2;
  const near = stops.filter((stop) => stop.bottom > top && stop.top < top + height);
  const middle = top + height / 2;
  const rests = near.some(
    (stop) =>
      stop.bottom - stop.top <= height &&
      Math.abs((stop.top + stop.bottom) / 2 - middle) <= height * nearMiddle,
  );
  if (rests) return rested;
  const empty = 1 - coveredShare(near, top + margin, top + height - margin);
  return 1 + (hurried - 1) * empty ** 2;
}
