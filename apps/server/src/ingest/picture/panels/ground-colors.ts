import type { Raster } from '#ingest/picture/impression.ts';

/** Red, green and blue, 0 to 255. */
export type Color = readonly [red: number, green: number, blue: number];

/** How far each part of a colour may lie from the ground's: paper is grained, JPEG rings. */
const tolerance = 22;
/** Of a line, so much is of one colour where it is ground from end to end. */
const evenShare = 0.97;

export function isNear(data: Uint8Array, at: number, color: Color): boolean {
  return (
    Math.abs((data[at] ?? 0) - color[0]) <= tolerance &&
    Math.abs((data[at + 1] ?? 0) - color[1]) <= tolerance &&
    Math.abs((data[at + 2] ?? 0) - color[2]) <= tolerance
  );
}

export function areAlike(a: Color, b: Color): boolean {
  return a.every((part, index) => Math.abs(part - (b[index] ?? 0)) <= tolerance);
}

export function colorAt(data: Uint8Array, at: number): Color {
  return [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
}

/** A row or a column: where its first pixel lies, how far apart they lie, and how many there are. */
type Line = { readonly from: number; readonly step: number; readonly count: number };

export function rowOf({ width }: Raster, y: number): Line {
  return { from: y * width * 3, step: 3, count: width };
}

export function columnOf({ width, height }: Raster, x: number): Line {
  return { from: x * 3, step: width * 3, count: height };
}

/** The colour of a line that has only one, taken from three places of it; null otherwise. */
export function evenColor(data: Uint8Array, { from, step, count }: Line): Color | null {
  for (const share of [0.02, 0.5, 0.98]) {
    const color = colorAt(data, from + Math.floor((count - 1) * share) * step);
    let [near, missed] = [0, 0];
    for (let at = from; near + missed < count; at += step) {
      if (isNear(data, at, color)) near += 1;
      else if ((missed += 1) > count * (1 - evenShare)) break;
    }
    if (near + missed === count) return color;
  }
  return null;
}
