import { cap, mirror, spikes } from './fringe.ts';
import { type Brush, curve, ellipse, fill, inside, part, poly, stroke } from '#paint/brush.ts';
import { lighten, mix } from '#paint/color.ts';
import type { CastMember } from '#script.ts';
import type { Path2D } from '@napi-rs/canvas';

function shine(br: Brush, path: Path2D, color: string): void {
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
}

/** What lies over the forehead. The shadow that it throws on the face is drawn first. */
export function drawHairFront(
  br: Brush,
  kind: CastMember['hair'],
  color: string,
  skin: string,
  head: Path2D,
  turn: number,
  parting: -1 | 1,
): void {
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
}
