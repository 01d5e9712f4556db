import { type Point, poly } from '#paint/brush.ts';
import { Path2D } from '@napi-rs/canvas';

/** From the left temple over the crown to the right temple, then the tips of the fringe back. */
export function cap(
  volume: number,
  side: readonly [number, number],
  fringe: readonly Point[],
): Path2D {
  const v = volume;
  const path = new Path2D();
  path.moveTo(-0.93, side[0]);
  path.bezierCurveTo(-1.02 - v * 0.6, -0.2, -1.02 - v, -0.95 - v, 0, -1.08 - v);
  path.bezierCurveTo(1.02 + v, -0.95 - v, 1.02 + v * 0.6, -0.2, 0.93, side[1]);
  let [px, py]: Point = [0.93, side[1]];
  for (const [x, y] of fringe) {
    // Each lock falls to its tip in a curve and goes back up in a straighter one.
    path.quadraticCurveTo(
      (px + x) / 2 + (y > py ? 0.1 : -0.05),
      y > py ? py + (y - py) * 0.35 : y + (py - y) * 0.2,
      x,
      y,
    );
    [px, py] = [x, y];
  }
  path.closePath();
  return path;
}

export function mirror(points: readonly Point[], flip: boolean): Point[] {
  return flip ? points.map(([x, y]) => [-x, y] as const).toReversed() : [...points];
}

export function spikes(): Path2D {
  const outer: Point[] = [];
  const tips = 9;
  for (let i = 0; i <= tips; i += 1) {
    const a = Math.PI * (1.06 - (i / tips) * 1.12);
    const long = 1.42 + (i % 2) * 0.16;
    outer.push([Math.cos(a) * long * 0.98, -Math.sin(a) * long * 0.98 - 0.05]);
    const m = a - Math.PI * 0.06;
    if (i < tips) outer.push([Math.cos(m) * 1.06, -Math.sin(m) * 1.1]);
  }
  return poly([
    ...outer,
    [0.93, 0.12],
    [0.78, -0.2],
    [0.62, 0.02],
    [0.42, -0.3],
    [0.2, -0.02],
    [-0.02, -0.32],
    [-0.26, 0],
    [-0.48, -0.3],
    [-0.66, 0.02],
    [-0.8, -0.2],
    [-0.93, 0.12],
  ]);
}
