import type { Raster } from '#ingest/picture/impression.ts';

/** Where light changes at once, across rows and across columns. */
export type LineEdges = {
  readonly width: number;
  readonly height: number;
  /** Brightness, 0 to 255. */
  readonly light: Uint8Array;
  /**
   * How many edges across rows stand before each pixel in its row, and before the row's end: edges
   * between two pixels are counted by two reads. A number more a row than it has pixels.
   */
  readonly alongRows: Uint16Array;
  /** How many edges across columns stand above each pixel, and above the end: a row more. */
  readonly alongColumns: Uint16Array;
};

/** From one side of a frame's line to the other light differs by so much, of 255. */
const leastContrast = 80;

function lightOf({ width, height, data }: Raster): Uint8Array {
  const light = new Uint8Array(width * height);
  for (let at = 0; at < light.length; at += 1) {
    const [red, green, blue] = [data[at * 3] ?? 0, data[at * 3 + 1] ?? 0, data[at * 3 + 2] ?? 0];
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

function countedAlongRows(edges: Uint8Array, width: number, height: number): Uint16Array {
  const counts = new Uint16Array((width + 1) * height);
  for (let y = 0; y < height; y += 1) {
    let count = 0;
    for (let x = 0; x < width; x += 1) {
      count += edges[y * width + x] ?? 0;
      counts[y * (width + 1) + x + 1] = count;
    }
  }
  return counts;
}

function countedAlongColumns(edges: Uint8Array, width: number): Uint16Array {
  const counts = new Uint16Array(edges.length + width);
  for (let at = 0; at < edges.length; at += 1) {
    counts[at + width] = (counts[at] ?? 0) + (edges[at] ?? 0);
  }
  return counts;
}

/** Where the lines of frames may run in a picture. */
export function lineEdges(raster: Raster): LineEdges {
  const { width, height } = raster;
  const light = lightOf(raster);
  return {
    width,
    height,
    light,
    alongRows: countedAlongRows(edgesAlong(light, width), width, height),
    alongColumns: countedAlongColumns(edgesAlong(light, 1), width),
  };
}
