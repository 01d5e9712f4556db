import { Path2D } from '@napi-rs/canvas';
import {
  type Brush,
  type Point,
  curve,
  ellipse,
  fill,
  inside,
  part,
  poly,
  stroke,
  blob,
} from '#paint/brush.ts';
import { lighten, mix } from '#paint/color.ts';
import type { CastMember } from '#script.ts';

/** From the left temple over the crown to the right temple, then the tips of the fringe back. */
const cap = (volume: number, side: readonly [number, number], fringe: readonly Point[]): Path2D => {
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
};

const mirror = (points: readonly Point[], flip: boolean): Point[] =>
  flip ? points.map(([x, y]) => [-x, y] as const).toReversed() : [...points];

const shine = (br: Brush, path: Path2D, color: string): void => {
  inside(br.ctx, path, () => {
    const band = poly([
      [-0.78, -0.5],
      [-0.6, -0.66],
      [-0.5, -0.6],
      [-0.36, -0.78],
      [-0.22, -0.7],
      [-0.05, -0.84],
      [0.1, -0.86],
      [-0.02, -0.72],
      [-0.15, -0.62],
      [-0.32, -0.6],
      [-0.48, -0.48],
      [-0.62, -0.5],
    ]);
    fill(br.ctx, band, mix(color, lighten(color, 0.55), 0.6));
  });
};

const spikes = (): Path2D => {
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
};

/** What lies over the forehead. The shadow that it throws on the face is drawn first. */
export const drawHairFront = (
  br: Brush,
  kind: CastMember['hair'],
  color: string,
  skin: string,
  head: Path2D,
  turn: number,
  parting: -1 | 1,
): void => {
  const flip = parting < 0;
  const t = turn * 0.16;
  const fringes: Partial<Record<CastMember['hair'], Path2D>> = {
    short: cap(
      0.14,
      [0.28, 0.28],
      mirror(
        [
          [0.84, -0.12],
          [0.6, -0.05],
          [0.5 + t, -0.36],
          [0.12 + t, -0.12],
          [0.1 + t, -0.42],
          [-0.35 + t, -0.1],
          [-0.42 + t, -0.42],
          [-0.72, -0.08],
          [-0.84, -0.2],
          [-0.93, 0.28],
        ],
        flip,
      ),
    ),
    long: cap(
      0.17,
      [1.35, 1.35],
      mirror(
        [
          [0.78, 1.0],
          [0.8, 0.2],
          [0.72, -0.25],
          [0.2 + t, -0.72],
          [-0.3 + t, -0.2],
          [-0.68, 0.02],
          [-0.8, 0.45],
          [-0.8, 1.0],
          [-0.93, 1.35],
        ],
        flip,
      ),
    ),
    bob: cap(
      0.2,
      [0.9, 0.9],
      [
        [0.76, 0.86],
        [0.78, 0.1],
        [0.7, -0.1],
        [0.45 + t, -0.08],
        [0.42 + t, -0.16],
        [0.12 + t, -0.06],
        [0.09 + t, -0.16],
        [-0.22 + t, -0.06],
        [-0.25 + t, -0.16],
        [-0.55 + t, -0.08],
        [-0.72, -0.12],
        [-0.8, 0.2],
        [-0.76, 0.86],
        [-0.93, 0.9],
      ],
    ),
    bun: cap(
      0.08,
      [0.3, 0.3],
      mirror(
        [
          [0.85, -0.1],
          [0.5 + t, -0.62],
          [0.3 + t, -0.66],
          [-0.2 + t, -0.42],
          [-0.6, -0.3],
          [-0.83, 0.02],
          [-0.86, 0.5],
          [-0.93, 0.3],
        ],
        flip,
      ),
    ),
    ponytail: cap(
      0.1,
      [0.42, 0.42],
      mirror(
        [
          [0.84, 0.62],
          [0.8, -0.1],
          [0.55 + t, -0.3],
          [0.28 + t, -0.62],
          [0.1 + t, -0.18],
          [-0.12 + t, -0.42],
          [-0.35 + t, -0.1],
          [-0.6, -0.36],
          [-0.82, 0.1],
          [-0.84, 0.62],
          [-0.93, 0.42],
        ],
        flip,
      ),
    ),
  };
  const path = kind === 'spiky' ? spikes() : fringes[kind];
  if (path !== undefined) {
    inside(br.ctx, head, () => {
      br.ctx.save();
      br.ctx.translate(br.side * -0.05, 0.12);
      fill(br.ctx, path, br.shade(skin));
      br.ctx.restore();
    });
    part(br, path, color, { shadow: 0.12 });
    shine(br, path, color);
    if (kind === 'long')
      stroke(
        br,
        curve([
          [parting * 0.2 + t, -0.72],
          [parting * 0.12, -1.0],
          [0, -1.22],
        ]),
        br.line * 0.7,
      );
    if (kind === 'short' || kind === 'ponytail')
      stroke(
        br,
        curve([
          [parting * 0.5, -0.5],
          [parting * 0.3, -0.9],
        ]),
        br.line * 0.6,
      );
    return;
  }
  if (kind === 'curly') {
    const curls = [
      [-0.86, -0.42, 0.34],
      [-0.6, -0.8, 0.38],
      [-0.1, -1.02, 0.42],
      [0.42, -0.92, 0.4],
      [0.82, -0.5, 0.36],
      [-0.5, -0.48, 0.3],
      [0.0, -0.6, 0.32],
      [0.48, -0.5, 0.3],
    ] as const;
    for (const [x, y, r] of curls) fill(br.ctx, ellipse(x, y, r + br.line * 0.7), br.ink);
    for (const [x, y, r] of curls) fill(br.ctx, ellipse(x, y, r), color);
    for (const [x, y, r] of curls) {
      stroke(
        br,
        curve([
          [x - r * 0.45, y - r * 0.1],
          [x - r * 0.1, y - r * 0.5],
          [x + r * 0.4, y - r * 0.25],
        ]),
        br.line * 1.1,
        lighten(color, 0.3),
      );
      stroke(
        br,
        curve([
          [x - r * 0.5, y + r * 0.35],
          [x, y + r * 0.6],
          [x + r * 0.55, y + r * 0.3],
        ]),
        br.line * 0.6,
      );
    }
  }
  if (kind === 'bald') {
    fill(br.ctx, ellipse(-0.35 * -br.side, -0.68, 0.22, 0.12, br.side * 0.5), lighten(skin, 0.5));
  }
};

/** The dark inside of a hood, behind the head. */
export const drawHoodBack = (br: Brush, color: string): void =>
  part(
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

/** A hood stands around the head, its opening showing face and a few locks. */
export const drawHood = (br: Brush, color: string, hair: string, turn: number): void => {
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
  ctx.fillStyle = color;
  ctx.fill(ring, 'evenodd');
  ctx.save();
  ctx.clip(ring, 'evenodd');
  fill(ctx, ellipse(br.side * -0.9, 0.6, 0.75, 1.6), br.shade(color));
  ctx.restore();
  stroke(br, outer);
  stroke(br, hole, br.line * 0.9);
};
