import { Path2D } from '@napi-rs/canvas';
import type { Mood } from '#script.ts';
import { type Brush, curve, ellipse, fill, inside, part, rect, stroke } from '#paint/brush.ts';

const cavity = '#7c2f3b';
const tongue = '#e8828a';

/** An open mouth; `bend` above 0 smiles, below 0 frowns. */
function open(
  br: Brush,
  x: number,
  y: number,
  w: number,
  h: number,
  bend: number,
  teeth: boolean,
): void {
  const path = new Path2D();
  path.moveTo(x - w, y - bend * 0.12);
  path.quadraticCurveTo(x, y + bend * 0.1, x + w, y - bend * 0.12);
  path.bezierCurveTo(x + w * 0.95, y + h * 1.1, x - w * 0.95, y + h * 1.1, x - w, y - bend * 0.12);
  path.closePath();
  part(br, path, cavity, { line: 0 });
  inside(br.ctx, path, () => {
    fill(br.ctx, ellipse(x, y + h * 0.85, w * 0.62, h * 0.38), tongue);
    if (teeth) fill(br.ctx, rect(x - w, y - 0.2, w * 2, 0.26, 0.04), '#ffffff');
  });
  stroke(br, path, br.line * 0.95);
}

function gritted(br: Brush, x: number, y: number, w: number): void {
  const path = new Path2D();
  path.moveTo(x - w, y + 0.05);
  path.quadraticCurveTo(x, y - 0.1, x + w, y + 0.05);
  path.quadraticCurveTo(x + w * 0.95, y + 0.2, x + w * 0.7, y + 0.2);
  path.quadraticCurveTo(x, y + 0.1, x - w * 0.7, y + 0.2);
  path.quadraticCurveTo(x - w * 0.95, y + 0.2, x - w, y + 0.05);
  path.closePath();
  part(br, path, '#ffffff', { line: br.line * 0.9 });
  inside(br.ctx, path, () => {
    stroke(
      br,
      curve([
        [x - w, y + 0.12],
        [x, y + 0.04],
        [x + w, y + 0.12],
      ]),
      br.line * 0.5,
    );
    for (const d of [-0.45, 0, 0.45])
      stroke(
        br,
        curve([
          [x + d * w, y - 0.1],
          [x + d * w, y + 0.25],
        ]),
        br.line * 0.45,
      );
  });
}

function wave(br: Brush, x: number, y: number, w: number, width: number): void {
  return stroke(
    br,
    curve([
      [x - w, y + 0.03],
      [x - w * 0.5, y - 0.04],
      [x, y + 0.03],
      [x + w * 0.5, y - 0.04],
      [x + w, y + 0.03],
    ]),
    width,
  );
}

/** `talking` opens the mouth of whoever has a line in the panel. */
export function drawMouth(
  br: Brush,
  mood: Mood,
  turn: number,
  chin: number,
  talking: boolean,
  variant: number,
): void {
  const x = turn * 0.23;
  const y = chin - 0.36;
  const thin = Math.max(0.045, br.line * 0.95);
  switch (mood) {
    case 'calm':
      if (talking) open(br, x, y, 0.15, 0.13, 0.4, false);
      else
        stroke(
          br,
          curve([
            [x - 0.15, y],
            [x, y + 0.035],
            [x + 0.15, y - 0.01],
          ]),
          thin,
        );
      return;
    case 'happy':
      if (talking || variant > 0.35) open(br, x, y - 0.06, 0.3, 0.32, 1, true);
      else
        stroke(
          br,
          curve([
            [x - 0.28, y - 0.06],
            [x, y + 0.08],
            [x + 0.28, y - 0.06],
          ]),
          thin,
        );
      return;
    case 'angry':
      if (talking) open(br, x, y - 0.04, 0.27, 0.3, -0.9, true);
      else gritted(br, x, y - 0.06, 0.27);
      return;
    case 'sad':
      if (talking) open(br, x, y, 0.14, 0.12, -0.7, false);
      else
        stroke(
          br,
          curve([
            [x - 0.17, y + 0.06],
            [x, y - 0.03],
            [x + 0.17, y + 0.06],
          ]),
          thin,
        );
      return;
    case 'surprised':
      part(br, ellipse(x, y + 0.02, talking ? 0.15 : 0.11, talking ? 0.2 : 0.14), cavity, {
        line: br.line * 0.95,
      });
      return;
    case 'shy':
      wave(br, x, y, 0.17, thin);
      return;
    case 'determined':
      if (talking) open(br, x, y - 0.03, 0.22, 0.2, 0.1, true);
      else
        stroke(
          br,
          curve([
            [x - 0.2, y + 0.03],
            [x + 0.02, y + 0.02],
            [x + 0.22, y - 0.05],
          ]),
          thin,
        );
      return;
    case 'afraid':
      if (talking || variant > 0.5) open(br, x, y - 0.02, 0.24, 0.2, -1, true);
      else wave(br, x, y, 0.24, thin);
  }
}
