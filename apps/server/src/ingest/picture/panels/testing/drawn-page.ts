import type { Raster } from '#ingest/picture/impression.ts';
import type { Box } from '#ingest/picture/panels/box.ts';

type Color = readonly [number, number, number];

/** A page that is drawn for a test, pixel by pixel. */
export type DrawnPage = {
  readonly raster: Raster;
  /** Fills what `isIn` says of a box. */
  fill(box: Box, color: Color, isIn?: (x: number, y: number) => boolean): void;
  /** Noise in a frame, as art is; its upper and lower edges may lean by so many pixels. */
  panel(box: Box, options?: { lean?: number; frame?: Color | null }): void;
  /** A white ellipse with a dark line, as a balloon is. */
  balloon(box: Box): void;
};

/** Grain of at most so much, the same at each place every time. */
function grain(x: number, y: number, most: number): number {
  const value = Math.sin(x * 12.9898 + y * 78.233) * 43_758.5453;
  return Math.round((value - Math.floor(value) - 0.5) * 2 * most);
}

export const white: Color = [250, 248, 245];
export const black: Color = [8, 8, 12];
export const grey: Color = [128, 128, 132];

/** A page of one ground, with paper's grain. */
export function drawnPage(width: number, height: number, ground: Color = white): DrawnPage {
  const data = new Uint8Array(width * height * 3);
  const raster = { width, height, data };
  const put = (x: number, y: number, color: Color, noise: number): void => {
    if (x < 0 || y < 0 || x >= width || y >= height) return;
    for (const [part, value] of color.entries()) {
      const grained = value + grain(x, y, noise);
      data[(y * width + x) * 3 + part] = Math.min(255, Math.max(0, grained));
    }
  };
  const fill: DrawnPage['fill'] = ({ left, top, right, bottom }, color, isIn = () => true) => {
    for (let y = top; y < bottom; y += 1) {
      for (let x = left; x < right; x += 1) if (isIn(x, y)) put(x, y, color, 4);
    }
  };
  fill({ left: 0, top: 0, right: width, bottom: height }, ground);
  return {
    raster,
    fill,
    panel(box, { lean = 0, frame = ground === black ? white : black } = {}) {
      const { left, top, right, bottom } = box;
      for (let x = left; x < right; x += 1) {
        const off = Math.round((lean * (x - left)) / (right - left));
        for (let y = top + off; y < bottom - lean + off; y += 1) {
          const isFrame =
            Math.min(x - left, right - 1 - x, y - top - off, bottom - lean + off - 1 - y) < 2;
          if (isFrame && frame !== null) put(x, y, frame, 0);
          else put(x, y, [120, 90, 70 + ((x >> 4) % 3) * 40], 60);
        }
      }
    },
    balloon({ left, top, right, bottom }) {
      const [rx, ry] = [(right - left) / 2, (bottom - top) / 2];
      const away = (x: number, y: number): number =>
        Math.hypot((x - left - rx + 0.5) / rx, (y - top - ry + 0.5) / ry);
      fill({ left, top, right, bottom }, black, (x, y) => away(x, y) <= 1);
      fill({ left, top, right, bottom }, white, (x, y) => away(x, y) <= 1 - 3 / Math.min(rx, ry));
    },
  };
}
