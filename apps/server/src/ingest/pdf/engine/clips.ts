import { numbersOf } from './heap.ts';
import type { Engine } from './load-engine.ts';

/** Edges of a page in points, upwards from the bottom. */
export type PageBox = {
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  readonly top: number;
};

const bezier = 1;
const corners = 4;

/** Which corner of the page a point lies at or beyond; null for any other point. */
function cornerOf([x = 0, y = 0]: readonly number[], box: PageBox, near: number): string | null {
  const across = x <= box.left + near ? 'left' : x >= box.right - near ? 'right' : null;
  const along = y <= box.bottom + near ? 'bottom' : y >= box.top - near ? 'top' : null;
  return across === null || along === null ? null : `${along} ${across}`;
}

/** Whether a path is a rectangle around the whole page: many programs write one around everything. */
function surrounds(
  engine: Engine,
  segments: readonly number[],
  box: PageBox,
  near: number,
): boolean {
  const met = segments.map((segment) => {
    if (engine.FPDFPathSegment_GetType(segment) === bezier) return null;
    const point = numbersOf(engine, 2, 'float', (at) =>
      engine.FPDFPathSegment_GetPoint(segment, at(0), at(1)),
    );
    return point === null ? null : cornerOf(point, box, near);
  });
  // Each corner once, and the first one again where the path is closed by a line.
  return !met.includes(null) && met.length <= corners + 1 && new Set(met).size === corners;
}

/** Whether anything of the page is cut off an object; `near` is what does not count, in points. */
export function isClipped(engine: Engine, object: number, box: PageBox, near: number): boolean {
  const clip = engine.FPDFPageObj_GetClipPath(object);
  if (clip === 0) return false;
  const paths = Math.max(0, engine.FPDFClipPath_CountPaths(clip));
  return Array.from({ length: paths }, (_, path) => {
    const count = Math.max(0, engine.FPDFClipPath_CountPathSegments(clip, path));
    if (count > corners + 1) return false;
    const segments = Array.from({ length: count }, (__, index) =>
      engine.FPDFClipPath_GetPathSegment(clip, path, index),
    );
    return surrounds(engine, segments, box, near);
  }).includes(false);
}
