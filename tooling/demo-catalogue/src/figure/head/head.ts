import { Path2D } from '@napi-rs/canvas';
import { type Brush, ellipse, inside, part, stroke, curve, fill } from '#paint/brush.ts';
import { alpha } from '#paint/color.ts';
import type { Build } from '#figure/body/build.ts';

/** The outline of the head; `turn` from -1 (looks left) to 1. */
export function headPath(b: Build, turn: number): Path2D {
  const t = turn * 0.16;
  const cheek = 0.7 + b.jaw * 0.12;
  const jaw = 0.36 + b.jaw * 0.22;
  const path = new Path2D();
  path.moveTo(-0.95, -0.1);
  path.bezierCurveTo(-0.97, -0.75, -0.5, -1.05, 0, -1.05);
  path.bezierCurveTo(0.5, -1.05, 0.97, -0.75, 0.95, -0.1);
  path.bezierCurveTo(0.95, 0.3, cheek + 0.08 + t * 0.5, 0.6, jaw + t, b.chin - 0.15);
  path.quadraticCurveTo(0.2 + t, b.chin, t, b.chin);
  path.quadraticCurveTo(-0.2 + t, b.chin, -jaw + t, b.chin - 0.15);
  path.bezierCurveTo(-cheek - 0.08 + t * 0.5, 0.6, -0.95, 0.3, -0.95, -0.1);
  path.closePath();
  return path;
}

export function drawNeck(br: Brush, b: Build, skin: string): void {
  const w = b.neck;
  const path = new Path2D();
  path.moveTo(-w, 0.6);
  path.lineTo(-w * 0.94, 1.12);
  path.quadraticCurveTo(-w * 1.1, 1.4, -w * 2, 1.5);
  path.lineTo(w * 2, 1.5);
  path.quadraticCurveTo(w * 1.1, 1.4, w * 0.94, 1.12);
  path.lineTo(w, 0.6);
  path.closePath();
  part(br, path, skin);
  inside(br.ctx, path, () => fill(br.ctx, ellipse(br.side * 0.1, 0.62, 0.95, 0.6), br.shade(skin)));
}

export function drawEars(br: Brush, skin: string, turn: number): void {
  for (const side of [-1, 1]) {
    const seen = 1 - Math.max(0, side * turn) * 0.8;
    if (seen < 0.45) continue;
    const x = side * 0.95 - turn * 0.06;
    part(br, ellipse(x, 0.16, 0.17 * seen, 0.25), skin, { shadow: 0.08 });
    stroke(
      br,
      curve([
        [x - side * 0.04, 0.05],
        [x + side * 0.06, 0.12],
        [x, 0.25],
      ]),
      br.line * 0.6,
    );
  }
}

export function drawHead(br: Brush, b: Build, skin: string, turn: number): Path2D {
  const path = headPath(b, turn);
  part(br, path, skin, { shadow: 0.13 });
  return path;
}

/** The blue of fear over brow and eyes, or the warmth of a flush. */
export function tintFace(
  br: Brush,
  head: Path2D,
  color: string,
  from: number,
  to: number,
  strength: number,
): void {
  inside(br.ctx, head, () => {
    const g = br.ctx.createLinearGradient(0, from, 0, to);
    g.addColorStop(0, alpha(color, strength));
    g.addColorStop(1, alpha(color, 0));
    br.ctx.fillStyle = g;
    br.ctx.fillRect(-1.2, -1.2, 2.4, 2.6);
  });
}
