import { type Brush, type Ctx, type Point, blob, fill, poly, rect, stroke } from '#paint/brush.ts';
import { alpha } from '#paint/color.ts';
import type { Light } from '#paint/light.ts';
import type { Palette } from '#paint/palette.ts';
import type { Random } from '#paint/random.ts';

/** A place to draw, from (0, 0) to (w, h), in pixels. */
export type Scene = {
  readonly ctx: Ctx;
  readonly w: number;
  readonly h: number;
  /** Where ground or floor begins. */
  readonly horizon: number;
  readonly light: Light;
  readonly palette: Palette;
  readonly random: Random;
  readonly br: Brush;
  /** Ink of things further away: thinner than people's. */
  readonly soft: string;
};

export type Place = {
  back(s: Scene): void;
  /** What stands before the figures. */
  front?(s: Scene): void;
  readonly indoors: boolean;
};

export function box(
  s: Scene,
  x: number,
  y: number,
  w: number,
  h: number,
  color: string,
  lineWidth = 2,
  radius = 0,
): void {
  const path = rect(x, y, w, h, radius);
  fill(s.ctx, path, color);
  if (lineWidth > 0) stroke(s.br, path, lineWidth, s.soft);
}

export function shape(s: Scene, points: readonly Point[], color: string, lineWidth = 2): void {
  const path = poly(points);
  fill(s.ctx, path, color);
  if (lineWidth > 0) stroke(s.br, path, lineWidth, s.soft);
}

export function soft(s: Scene, points: readonly Point[], color: string, lineWidth = 2): void {
  const path = blob(points);
  fill(s.ctx, path, color);
  if (lineWidth > 0) stroke(s.br, path, lineWidth, s.soft);
}

export function line(
  s: Scene,
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  width = 2,
  color = s.soft,
): void {
  s.ctx.strokeStyle = color;
  s.ctx.lineWidth = width;
  s.ctx.lineCap = 'round';
  s.ctx.beginPath();
  s.ctx.moveTo(x1, y1);
  s.ctx.lineTo(x2, y2);
  s.ctx.stroke();
}

export function gradient(s: Scene, y1: number, y2: number, top: string, bottom: string): void {
  const g = s.ctx.createLinearGradient(0, y1, 0, y2);
  g.addColorStop(0, top);
  g.addColorStop(1, bottom);
  s.ctx.fillStyle = g;
  s.ctx.fillRect(0, y1, s.w, y2 - y1);
}

export function glow(
  s: Scene,
  x: number,
  y: number,
  radius: number,
  color = s.light.glow,
  strength = 0.6,
): void {
  const g = s.ctx.createRadialGradient(x, y, 0, x, y, radius);
  g.addColorStop(0, alpha(color, strength));
  g.addColorStop(0.4, alpha(color, strength * 0.4));
  g.addColorStop(1, alpha(color, 0));
  s.ctx.save();
  s.ctx.globalCompositeOperation = 'screen';
  s.ctx.fillStyle = g;
  s.ctx.fillRect(x - radius, y - radius, radius * 2, radius * 2);
  s.ctx.restore();
}
