import type { Box } from '../box.ts';
import type { LineEdges } from './line-edges.ts';

/** A line from one side of a box to the other: where its middle lies, and how much of it is drawn. */
export type FrameLine = {
  readonly way: 'row' | 'column';
  readonly at: number;
  /** Pixels across for each pixel along. */
  readonly leaning: number;
  readonly share: number;
};

/** How far frames lean. */
const leanings = [0, -0.02, 0.02, -0.05, 0.05, -0.09, 0.09, -0.14, 0.14, -0.2, 0.2] as const;
/** So much of a frame's line is drawn: balloons and figures stand before the rest. */
const leastShare = 0.75;
/** And so much more than of lines near by: hatching has edges everywhere. */
const leastRise = 0.4;
/** Those near by, in pixels of what is looked at: beyond the lines of one gutter. */
const nearBy = [-14, -12, -10, 10, 12, 14] as const;
/** A straight line is preferred to one that leans. */
const dislike = 0.2;

/** Places along a line at which it has moved by as many whole pixels: from, before, and by how many. */
function stepsOf(length: number, leaning: number): Int32Array {
  const steps: number[] = [];
  for (let place = 0; place < length; place += 1) {
    const moved = Math.round((place - length / 2) * leaning);
    if (place > 0 && moved === steps.at(-1)) steps[steps.length - 2] = place + 1;
    else steps.push(place, place + 1, moved);
  }
  return Int32Array.from(steps);
}

/** The share of each line of a box that is drawn, at a leaning; 0 of those that lean out of it. */
function shares(edges: LineEdges, box: Box, way: FrameLine['way'], leaning: number): Float64Array {
  const [w, h] = [box.right - box.left, box.bottom - box.top];
  const [lines, length] = way === 'row' ? [h, w] : [w, h];
  const counts = way === 'row' ? edges.alongRows : edges.alongColumns;
  const rowLength = way === 'row' ? edges.width + 1 : edges.width;
  const [byLine, byPlace] = way === 'row' ? [rowLength, 1] : [1, rowLength];
  const start = box.top * rowLength + box.left;
  const steps = stepsOf(length, leaning);
  const reach = Math.ceil((length / 2) * Math.abs(leaning));
  const all = new Float64Array(lines);
  for (let line = reach; line < lines - reach; line += 1) {
    let sum = 0;
    for (let step = 0; step < steps.length; step += 3) {
      const own = start + (line + (steps[step + 2] ?? 0)) * byLine;
      sum += counts[own + (steps[step + 1] ?? 0) * byPlace] ?? 0;
      sum -= counts[own + (steps[step] ?? 0) * byPlace] ?? 0;
    }
    all[line] = sum / length;
  }
  return all;
}

/** The line that is drawn best and leaves room for a panel on both of its sides. */
export function bestLine(
  edges: LineEdges,
  box: Box,
  way: FrameLine['way'],
  least: number,
): FrameLine | null {
  let best: FrameLine | null = null;
  for (const leaning of leanings) {
    const drawn = shares(edges, box, way, leaning);
    for (let at = least; at < drawn.length - least; at += 1) {
      const own = drawn[at] ?? 0;
      const share = own - Math.abs(leaning) * dislike;
      if (own < leastShare || (best !== null && share <= best.share)) continue;
      const around = nearBy.reduce((sum, by) => sum + (drawn[at + by] ?? 0), 0) / nearBy.length;
      if (own - around >= leastRise) best = { way, at, leaning, share };
    }
  }
  return best;
}
