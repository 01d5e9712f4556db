import { mostPanels } from '@hanji/contract/entities/image.ts';
import type { Raster } from '#ingest/picture/impression.ts';
import { areaOf, sharedArea, type Box } from '../box.ts';
import { bestLine, type FrameLine } from './best-line.ts';
import { lineEdges, type LineEdges } from './line-edges.ts';
import { trimBox } from './trim-box.ts';

/** A panel is at least so thick, in shares of the picture's width. */
const leastSide = 0.1;
/** Panels cover so much of the page together. */
const leastCovered = 0.6;
/** Of the smaller of two panels, so much lies in the other at most: leaning frames overlap. */
const mostShared = 0.5;
/** A page is parted so many times over. */
const deepest = 6;

/** Both sides of a line, each as a box: of one that leans they overlap. */
function partsOf(box: Box, { way, at, leaning }: FrameLine): readonly [Box, Box] {
  const length = way === 'row' ? box.right - box.left : box.bottom - box.top;
  const reach = Math.round((length / 2) * Math.abs(leaning));
  if (way === 'row') {
    const middle = box.top + at;
    return [
      { ...box, bottom: middle + reach },
      { ...box, top: middle - reach },
    ];
  }
  const middle = box.left + at;
  return [
    { ...box, right: middle + reach },
    { ...box, left: middle - reach },
  ];
}

function split(edges: LineEdges, box: Box, least: number, depth: number): readonly Box[] {
  const own = trimBox(edges, box);
  const [w, h] = [own.right - own.left, own.bottom - own.top];
  if (Math.min(w, h) < least) return [];
  if (depth === 0) return [own];
  const row = h < least * 2 ? null : bestLine(edges, own, 'row', least);
  const column = w < least * 2 ? null : bestLine(edges, own, 'column', least);
  const line = row !== null && (column === null || row.share >= column.share) ? row : column;
  if (line === null) return [own];
  return partsOf(own, line).flatMap((part) => split(edges, part, least, depth - 1));
}

function hasDoubles(boxes: readonly Box[]): boolean {
  return boxes.some((own, index) =>
    boxes
      .slice(index + 1)
      .some((other) => sharedArea(own, other) > mostShared * Math.min(areaOf(own), areaOf(other))),
  );
}

/**
 * The panels of a page that are parted by the lines of their frames, with hardly a gutter between
 * them, or none, and that may reach over the page's edges. Null where no such lines are sure.
 */
export function framedPanels(raster: Raster): readonly Box[] | null {
  const { width, height } = raster;
  const whole = { left: 0, top: 0, right: width, bottom: height };
  const least = Math.max(1, Math.round(leastSide * width));
  const found = split(lineEdges(raster), whole, least, deepest);
  const covered = found.reduce((sum, box) => sum + areaOf(box), 0);
  if (found.length < 2 || covered < leastCovered * width * height) return null;
  return found.length <= mostPanels && !hasDoubles(found) ? found : null;
}
