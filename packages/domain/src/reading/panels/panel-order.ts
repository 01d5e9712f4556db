import type { ReadingDirection } from '#reading/page-mode.ts';
import type { StripBox } from './panel-stop.ts';

/** Of the smaller of two boxes, so much may reach past a line that parts them: borders lean. */
const mostOverlap = 0.25;

type Span = (box: StripBox) => readonly [from: number, to: number];

const down: Span = ({ top, bottom }) => [top, bottom];
const across: Span = ({ left, right }) => [left, right];

/** Groups of boxes with a line between each and the next along which hardly any is crossed. */
function groupsAlong<Box extends StripBox>(boxes: readonly Box[], span: Span): Box[][] {
  const groups: Box[][] = [];
  let reached = -Infinity;
  for (const box of boxes.toSorted((a, b) => span(a)[0] - span(b)[0])) {
    const [from, to] = span(box);
    const group = groups.at(-1);
    const least = Math.min(to - from, ...(group ?? []).map((other) => lengthOf(other, span)));
    if (group === undefined || reached - from <= mostOverlap * least) groups.push([box]);
    else group.push(box);
    reached = Math.max(reached, to);
  }
  return groups;
}

function lengthOf(box: StripBox, span: Span): number {
  const [from, to] = span(box);
  return to - from;
}

/**
 * Boxes in reading order: rows from top to bottom, each from the side at which the work begins, and
 * within these again. A strip's rows begin on the left.
 */
export function inReadingOrder<Box extends StripBox>(
  boxes: readonly Box[],
  direction: ReadingDirection,
): readonly Box[] {
  if (boxes.length < 2) return boxes;
  const rows = groupsAlong(boxes, down);
  if (rows.length > 1) return rows.flatMap((row) => inReadingOrder(row, direction));
  const columns = groupsAlong(boxes, across);
  if (columns.length > 1) {
    const ordered = direction === 'RTL' ? columns.toReversed() : columns;
    return ordered.flatMap((column) => inReadingOrder(column, direction));
  }
  const side = direction === 'RTL' ? -1 : 1;
  return boxes.toSorted((a, b) => a.top - b.top || (a.left - b.left) * side);
}
