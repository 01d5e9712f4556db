import { Path2D } from '@napi-rs/canvas';
import type { Mood } from '#script.ts';
import { type Brush, curve, ellipse, fill, inside, stroke } from '#paint/brush.ts';
import { darken, lighten } from '#paint/color.ts';
import type { Looks } from '#figure/looks.ts';

type EyeState = {
  /** 1 is open. */
  readonly open: number;
  /** Size of the iris. */
  readonly iris: number;
  readonly gaze: readonly [number, number];
  /** The inner end of the upper lid, positive is lower. */
  readonly slant: number;
  /** Brow: height of its middle, and of its inner end against the outer. */
  readonly brow: readonly [number, number];
  readonly closed?: 'smile' | 'down';
};

const states: Record<Mood, EyeState> = {
  calm: { open: 0.84, iris: 1, gaze: [0, 0], slant: 0, brow: [-0.33, -0.01] },
  happy: { open: 1, iris: 1.08, gaze: [0, 0], slant: 0, brow: [-0.43, -0.02] },
  angry: { open: 0.74, iris: 0.86, gaze: [0, 0.02], slant: 0.14, brow: [-0.23, 0.17] },
  sad: { open: 0.66, iris: 1.02, gaze: [0, 0.05], slant: -0.1, brow: [-0.36, -0.17] },
  surprised: { open: 1.22, iris: 0.72, gaze: [0, 0], slant: 0, brow: [-0.53, -0.05] },
  shy: { open: 0.74, iris: 1.02, gaze: [0.35, 0.08], slant: -0.04, brow: [-0.37, -0.12] },
  determined: { open: 0.8, iris: 0.96, gaze: [0, 0], slant: 0.1, brow: [-0.26, 0.12] },
  afraid: { open: 1.16, iris: 0.55, gaze: [0, 0], slant: -0.06, brow: [-0.44, -0.2] },
};

function drawBrow(
  br: Brush,
  look: Looks,
  hair: string,
  side: number,
  cx: number,
  w: number,
  y: number,
  state: EyeState,
): void {
  const [height, inner] = state.brow;
  const ends = [
    [cx - side * w * 1.05, y + height + inner],
    [cx + side * w * 0.15, y + height - 0.06 + inner * 0.2],
    [cx + side * w * 1.2, y + height + 0.05 - inner * 0.35],
  ] as const;
  stroke(br, curve(ends), look.brow + br.line, br.ink);
  stroke(br, curve(ends), look.brow, hair);
}

/** Small faces have dots with a lid: anything more would be dirt. */
function drawSmall(br: Brush, cx: number, y: number, w: number, state: EyeState): void {
  fill(
    br.ctx,
    ellipse(cx + state.gaze[0] * 0.1, y + 0.03, 0.1, 0.18 * Math.min(1.1, state.open)),
    br.ink,
  );
  fill(br.ctx, ellipse(cx - 0.03, y - 0.04, 0.035), '#ffffff');
  stroke(
    br,
    curve([
      [cx - w, y - 0.12],
      [cx, y - 0.19 * state.open],
      [cx + w, y - 0.12],
    ]),
    0.07,
  );
}

function drawOpen(
  br: Brush,
  look: Looks,
  iris: string,
  side: number,
  cx: number,
  y: number,
  w: number,
  state: EyeState,
  gazeX: number,
): void {
  const { ctx } = br;
  const h =
    0.25 *
    state.open *
    (look.eyeStyle === 'round' ? 1.06 : look.eyeStyle === 'sleepy' ? 0.88 : 0.96);
  const outer = look.eyeStyle === 'almond' ? -0.05 : look.eyeStyle === 'sleepy' ? 0.05 : 0;
  const inX = cx - side * w;
  const outX = cx + side * w;
  const shape = new Path2D();
  shape.moveTo(inX, y + 0.05 + state.slant * 0.5);
  shape.bezierCurveTo(
    inX + side * w * 0.35,
    y - h + state.slant,
    outX - side * w * 0.45,
    y - h * 1.12,
    outX,
    y - 0.03 + outer,
  );
  shape.bezierCurveTo(
    outX - side * w * 0.1,
    y + h * 0.72,
    inX + side * w * 0.5,
    y + h * 0.95,
    inX,
    y + 0.05 + state.slant * 0.5,
  );
  shape.closePath();
  fill(ctx, shape, '#ffffff');
  const r = 0.18 * state.iris;
  const ix = cx + gazeX * 0.14 - side * 0.01;
  const iy = y + state.gaze[1] + (state.open > 1.1 ? 0 : 0.015);
  inside(ctx, shape, () => {
    fill(ctx, ellipse(ix, iy, r, r * 1.22), darken(iris, 0.35));
    fill(ctx, ellipse(ix, iy + r * 0.25, r * 0.82, r * 0.92), lighten(iris, 0.18));
    fill(ctx, ellipse(ix, iy, r * 0.5, r * 0.64), br.ink);
    ctx.globalAlpha = 0.26;
    ctx.fillStyle = br.ink;
    ctx.fillRect(cx - 0.4, y - 0.6, 0.8, 0.6 - h * 0.36);
    ctx.globalAlpha = 1;
    fill(ctx, ellipse(ix - r * 0.42, iy - r * 0.5, r * 0.36, r * 0.4), '#ffffff');
    fill(ctx, ellipse(ix + r * 0.42, iy + r * 0.55, r * 0.17), '#ffffff');
  });
  const lid = new Path2D();
  lid.moveTo(inX, y + 0.05 + state.slant * 0.5);
  lid.bezierCurveTo(
    inX + side * w * 0.35,
    y - h + state.slant,
    outX - side * w * 0.45,
    y - h * 1.12,
    outX,
    y - 0.03 + outer,
  );
  lid.lineTo(outX + side * 0.07, y - 0.09 + outer);
  stroke(br, lid, 0.062);
  stroke(
    br,
    curve([
      [inX + side * w * 0.7, y + h * 0.74],
      [outX - side * w * 0.5, y + h * 0.7],
      [outX - side * w * 0.12, y + h * 0.42],
    ]),
    br.line * 0.6,
  );
}

export function drawEyes(
  br: Brush,
  look: Looks,
  colors: { hair: string; iris: string },
  mood: Mood,
  turn: number,
  detail: 'full' | 'small',
  closed: 'smile' | 'down' | undefined,
  patch: number,
): void {
  const state = states[mood];
  const y = 0.2;
  for (const side of [-1, 1]) {
    const narrow = 1 - Math.max(0, side * turn) * 0.24;
    const cx = side * 0.42 * (1 - Math.abs(turn) * 0.06) + turn * 0.2;
    const w = 0.232 * narrow;
    if (side !== patch) {
      if (closed === 'smile')
        stroke(
          br,
          curve([
            [cx - w, y + 0.08],
            [cx, y - 0.13],
            [cx + w, y + 0.08],
          ]),
          0.066,
        );
      else if (closed === 'down')
        stroke(
          br,
          curve([
            [cx - w, y],
            [cx, y + 0.12],
            [cx + w, y],
          ]),
          0.06,
        );
      else if (detail === 'small') drawSmall(br, cx, y, w, state);
      else
        drawOpen(
          br,
          look,
          colors.iris,
          side,
          cx,
          y,
          w,
          state,
          state.gaze[0] * (turn === 0 ? 1 : -Math.sign(turn)) + turn * 0.25,
        );
    }
    drawBrow(br, look, colors.hair, side, cx, w, y, state);
  }
}
