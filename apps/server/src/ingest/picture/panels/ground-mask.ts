import type { Raster } from '#ingest/picture/impression.ts';
import type { Band } from './even-bands.ts';
import { areAlike, colorAt, columnOf, evenColor, isNear, type Color } from './ground-colors.ts';

/** One byte a pixel: 1 where it is ground. */
export type Mask = { readonly width: number; readonly height: number; readonly data: Uint8Array };

/** Fills what can be reached from given pixels through pixels of one colour. */
function flood(raster: Raster, color: Color, mask: Uint8Array, seeds: Iterable<number>): void {
  const { width, height, data } = raster;
  const stack: number[] = [];
  const reach = (at: number): void => {
    if (mask[at] !== 0 || !isNear(data, at * 3, color)) return;
    mask[at] = 1;
    stack.push(at);
  };
  for (const seed of seeds) reach(seed);
  while (stack.length > 0) {
    const at = stack.pop() ?? 0;
    const x = at % width;
    if (x > 0) reach(at - 1);
    if (x < width - 1) reach(at + 1);
    if (at >= width) reach(at - width);
    if (at < width * (height - 1)) reach(at + width);
  }
}

/** How fast a ground may change from row to row, in each part of its colour. */
const drift = 14;

/**
 * Where a ground changes slowly, its margins are followed from row to row beside the panels, each
 * row with a colour of its own.
 */
function followMargins(raster: Raster, { from, to, colors }: Band, mask: Uint8Array): void {
  const { width, height, data } = raster;
  for (const [start, step] of [
    [to, 1],
    [from - 1, -1],
  ] as const) {
    for (const x of [0, width - 1]) {
      let color = (step === 1 ? colors.at(-1) : colors[0]) ?? [0, 0, 0];
      for (let y = start; y >= 0 && y < height; y += step) {
        const at = y * width + x;
        const own = colorAt(data, at * 3);
        if (own.some((part, index) => Math.abs(part - (color[index] ?? 0)) > drift)) break;
        const [red, green, blue] = own.map((part, index) => (part + (color[index] ?? 0) * 3) / 4);
        color = [red ?? 0, green ?? 0, blue ?? 0];
        const inward = x === 0 ? 1 : -1;
        for (let next = x; next >= 0 && next < width; next += inward) {
          if (!isNear(data, (y * width + next) * 3, color)) break;
          mask[y * width + next] = 1;
        }
      }
    }
  }
}

/** Ground that is reached from even rows and from even margins. */
export function evenMask(raster: Raster, bands: readonly Band[]): Mask {
  const { width, height, data } = raster;
  const mask = new Uint8Array(width * height);
  for (const x of [0, width - 1]) {
    const color = evenColor(data, columnOf(raster, x));
    if (color === null) continue;
    flood(
      raster,
      color,
      mask,
      Array.from({ length: height }, (_, y) => y * width + x),
    );
  }
  const [start] = bands[0]?.colors ?? [];
  const changes =
    start !== undefined &&
    bands.some(({ colors }) => colors.some((color) => !areAlike(color, start)));
  for (const band of bands) {
    const { from, colors } = band;
    for (const [index, color] of colors.entries()) {
      const first = (from + index) * width;
      if (mask[first] !== 0 && mask[first + width - 1] !== 0) continue;
      flood(
        raster,
        color,
        mask,
        Array.from({ length: width }, (_, x) => first + x),
      );
    }
  }
  // After all of them: what it marks is not gone on from.
  if (changes) for (const band of bands) followMargins(raster, band, mask);
  return { width, height, data: mask };
}

/** Of the rim, so much is of a colour that is taken for the ground between bled panels. */
const rimShare = 0.12;

function rimOf({ width, height }: Raster): number[] {
  const rim: number[] = [];
  for (let x = 0; x < width; x += 1) rim.push(x, (height - 1) * width + x);
  for (let y = 0; y < height; y += 1) rim.push(y * width, y * width + width - 1);
  return rim;
}

/** The colour that is most frequent on the rim, where one is frequent. */
export function rimColors(raster: Raster): readonly Color[] {
  const rim = rimOf(raster);
  const seen: { color: Color; count: number }[] = [];
  for (const at of rim) {
    const known = seen.find(({ color }) => isNear(raster.data, at * 3, color));
    if (known !== undefined) known.count += 1;
    else seen.push({ color: colorAt(raster.data, at * 3), count: 1 });
  }
  const [most] = seen.toSorted((a, b) => b.count - a.count);
  return most === undefined || most.count < rim.length * rimShare ? [] : [most.color];
}

/** Ground of one colour that is reached from anywhere on the rim. */
export function rimMask(raster: Raster, color: Color): Mask {
  const { width, height } = raster;
  const mask = new Uint8Array(width * height);
  flood(raster, color, mask, rimOf(raster));
  return { width, height, data: mask };
}
