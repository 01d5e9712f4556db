import { type Build, shoulderY } from '#figure/body/build.ts';
import { type Brush, ellipse, part, poly } from '#paint/brush.ts';
import type { Path2D } from '@napi-rs/canvas';

export type TorsoColors = {
  readonly main: string;
  readonly second: string;
  readonly trim: string;
  readonly skin: string;
  readonly dark: string;
};

/** Draws on a torso; `hem` is where the piece ends below the waist. */
export type OutfitDetail = (br: Brush, b: Build, c: TorsoColors, hem: number) => void;

export function lapels(br: Brush, b: Build, color: string, depth: number): void {
  const y = shoulderY;
  for (const s of [-1, 1])
    part(
      br,
      poly([
        [s * b.neck * 1.05, y - 0.1],
        [s * b.neck * 1.9, y + 0.32],
        [s * b.neck * 1.35, y + 0.5],
        [s * b.neck * 1.6, y + 0.62],
        [s * 0.06, y + depth],
      ]),
      color,
      { shadow: 0.05, line: br.line * 0.85 },
    );
}

export function vee(br: Brush, b: Build, color: string, depth: number): Path2D {
  const path = poly([
    [-b.neck * 1.05, shoulderY - 0.12],
    [b.neck * 1.05, shoulderY - 0.12],
    [0, shoulderY + depth],
  ]);
  part(br, path, color, { line: br.line * 0.8 });
  return path;
}

export function tie(br: Brush, color: string, length: number): void {
  const y = shoulderY;
  part(
    br,
    poly([
      [-0.13, y + 0.02],
      [0.13, y + 0.02],
      [0.09, y + 0.24],
      [-0.09, y + 0.24],
    ]),
    color,
    { line: br.line * 0.8 },
  );
  part(
    br,
    poly([
      [-0.08, y + 0.24],
      [0.08, y + 0.24],
      [0.17, y + length - 0.14],
      [0, y + length],
      [-0.17, y + length - 0.14],
    ]),
    color,
    { line: br.line * 0.8 },
  );
}

export function buttons(
  br: Brush,
  x: number,
  from: number,
  to: number,
  count: number,
  color: string,
): void {
  for (let i = 0; i < count; i += 1)
    part(br, ellipse(x, from + ((to - from) * i) / Math.max(1, count - 1), 0.07), color, {
      line: br.line * 0.6,
    });
}
