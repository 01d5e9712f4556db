import type { Raster } from '#ingest/picture/impression.ts';
import { areAlike, columnOf, evenColor, rowOf, type Color } from './ground-colors.ts';

/** Rows of one colour from side to side, which may change slowly from row to row. */
export type Band = {
  readonly from: number;
  /** Beyond the last row. */
  readonly to: number;
  /** Of each row. */
  readonly colors: readonly Color[];
};

function bandsOf(raster: Raster): Band[] {
  const bands: Band[] = [];
  let from = 0;
  let colors: Color[] = [];
  const close = (to: number): void => {
    if (colors.length > 0) bands.push({ from, to, colors });
    colors = [];
  };
  for (let y = 0; y < raster.height; y += 1) {
    const color = evenColor(raster.data, rowOf(raster, y));
    const before = colors.at(-1);
    if (color === null || (before !== undefined && !areAlike(color, before))) close(y);
    if (color === null) continue;
    if (colors.length === 0) from = y;
    colors.push(color);
  }
  close(raster.height);
  return bands;
}

export type EvenGround = {
  /** Bands that are ground. */
  readonly bands: readonly Band[];
  /** Colours of the others, which may be a sky as well as a gutter between bled panels. */
  readonly others: readonly Color[];
};

function add(colors: Color[], color: Color): void {
  if (!colors.some((known) => areAlike(known, color))) colors.push(color);
}

/**
 * The ground that shows itself: bands at the picture's upper and lower end and margins at its sides
 * tell its colours, and every further band of these is a gutter. Even rows within a panel, as of a
 * clear sky, are of other colours.
 */
export function evenGround(raster: Raster): EvenGround {
  const { width, height, data } = raster;
  const bands = bandsOf(raster);
  const colors: Color[] = [];
  for (const x of [0, width - 1]) {
    const color = evenColor(data, columnOf(raster, x));
    if (color !== null) add(colors, color);
  }
  for (const { from, to, colors: own } of bands) {
    const first = own[0];
    const last = own.at(-1);
    if (from === 0 && to - from >= 2 && first !== undefined) add(colors, first);
    if (to === height && to - from >= 2 && last !== undefined) add(colors, last);
  }
  const isGround = (band: Band): boolean =>
    band.colors.some((color) => colors.some((known) => areAlike(known, color)));
  const others: Color[] = [];
  for (const { colors: own } of bands.filter((band) => !isGround(band))) {
    for (const color of own) add(others, color);
  }
  return { bands: bands.filter(isGround), others };
}
