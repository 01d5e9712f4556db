import { type Brush, ellipse, fill, inside, part, poly, stroke, blob } from '#paint/brush.ts';
import { Path2D } from '@napi-rs/canvas';

/** The dark inside of a hood, behind the head. */
export function drawHoodBack(br: Brush, color: string): void {
  return part(
    br,
    blob([
      [-1.05, 1.15],
      [-1.12, 0.1],
      [-0.92, -0.8],
      [0, -1.3],
      [0.92, -0.8],
      [1.12, 0.1],
      [1.05, 1.15],
      [0, 1.4],
    ]),
    br.shade(br.shade(color)),
  );
}

/** A hood stands around the head, its opening showing face and a few locks. */
export function drawHood(br: Brush, color: string, hair: string, turn: number): void {
  const t = turn * 0.14;
  const outer = blob([
    [-1.08, 1.2],
    [-1.18, 0.2],
    [-1.0, -0.8],
    [0, -1.4],
    [1.0, -0.8],
    [1.18, 0.2],
    [1.08, 1.2],
    [0.6, 1.42],
    [-0.6, 1.42],
  ]);
  const hole = blob([
    [-0.78 + t, 0.75],
    [-0.88 + t, 0.1],
    [-0.72 + t, -0.55],
    [t, -0.9],
    [0.72 + t, -0.55],
    [0.88 + t, 0.1],
    [0.78 + t, 0.75],
    [0.4 + t, 1.14],
    [-0.4 + t, 1.14],
  ]);
  const locks = poly([
    [-0.62 + t, -0.62],
    [-0.5 + t, -0.1],
    [-0.3 + t, -0.42],
    [-0.08 + t, 0.0],
    [0.1 + t, -0.42],
    [0.36 + t, -0.06],
    [0.6 + t, -0.6],
    [t, -0.95],
  ]);
  inside(br.ctx, hole, () => part(br, locks, hair));
  const ring = new Path2D();
  ring.addPath(outer);
  ring.addPath(hole);
  const { ctx } = br;
  ctx.save();
  ctx.clip(ring, 'evenodd');
  fill(ctx, outer, color);
  fill(ctx, ellipse(br.side * -0.9, 0.6, 0.75, 1.6), br.shade(color));
  ctx.restore();
  stroke(br, outer);
  stroke(br, hole, br.line * 0.9);
}
