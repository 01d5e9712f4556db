import { clamp } from '@hanji/domain/numbers/clamp.ts';

/** How many times as large as it fits; 1 is not zoomed. */
export const zoomRange = { least: 1, most: 4 } as const;

/** What a double tap goes to, and one step of the keys. */
export const tapZoom = 2;
export const zoomStep = 1.25;

/** Nearer to 1 than this is 1: fingers never come back exactly. */
const nearlyOne = 1.04;

/** A zoom within the range. */
export function nearZoom(zoom: number): number {
  return zoom < nearlyOne ? zoomRange.least : Math.min(zoom, zoomRange.most);
}

/** How much a turn of the wheel with Ctrl enlarges, which is how touch pads report a pinch. */
export function factorOfWheel(deltaY: number): number {
  return Math.exp(clamp(-deltaY, -25, 25) / 100);
}

/** A point of the screen, in CSS pixels. */
export type Point = { readonly x: number; readonly y: number };

/** Where something lies on the screen, in CSS pixels. */
export type Area = {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
};

/** A screen; without a height it is scrolled without end. */
export type Frame = { readonly width: number; readonly height?: number | undefined };

/** One edge of what is `size` long on a screen `room` long: in the middle, or without a gap beside it. */
function within(edge: number, size: number, room: number): number {
  return size <= room ? (room - size) / 2 : clamp(edge, room - size, 0);
}

/**
 * Where an area comes to lie when it is `factor` times as large: what was at `from` is at `to`, as far
 * as the frame's bounds allow.
 */
export function scaledArea(
  area: Area,
  factor: number,
  { from, to }: { readonly from: Point; readonly to: Point },
  frame: Frame,
): Area {
  const width = area.width * factor;
  const height = area.height * factor;
  const left = to.x - (from.x - area.left) * factor;
  const top = to.y - (from.y - area.top) * factor;
  return {
    left: within(left, width, frame.width),
    top: frame.height === undefined ? top : within(top, height, frame.height),
    width,
    height,
  };
}

/** The smallest area that holds all of them; undefined where there is none. */
export function around(areas: readonly Area[]): Area | undefined {
  if (areas.length === 0) return undefined;
  const left = Math.min(...areas.map((area) => area.left));
  const top = Math.min(...areas.map((area) => area.top));
  const right = Math.max(...areas.map((area) => area.left + area.width));
  const bottom = Math.max(...areas.map((area) => area.top + area.height));
  return { left, top, width: right - left, height: bottom - top };
}
