import { type Brush, blob, curve, ellipse, limb, part, stroke } from '#paint/brush.ts';
import type { CastMember } from '#script.ts';

/** The hair that hangs behind head and shoulders. `sway` leans it with the wind. */
export function drawHairBack(
  br: Brush,
  kind: CastMember['hair'],
  color: string,
  turn: number,
  sway: number,
): void {
  const back = br.shade(color);
  switch (kind) {
    case 'long':
      part(
        br,
        blob([
          [-0.95, -0.5],
          [-1.16, 0.5],
          [-1.22 + sway * 0.3, 1.7],
          [-1.05 + sway, 2.75],
          [-0.55 + sway, 2.5],
          [0 + sway, 2.85],
          [0.55 + sway, 2.5],
          [1.1 + sway, 2.7],
          [1.2 + sway * 0.3, 1.6],
          [1.14, 0.4],
          [0.9, -0.6],
        ]),
        back,
      );
      for (const x of [-0.85, -0.6, 0.62, 0.9]) {
        stroke(
          br,
          curve([
            [x, 0.9],
            [x * 1.05 + sway * 0.4, 1.7],
            [x * 0.95 + sway * 0.8, 2.3],
          ]),
          br.line * 0.6,
        );
      }
      return;
    case 'bob':
      part(
        br,
        blob([
          [-0.9, -0.6],
          [-1.2, 0.1],
          [-1.24 + sway * 0.2, 0.85],
          [-0.85 + sway * 0.2, 1.12],
          [0 + sway * 0.2, 0.95],
          [0.85 + sway * 0.2, 1.12],
          [1.24 + sway * 0.2, 0.85],
          [1.2, 0.1],
          [0.9, -0.6],
        ]),
        back,
      );
      return;
    case 'ponytail': {
      const s = turn >= 0 ? -1 : 1;
      part(
        br,
        limb([s * 0.55, -0.95], [s * 1.75, -0.5], [s * 1.4 + sway, 1.65], [0.5, 0.72, 0.16]),
        color,
        { shadow: 0.16 },
      );
      stroke(
        br,
        curve([
          [s * 0.85, -0.85],
          [s * 1.45, -0.1],
          [s * 1.42 + sway * 0.8, 1.1],
        ]),
        br.line * 0.6,
      );
      part(br, ellipse(s * 0.62, -0.9, 0.2, 0.24, s * 0.6), br.shade(back), {
        line: br.line * 0.8,
      });
      return;
    }
    case 'bun':
      part(br, ellipse(turn * -0.25, -1.28, 0.46, 0.42), color, { shadow: 0.14 });
      stroke(
        br,
        curve([
          [turn * -0.25 - 0.28, -1.38],
          [turn * -0.25, -1.16],
          [turn * -0.25 + 0.25, -1.4],
        ]),
        br.line * 0.6,
      );
      return;
    case 'curly':
      for (const [x, y, r] of [
        [-0.95, -0.25, 0.42],
        [-1.05, 0.3, 0.38],
        [-0.92, 0.78, 0.3],
        [0.95, -0.25, 0.42],
        [1.05, 0.3, 0.38],
        [0.92, 0.78, 0.3],
        [0, -0.9, 0.6],
      ] as const) {
        part(br, ellipse(x, y, r), back);
      }
      return;
    case 'short':
    case 'spiky':
    case 'hooded':
    case 'bald':
  }
}
