import type { Build } from '#figure/body/build.ts';
import type { Colors } from './colors.ts';
import { type Brush, blob, curve, part, stroke } from '#paint/brush.ts';
import type { CastMember } from '#script.ts';
import { Path2D } from '@napi-rs/canvas';

function drawBeard(br: Brush, build: Build, turn: number, color: string): void {
  const t = turn * 0.2;
  const y = build.chin;
  const path = new Path2D();
  path.moveTo(-0.92, 0.18);
  path.bezierCurveTo(-0.98, 0.8, -0.7, y + 0.45, t, y + 0.55);
  path.bezierCurveTo(0.7, y + 0.45, 0.98, 0.8, 0.92, 0.18);
  path.bezierCurveTo(0.82, 0.5, 0.62, 0.5, 0.4 + t, 0.54);
  path.quadraticCurveTo(t, 0.46, -0.4 + t, 0.54);
  path.bezierCurveTo(-0.62, 0.5, -0.82, 0.5, -0.92, 0.18);
  path.closePath();
  part(br, path, color, { shadow: 0.14 });
  for (const x of [-0.45, -0.15, 0.15, 0.45])
    stroke(
      br,
      curve([
        [x + t, y + 0.05],
        [x * 0.8 + t, y + 0.3],
      ]),
      br.line * 0.6,
    );
}

/** The beard lies under the mouth, so it comes before the face. */
export function drawUnderFace(
  br: Brush,
  extra: CastMember['extra'],
  build: Build,
  turn: number,
  colors: Colors,
): void {
  if (extra === 'beard') drawBeard(br, build, turn, colors.hair);
}

export function drawMoustache(br: Brush, build: Build, turn: number, colors: Colors): void {
  const x = turn * 0.23;
  const y = build.chin - 0.5;
  for (const s of [-1, 1])
    part(
      br,
      blob([
        [x, y - 0.04],
        [x + s * 0.25, y - 0.07],
        [x + s * 0.46, y + 0.07],
        [x + s * 0.22, y + 0.07],
      ]),
      colors.hair,
      { line: br.line * 0.7 },
    );
}
