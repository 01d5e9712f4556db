/** In CSS pixels; an edge is off by half of it at most. */
const coarsestStep = 4;

/**
 * To multiples of this length, in CSS pixels, the edges of slices are rounded, so that each slice
 * begins where a pixel of the screen begins: drawn from the middle of one it would let the ground
 * through. Whole CSS pixels where they can be, since a screen that is imitated snaps to those.
 */
export function pixelStep(pixelRatio: number): number {
  for (let step = 1; step <= coarsestStep; step += 1) {
    if (Number.isInteger(step * pixelRatio)) return step;
  }
  return 1 / pixelRatio;
}
