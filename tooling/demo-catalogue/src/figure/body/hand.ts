import type { Path2D } from '@napi-rs/canvas';
import { type Brush, type Point, curve, ellipse, fill, limb, part, stroke } from '#paint/brush.ts';

export type HandKind = 'rest' | 'fist' | 'open' | 'point' | 'none';

function rotate([x, y]: Point, a: number): Point {
  return [x * Math.cos(a) - y * Math.sin(a), x * Math.sin(a) + y * Math.cos(a)];
}

/** Draws several shapes as one: ink behind all, colour over all, so that only the silhouette is lined. */
function union(br: Brush, shapes: readonly Path2D[], color: string): void {
  for (const s of shapes) stroke(br, s, br.line * 2);
  for (const s of shapes) fill(br.ctx, s, color);
}

/** A hand at `at`, its fingers along `angle`; `side` says where the thumb is. */
export function drawHand(
  br: Brush,
  kind: HandKind,
  at: Point,
  angle: number,
  size: number,
  side: number,
  skin: string,
): void {
  if (kind === 'none') return;
  const place = (p: Point): Point => {
    const [x, y] = rotate([p[0] * size, p[1] * size], angle);
    return [at[0] + x, at[1] + y];
  };
  const finger = (from: Point, to: Point, w: number): Path2D =>
    limb(place(from), place([(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]), place(to), [
      w * size,
      w * size,
      w * size * 0.85,
    ]);
  const [px, py] = place([0.42, 0]);
  if (kind === 'fist') {
    part(br, ellipse(px, py, size * 0.52, size * 0.48, angle), skin, { shadow: 0.05 });
    for (const y of [-0.2, 0.02, 0.22])
      stroke(br, curve([place([0.62, y]), place([0.88, y * 1.05])]), br.line * 0.65);
    part(br, finger([0.25, side * 0.3], [0.68, side * 0.2], 0.26), skin, { line: br.line * 0.7 });
    return;
  }
  const palm = ellipse(px, py, size * 0.46, size * 0.42, angle);
  if (kind === 'rest') {
    union(
      br,
      [
        palm,
        finger([0.5, -side * 0.1], [1.0, -side * 0.12], 0.5),
        finger([0.3, side * 0.25], [0.72, side * 0.46], 0.22),
      ],
      skin,
    );
    stroke(br, curve([place([0.7, -side * 0.14]), place([1.08, -side * 0.14])]), br.line * 0.6);
    return;
  }
  if (kind === 'point') {
    union(
      br,
      [
        palm,
        finger([0.5, -side * 0.15], [1.45, -side * 0.15], 0.24),
        finger([0.55, side * 0.12], [0.82, side * 0.14], 0.34),
        finger([0.2, side * 0.2], [0.55, side * 0.52], 0.22),
      ],
      skin,
    );
    return;
  }
  const spread: readonly Point[] = [
    [1.08, -0.44],
    [1.24, -0.16],
    [1.24, 0.14],
    [1.06, 0.42],
  ];
  union(
    br,
    [
      palm,
      ...spread.map(([x, y]) => finger([0.5, y * 0.55], [x, y], 0.23)),
      finger([0.15, side * 0.25], [0.56, side * 0.74], 0.24),
    ],
    skin,
  );
}
