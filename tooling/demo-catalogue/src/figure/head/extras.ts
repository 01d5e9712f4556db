import { drawMoustache } from './beard.ts';
import type { Build } from '#figure/body/build.ts';
import type { Colors } from './colors.ts';
import { drawHat, drawCrown } from './hats.ts';
import { type Brush, blob, curve, ellipse, fill, limb, part, rect, stroke } from '#paint/brush.ts';
import { alpha, lighten } from '#paint/color.ts';
import type { CastMember } from '#script.ts';

/** What sits behind the head. */
export function drawExtraBack(br: Brush, extra: CastMember['extra'], colors: Colors): void {
  if (extra !== 'ears') return;
  for (const s of [-1, 1]) {
    part(
      br,
      blob([
        [s * 0.28, -0.85],
        [s * 0.78, -1.72],
        [s * 1.02, -0.55],
      ]),
      colors.hair,
      { shadow: 0.1 },
    );
    fill(
      br.ctx,
      blob([
        [s * 0.48, -0.9],
        [s * 0.76, -1.42],
        [s * 0.88, -0.7],
      ]),
      lighten(colors.trim, 0.35),
    );
  }
}

function drawGlasses(br: Brush, turn: number): void {
  for (const s of [-1, 1]) {
    const narrow = 1 - Math.max(0, s * turn) * 0.2;
    const x = s * 0.42 + turn * 0.2;
    const lens = ellipse(x, 0.22, 0.32 * narrow, 0.31);
    fill(br.ctx, lens, alpha('#ffffff', 0.16));
    stroke(br, lens, br.line * 1.15);
    stroke(
      br,
      curve([
        [x - 0.12, 0.12],
        [x + 0.02, 0.02],
      ]),
      br.line * 0.9,
      alpha('#ffffff', 0.9),
    );
    stroke(
      br,
      curve([
        [x + s * 0.32 * narrow, 0.18],
        [s * 0.95, 0.08],
      ]),
      br.line,
    );
  }
  stroke(
    br,
    curve([
      [-0.1 + turn * 0.2, 0.2],
      [turn * 0.22, 0.15],
      [0.1 + turn * 0.2, 0.2],
    ]),
    br.line,
  );
}

export function drawExtraFront(
  br: Brush,
  member: CastMember,
  build: Build,
  turn: number,
  parting: -1 | 1,
  colors: Colors,
): void {
  switch (member.extra) {
    case 'glasses':
      return drawGlasses(br, turn);
    case 'hat':
      return drawHat(br, member.outfit, colors);
    case 'crown':
      return drawCrown(br, colors);
    case 'beard':
      return drawMoustache(br, build, turn, colors);
    case 'horns':
      for (const s of [-1, 1]) {
        part(
          br,
          limb([s * 0.55, -0.82], [s * 1.05, -1.1], [s * 0.92, -1.75], [0.34, 0.26, 0.04]),
          '#efe2c6',
          { shadow: 0.07 },
        );
        stroke(
          br,
          curve([
            [s * 0.68, -1.06],
            [s * 0.92, -0.98],
          ]),
          br.line * 0.6,
        );
        stroke(
          br,
          curve([
            [s * 0.8, -1.3],
            [s * 1.02, -1.24],
          ]),
          br.line * 0.6,
        );
      }
      return;
    case 'headphones':
      stroke(
        br,
        curve([
          [-1.06, 0.05],
          [-1.02, -0.75],
          [0, -1.32],
          [1.02, -0.75],
          [1.06, 0.05],
        ]),
        0.17 + br.line,
        br.ink,
      );
      stroke(
        br,
        curve([
          [-1.06, 0.05],
          [-1.02, -0.75],
          [0, -1.32],
          [1.02, -0.75],
          [1.06, 0.05],
        ]),
        0.17,
        colors.trim,
      );
      for (const s of [-1, 1]) {
        part(br, rect(s * 1.06 - 0.2, -0.16, 0.4, 0.68, 0.18), colors.main, { shadow: 0.1 });
        part(br, rect(s * 1.1 - 0.08, -0.02, 0.16, 0.4, 0.08), colors.trim, {
          line: br.line * 0.6,
        });
      }
      return;
    case 'eyepatch': {
      const x = parting * 0.42 + turn * 0.2;
      stroke(
        br,
        curve([
          [parting * 0.95, -0.3],
          [x, -0.12],
          [-parting * 0.9, -0.55],
        ]),
        0.07,
      );
      part(
        br,
        blob([
          [x - 0.3, 0.0],
          [x, -0.08],
          [x + 0.3, 0.0],
          [x + 0.2, 0.42],
          [x, 0.5],
          [x - 0.2, 0.42],
        ]),
        br.ink,
        { line: br.line * 0.6 },
      );
      return;
    }
    case 'scarf':
    case 'ears':
    case 'none':
  }
}

/** Around the neck, under the chin, its end flying with the wind. */
export function drawScarf(br: Brush, color: string, sway: number): void {
  const end = sway === 0 ? ([0.5, 2.9] as const) : ([0.8 + sway * 2.2, 1.75] as const);
  part(
    br,
    limb([0.42, 1.35], sway === 0 ? [0.62, 2.1] : [1.1, 1.35], end, [0.4, 0.52, 0.5]),
    br.shade(color),
    { shadow: 0.1 },
  );
  part(
    br,
    blob([
      [-0.9, 1.08],
      [-0.55, 0.86],
      [0, 0.98],
      [0.55, 0.86],
      [0.9, 1.08],
      [0.82, 1.5],
      [0, 1.66],
      [-0.82, 1.5],
    ]),
    color,
    { shadow: 0.14 },
  );
  stroke(
    br,
    curve([
      [-0.8, 1.22],
      [0, 1.38],
      [0.8, 1.18],
    ]),
    br.line * 0.7,
  );
}
