import { Path2D } from '@napi-rs/canvas';
import type { Mood } from '#script.ts';
import { type Ctx, type Point, blob, fill, poly } from '#paint/brush.ts';
import { mix } from '#paint/color.ts';
import type { Random } from '#paint/random.ts';
import { type FittedText, roundness } from './fit-balloon.ts';
import { drawLine } from './text.ts';

export type BalloonKind = 'speech' | 'shout' | 'tremble';

export function balloonKind(mood: Mood | undefined, text: string): BalloonKind {
  if (/[!！]/u.test(text) && (mood === 'angry' || mood === 'surprised' || mood === 'determined'))
    return 'shout';
  return mood === 'afraid' ? 'tremble' : 'speech';
}

/** How far a balloon's outline reaches beyond its half axes, in pixels, with its ink. */
export const outwards = { shout: 30, tremble: 8, speech: 6 } as const satisfies Record<
  BalloonKind,
  number
>;

function edge(angle: number, a: number, b: number): Point {
  const c = Math.cos(angle);
  const s = Math.sin(angle);
  const k = (Math.abs(c / a) ** roundness + Math.abs(s / b) ** roundness) ** (-1 / roundness);
  return [c * k, s * k];
}

function outline(kind: BalloonKind, a: number, b: number, random: Random): Path2D {
  const count = kind === 'shout' ? 2 * Math.round((a + b) / 15) : kind === 'tremble' ? 44 : 40;
  const points = Array.from({ length: count }, (_, i): Point => {
    const angle = (i / count) * Math.PI * 2;
    const [x, y] = edge(angle, a, b);
    // Only outwards, so that the text keeps its room.
    const grow =
      kind === 'shout'
        ? i % 2
          ? random.range(13, 24)
          : 2
        : kind === 'tremble'
          ? i % 2
            ? 4.5
            : 0
          : random.range(0, 1.4);
    const d = Math.hypot(x, y);
    return [x + (x / d) * grow, y + (y / d) * grow];
  });
  return kind === 'shout' ? poly(points) : blob(points);
}

function tailTo(a: number, b: number, tip: Point): Path2D {
  const angle = Math.atan2(tip[1], tip[0]);
  const spread = Math.min(0.32, 24 / Math.hypot(...edge(angle, a, b)));
  const inner = (k: number): Point => {
    const [x, y] = edge(angle + k, a, b);
    return [x * 0.9, y * 0.9];
  };
  const [one, two] = [inner(-spread), inner(spread)];
  const path = new Path2D();
  const bend: Point = [tip[0] * 0.62 - tip[1] * 0.07, tip[1] * 0.62 + tip[0] * 0.07];
  path.moveTo(...one);
  path.quadraticCurveTo(
    bend[0] + (one[0] - bend[0]) * 0.3,
    bend[1] + (one[1] - bend[1]) * 0.3,
    ...tip,
  );
  path.quadraticCurveTo(
    bend[0] + (two[0] - bend[0]) * 0.3,
    bend[1] + (two[1] - bend[1]) * 0.3,
    ...two,
  );
  path.closePath();
  return path;
}

function drawText(ctx: Ctx, text: FittedText, x: number, y: number, color: string): void {
  const top = y - (text.lines.length * text.lineHeight) / 2;
  text.lines.forEach((line, i) =>
    drawLine(
      ctx,
      line,
      x,
      top + (i + 0.5) * text.lineHeight + text.lettering.size * 0.36,
      text.lettering,
      { fill: color },
    ),
  );
}

export type Drawn = { readonly x: number; readonly y: number; readonly text: FittedText };

/** `tip` is where the tail ends, in the same pixels as `x` and `y`. */
export function drawBalloon(
  ctx: Ctx,
  { x, y, text }: Drawn,
  kind: BalloonKind,
  tip: Point | undefined,
  ink: string,
  random: Random,
): void {
  ctx.save();
  ctx.translate(x, y);
  const shapes = [outline(kind, text.a, text.b, random)];
  if (tip !== undefined) shapes.push(tailTo(text.a, text.b, [tip[0] - x, tip[1] - y]));
  ctx.strokeStyle = ink;
  ctx.lineWidth = kind === 'shout' ? 8 : 6;
  ctx.lineJoin = 'round';
  for (const s of shapes) ctx.stroke(s);
  for (const s of shapes) fill(ctx, s, '#ffffff');
  ctx.restore();
  drawText(ctx, text, x, y, ink);
}

export function drawCaption(
  ctx: Ctx,
  { x, y, text }: Drawn,
  paper: string,
  ink: string,
  accent: string,
): void {
  const [w, h] = [text.a * 2, text.b * 2];
  ctx.fillStyle = mix(paper, ink, 0.03);
  ctx.fillRect(x - text.a, y - text.b, w, h);
  ctx.strokeStyle = ink;
  ctx.lineWidth = 3;
  ctx.strokeRect(x - text.a, y - text.b, w, h);
  ctx.fillStyle = accent;
  ctx.fillRect(x - text.a + 1.5, y - text.b + 1.5, 8, h - 3);
  drawText(ctx, text, x + 3, y, ink);
}

/** A sound: big letters on their own, each a little askew. */
export function drawSound(
  ctx: Ctx,
  { x, y, text }: Drawn,
  color: string,
  ink: string,
  random: Random,
): void {
  const tilt = random.range(-0.14, 0.14);
  ctx.save();
  ctx.translate(x, y);
  ctx.rotate(tilt);
  const top = -(text.lines.length * text.lineHeight) / 2;
  for (const pass of [
    { stroke: ink, width: text.lettering.size * 0.24 },
    { stroke: '#ffffff', width: text.lettering.size * 0.13 },
    { fill: color },
  ]) {
    text.lines.forEach((line, i) =>
      drawLine(
        ctx,
        line,
        0,
        top + (i + 0.5) * text.lineHeight + text.lettering.size * 0.36,
        text.lettering,
        pass,
      ),
    );
  }
  ctx.restore();
}
