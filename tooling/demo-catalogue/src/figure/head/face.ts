import type { Path2D } from '@napi-rs/canvas';
import type { Mood } from '#script.ts';
import { type Brush, blob, curve, ellipse, fill, part, stroke } from '#paint/brush.ts';
import { alpha, mix } from '#paint/color.ts';
import type { Build } from '#figure/body/build.ts';
import { drawEyes } from './eyes.ts';
import { tintFace } from './head.ts';
import type { Looks } from '#figure/looks.ts';
import { drawMouth } from './mouth.ts';

export type Face = {
  readonly mood: Mood;
  readonly turn: number;
  readonly talking: boolean;
  /** 0 to 1: chooses among the ways to show the same mood. */
  readonly variant: number;
  readonly detail: 'full' | 'small';
};

function drawBlush(br: Brush, turn: number, strong: boolean): void {
  for (const side of [-1, 1]) {
    const x = side * 0.56 + turn * 0.16;
    fill(br.ctx, ellipse(x, 0.52, 0.2, 0.11), alpha('#f0566a', strong ? 0.5 : 0.28));
    if (!strong) continue;
    for (const d of [-0.08, 0, 0.08]) {
      stroke(
        br,
        curve([
          [x + d + 0.03, 0.46],
          [x + d - 0.03, 0.58],
        ]),
        br.line * 0.6,
        alpha('#c8344c', 0.8),
      );
    }
  }
}

function drawDrop(br: Brush, x: number, y: number, size: number): void {
  return part(
    br,
    blob([
      [x, y - size],
      [x + size * 0.5, y + size * 0.2],
      [x, y + size * 0.7],
      [x - size * 0.5, y + size * 0.2],
    ]),
    '#bfe6ff',
    { line: br.line * 0.7 },
  );
}

function drawVein(br: Brush, x: number, y: number): void {
  for (const [sx, sy] of [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ] as const) {
    stroke(
      br,
      curve([
        [x + sx * 0.16, y + sy * 0.05],
        [x + sx * 0.06, y + sy * 0.06],
        [x + sx * 0.05, y + sy * 0.16],
      ]),
      0.05,
      '#c22f3d',
    );
  }
}

export function drawFace(
  br: Brush,
  head: Path2D,
  build: Build,
  look: Looks,
  colors: { skin: string; hair: string; iris: string },
  face: Face,
): void {
  const { mood, turn } = face;
  if (mood === 'afraid') tintFace(br, head, '#5b6fb5', -0.7, 0.55, 0.5);
  if (mood === 'happy') drawBlush(br, turn, false);
  if (mood === 'shy') drawBlush(br, turn, true);
  if (look.freckles && face.detail === 'full') {
    for (const side of [-1, 1])
      for (const [dx, dy] of [
        [-0.1, 0],
        [0.02, 0.05],
        [0.12, -0.02],
      ] as const)
        fill(
          br.ctx,
          ellipse(side * 0.5 + turn * 0.16 + dx, 0.5 + dy, 0.022),
          mix(colors.skin, '#a5522d', 0.6),
        );
  }
  const closed =
    mood === 'happy' && face.variant > 0.55
      ? 'smile'
      : mood === 'sad' && face.variant > 0.75
        ? 'down'
        : undefined;
  const patch = look.member.extra === 'eyepatch' ? look.parting : 0;
  drawEyes(br, look, colors, mood, turn, face.detail, closed, patch);
  const nx = turn * 0.3;
  if (face.detail === 'full') {
    const s = turn < 0 ? -1 : 1;
    stroke(
      br,
      curve([
        [nx + s * 0.01, 0.4],
        [nx + s * 0.075, 0.49],
        [nx - s * 0.01, 0.51],
      ]),
      br.line * 0.75,
    );
  }
  drawMouth(br, mood, turn, build.chin, face.talking, face.variant);
  if (mood === 'sad' && face.variant > 0.4) drawDrop(br, turn * 0.2 - 0.44, 0.58, 0.15);
  if (mood === 'afraid' || (mood === 'shy' && face.variant > 0.5)) drawDrop(br, 0.72, -0.12, 0.2);
  if (mood === 'angry') drawVein(br, 0.5, -0.55);
}
