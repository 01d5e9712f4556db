import { type Brush, part, rect, stroke } from '#paint/brush.ts';
import type { Palette } from '#paint/palette.ts';

/** Draws an object around (0, 0), about 1 to each side. */
export type Draw = (br: Brush, p: Palette) => void;

export function box(
  br: Brush,
  x: number,
  y: number,
  w: number,
  h: number,
  color: string,
  radius = 0.04,
  shadow = 0.05,
): void {
  return part(br, rect(x, y, w, h, radius), color, { shadow });
}

export function stick(
  br: Brush,
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  width: number,
  color: string,
): void {
  const { ctx } = br;
  const line = (w: number, c: string) => {
    ctx.strokeStyle = c;
    ctx.lineWidth = w;
    ctx.lineCap = 'round';
    ctx.beginPath();
    ctx.moveTo(x1, y1);
    ctx.lineTo(x2, y2);
    ctx.stroke();
  };
  line(width + br.line * 2, br.ink);
  line(width, color);
}

/** Lines of writing that nobody can read. */
export function writing(
  br: Brush,
  x: number,
  y: number,
  w: number,
  count: number,
  gap: number,
): void {
  for (let i = 0; i < count; i += 1) {
    const long = w * (i % 3 === 2 ? 0.6 : i % 2 ? 0.9 : 1);
    br.ctx.globalAlpha = 0.45;
    stroke(br, rect(x, y + i * gap, long, 0.001), 0.035);
    br.ctx.globalAlpha = 1;
  }
}
