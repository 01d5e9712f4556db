import type { Box } from './box.ts';

/** A part of a picture that stands on the ground: 1 where it covers a pixel of its box. */
export type Shape = { readonly box: Box; readonly covered: Uint8Array };

type Size = { readonly w: number; readonly h: number };

/** How far lines lean: pixels across for each pixel along. */
const leanings = [0, -0.05, 0.05, -0.1, 0.1, -0.16, 0.16] as const;
/** Of a line in a gutter, so much may be covered by what lies over it, as balloons do. */
const mostCovered = { straight: 0.58, leaning: 0.25 } as const;
/** Of a line within a panel, so much is covered at least; beside a gutter more than half covered, more. */
const leastCovered = [0.62, 0.9] as const;
const halfCovered = 0.42;

/** Of a line, every so many pixels are looked at. */
const every = 2;
/** A gutter as clear as this is one; none that leans is looked for. */
const clear = 0.08;

type Cut = { readonly at: number; readonly leaning: number; readonly covered: number };
type Way = 'rows' | 'columns';

function sizeOf({ left, top, right, bottom }: Box): Size {
  return { w: right - left, h: bottom - top };
}

/** The share of each row or column that is covered; of those that lean out of the box, 1. */
function profile({ box, covered }: Shape, way: Way, leaning: number): Float64Array {
  const { w, h } = sizeOf(box);
  const [lines, length] = way === 'rows' ? [h, w] : [w, h];
  const [byLine, byPlace] = way === 'rows' ? [w, 1] : [1, w];
  const shares = new Float64Array(lines);
  const count = Math.ceil(length / every);
  const offsets = new Int32Array(count);
  for (let index = 0; index < count; index += 1) {
    const place = index * every;
    offsets[index] = Math.round((place - length / 2) * leaning) * byLine + place * byPlace;
  }
  const reach = Math.ceil((length / 2) * Math.abs(leaning));
  for (let line = 0; line < lines; line += 1) {
    if (line < reach || line + reach >= lines) {
      shares[line] = 1;
      continue;
    }
    let sum = 0;
    for (const offset of offsets) sum += covered[line * byLine + offset] ?? 0;
    shares[line] = sum / count;
  }
  return shares;
}

/** The clearest line that has panels on both of its sides, each `least` pixels thick. */
function cutIn(shares: Float64Array, least: number, most: number): Omit<Cut, 'leaning'> | null {
  let best: { at: number; covered: number } | null = null;
  const solid = (from: number, to: number, needed: number): number => {
    let count = 0;
    for (let line = Math.max(0, from); line < Math.min(to, shares.length); line += 1) {
      if ((shares[line] ?? 0) >= needed) count += 1;
    }
    return count;
  };
  for (let at = least; at <= shares.length - least; at += 1) {
    const covered = shares[at] ?? 1;
    if (covered > most || (best !== null && covered >= best.covered)) continue;
    const needed = leastCovered[covered <= halfCovered ? 0 : 1];
    const before = solid(at - least * 2, at, needed);
    if (before >= least && solid(at, at + least * 2, needed) >= least) best = { at, covered };
  }
  return best;
}

function bestCut(shape: Shape, way: Way, least: number): Cut | null {
  let best: Cut | null = null;
  for (const leaning of leanings) {
    if (best !== null && best.covered <= clear) break;
    const most = leaning === 0 ? mostCovered.straight : mostCovered.leaning;
    const cut = cutIn(profile(shape, way, leaning), least, most);
    // A straight gutter is preferred to one that leans.
    const covered = (cut?.covered ?? 1) + (leaning === 0 ? 0 : 0.05);
    if (cut !== null && (best === null || covered < best.covered)) {
      best = { at: cut.at, covered, leaning };
    }
  }
  return best;
}

/** What of a shape lies on one side, in the smallest box around it. */
function partOf({ box, covered }: Shape, isIn: (x: number, y: number) => boolean): Shape {
  const { w, h } = sizeOf(box);
  const own = new Uint8Array(covered.length);
  let [left, top, right, bottom] = [w, h, 0, 0];
  for (let y = 0; y < h; y += 1) {
    for (let x = 0; x < w; x += 1) {
      if (covered[y * w + x] !== 1 || !isIn(x, y)) continue;
      own[y * w + x] = 1;
      if (x < left) left = x;
      if (x >= right) right = x + 1;
      if (y < top) top = y;
      if (y >= bottom) bottom = y + 1;
    }
  }
  const part = new Uint8Array(left < right ? (right - left) * (bottom - top) : 0);
  for (let y = top; y < bottom; y += 1) {
    part.set(own.subarray(y * w + left, y * w + right), (y - top) * (right - left));
  }
  return {
    box: {
      left: box.left + left,
      top: box.top + top,
      right: box.left + right,
      bottom: box.top + bottom,
    },
    covered: part,
  };
}

function isNearlyFull({ box, covered }: Shape): boolean {
  const { w, h } = sizeOf(box);
  let open = 0;
  for (const pixel of covered) open += 1 - pixel;
  return open < Math.min(w, h) * (1 - mostCovered.straight);
}

/**
 * Parts a shape along gutters, also those that a balloon bridges or that lean, until none is left.
 * `least` is how thick a panel is at least, in pixels, from 1.
 */
export function splitShape(shape: Shape, least: number, depth = 8): readonly Box[] {
  const { w, h } = sizeOf(shape.box);
  if (depth === 0 || isNearlyFull(shape)) return [shape.box];
  const rows = h < least * 2 ? null : bestCut(shape, 'rows', least);
  const columns = w < least * 2 ? null : bestCut(shape, 'columns', least);
  const byRows = rows !== null && (columns === null || rows.covered <= columns.covered);
  const cut = byRows ? rows : columns;
  if (cut === null) return [shape.box];
  const isBefore = byRows
    ? (x: number, y: number) => y < cut.at + (x - w / 2) * cut.leaning
    : (x: number, y: number) => x < cut.at + (y - h / 2) * cut.leaning;
  const parts = [partOf(shape, isBefore), partOf(shape, (x, y) => !isBefore(x, y))];
  if (parts.some(({ covered }) => covered.length === 0)) return [shape.box];
  return parts.flatMap((part) => splitShape(part, least, depth - 1));
}
