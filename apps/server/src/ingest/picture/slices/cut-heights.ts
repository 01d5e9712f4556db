import { isTallPage } from '@hanji/domain/screens/widths.ts';

/** The tallest slice, in pixels of the widest stored variant. */
export const tallestSlice = 1280;

/**
 * What is cut into slices: of a vertical comic everything taller than a slice; of a comic that is
 * read by pages only strips, as a page should turn as one piece; of covers nothing.
 */
export type CutRule = 'strip' | 'page' | 'never';

export function isCut(size: { width: number; height: number }, rule: CutRule): boolean {
  return rule === 'strip' || (rule === 'page' && isTallPage(size.height / size.width));
}

function gcd(a: number, b: number): number {
  return b === 0 ? a : gcd(b, a % b);
}

/** Height of a whole picture at a variant's width; rounded up, so that no last row is lost. */
export function heightAt(size: { width: number; height: number }, width: number): number {
  return Math.max(1, Math.ceil((size.height * width) / size.width));
}

/**
 * The least height whose scaled heights are whole pixels at every width. Where that is taller
 * than a slice may be (few widths, all above 1,280), cuts fall on the nearest pixel instead.
 */
function wholePixelStep(widths: readonly number[]): number {
  const widest = widths.at(-1) ?? 1;
  const step = widths.reduce((common, width) => {
    const own = widest / gcd(widest, width);
    return (common * own) / gcd(common, own);
  }, 1);
  return step <= tallestSlice ? step : 1;
}

/** Rows that should stay in one piece, as a panel's should: from the first to beyond the last. */
export type WholeRows = readonly [from: number, to: number];

/** A slice is at least such a part of the tallest one where its edges are chosen. */
const leastSlice = 0.25;

/** The row nearest to a wished one at which nothing is cut, in whole steps; or the wished one. */
function nearestGutter(
  wished: number,
  [low, high]: readonly [low: number, high: number],
  step: number,
  whole: readonly WholeRows[],
): number {
  const isFree = (row: number): boolean =>
    row >= low && row <= high && !whole.some(([from, to]) => from < row && row < to);
  for (let away = 0; wished - away >= low || wished + away <= high; away += step) {
    if (isFree(wished - away)) return wished - away;
    if (isFree(wished + away)) return wished + away;
  }
  return Math.min(high, Math.max(low, wished));
}

/**
 * Where a tall picture is cut, as rows from the top of the widest variant: 0, each cut, and the
 * whole height. Slices are at most 1,280 px and about equally tall, as far as cuts lie in gutters.
 */
export function cutRows(
  height: number,
  widths: readonly number[],
  whole: readonly WholeRows[] = [],
): readonly number[] {
  const step = wholePixelStep(widths);
  const tallest = Math.floor(tallestSlice / step) * step;
  const count = Math.ceil(height / tallest);
  const evenly = (index: number): number => Math.ceil((index * height) / (count * step)) * step;
  const rows = [0];
  for (let index = 1; index < count; index += 1) {
    const before = rows.at(-1) ?? 0;
    // What is left must still fit into the slices that are left, and the last be a slice, too.
    const needed = Math.ceil((height - (count - index) * tallest) / step) * step;
    const least = Math.ceil((tallest * leastSlice) / step) * step;
    const low = Math.max(needed, before + least);
    const high = Math.min(before + tallest, evenly(index + 1) - least);
    const wished = evenly(index);
    rows.push(low > high ? wished : nearestGutter(wished, [low, high], step, whole));
  }
  return [...rows, height];
}

/** The same cuts at another width of the same picture, whose whole height there is given. */
export function scaledRows(
  rows: readonly number[],
  widest: number,
  scaled: { width: number; height: number },
): readonly number[] {
  const last = rows.length - 1;
  return rows.map((row, index) =>
    index === last ? scaled.height : Math.round((row * scaled.width) / widest),
  );
}
