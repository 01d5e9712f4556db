import type { Raster } from '#ingest/picture/impression.ts';

/** One number a pixel: 1 where light changes at once, across rows and across columns. */
export type LineEdges = {
  readonly width: number;
  readonly height: number;
  /** Brightness, 0 to 255. */
  readonly light: Uint8Array;
  readonly acrossRows: Uint8Array;
  readonly acrossColumns: Uint8Array;
};

/** From one side of a frame's line to the other light differs by so much, of 255. */
const leastContrast = 80;

function lightOf({ width, height, data }: Raster): Uint8Array {
  const light = new Uint8Array(width * height);
  // Without a view for each pixel: a page has hundreds of thousands.
  for (let at = 0; at < light.length; at += 1) {
    const red = data[at * 3] ?? 0;
    const green = data[at * 3 + 1] ?? 0;
    const blue = data[at * 3 + 2] ?? 0;
    light[at] = (red * 77 + green * 150 + blue * 29) >> 8;
  }
  return light;
}

/** Edges along one way, each wider by a pixel on both sides, as drawn lines are not quite straight. */
function edgesAlong(light: Uint8Array, step: number): Uint8Array {
  const sharp = new Uint8Array(light.length);
  for (let at = step; at < light.length - step; at += 1) {
    const change = (light[at + step] ?? 0) - (light[at - step] ?? 0);
    if (Math.abs(change) >= leastContrast) sharp[at] = 1;
  }
  const wide = sharp.slice();
  for (let at = step; at < sharp.length - step; at += 1) {
    if (sharp[at - step] === 1 || sharp[at + step] === 1) wide[at] = 1;
  }
  return wide;
}

/** Where the lines of frames may run in a picture. */
export function lineEdges(raster: Raster): LineEdges {
  const { width, height } = raster;
  const light = lightOf(raster);
  return {
    width,
    height,
    light,
    acrossRows: edgesAlong(light, width),
    acrossColumns: edgesAlong(light, 1),
  };
}
