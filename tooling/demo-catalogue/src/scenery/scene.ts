import {
  type Brush,
  type Ctx,
  type Point,
  blob,
  ellipse,
  fill,
  poly,
  rect,
  stroke,
} from '#paint/brush.ts';
import { alpha, darken, lighten, mix } from '#paint/color.ts';
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

export const box = (
  s: Scene,
  x: number,
  y: number,
  w: number,
  h: number,
  color: string,
  line = 2,
  radius = 0,
): void => {
  const path = rect(x, y, w, h, radius);
  fill(s.ctx, path, color);
  if (line > 0) stroke(s.br, path, line, s.soft);
};

export const shape = (s: Scene, points: readonly Point[], color: string, line = 2): void => {
  const path = poly(points);
  fill(s.ctx, path, color);
  if (line > 0) stroke(s.br, path, line, s.soft);
};

export const soft = (s: Scene, points: readonly Point[], color: string, line = 2): void => {
  const path = blob(points);
  fill(s.ctx, path, color);
  if (line > 0) stroke(s.br, path, line, s.soft);
};

export const line = (
  s: Scene,
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  width = 2,
  color = s.soft,
): void => {
  s.ctx.strokeStyle = color;
  s.ctx.lineWidth = width;
  s.ctx.lineCap = 'round';
  s.ctx.beginPath();
  s.ctx.moveTo(x1, y1);
  s.ctx.lineTo(x2, y2);
  s.ctx.stroke();
};

export const gradient = (s: Scene, y1: number, y2: number, top: string, bottom: string): void => {
  const g = s.ctx.createLinearGradient(0, y1, 0, y2);
  g.addColorStop(0, top);
  g.addColorStop(1, bottom);
  s.ctx.fillStyle = g;
  s.ctx.fillRect(0, y1, s.w, y2 - y1);
};

export const glow = (
  s: Scene,
  x: number,
  y: number,
  radius: number,
  color = s.light.glow,
  strength = 0.6,
): void => {
  const g = s.ctx.createRadialGradient(x, y, 0, x, y, radius);
  g.addColorStop(0, alpha(color, strength));
  g.addColorStop(0.4, alpha(color, strength * 0.4));
  g.addColorStop(1, alpha(color, 0));
  s.ctx.save();
  s.ctx.globalCompositeOperation = 'screen';
  s.ctx.fillStyle = g;
  s.ctx.fillRect(x - radius, y - radius, radius * 2, radius * 2);
  s.ctx.restore();
};

const cloud = (s: Scene, x: number, y: number, size: number, color: string): void => {
  for (const [dx, dy, r] of [
    [-1, 0.1, 0.5],
    [-0.4, -0.2, 0.62],
    [0.25, -0.28, 0.72],
    [0.9, 0.05, 0.52],
  ] as const) {
    fill(s.ctx, ellipse(x + dx * size, y + dy * size, r * size, r * size * 0.72), color);
  }
  fill(s.ctx, rect(x - size * 1.4, y + size * 0.05, size * 2.75, size * 0.38, size * 0.19), color);
};

/** The sky of the hour, with whatever shines in it; clear skies have clouds or stars. */
export const drawSky = (s: Scene, until = s.horizon): void => {
  const { light, w, random } = s;
  const h = until + 40;
  gradient(s, 0, h, light.sky[0], light.sky[1]);
  const open = light.weather === 'clear' || light.weather === 'wind';
  const x = w * random.range(0.15, 0.85);
  if (light.time === 'night' && light.weather !== 'rain' && light.weather !== 'fog') {
    for (let i = 0; i < 60; i += 1) {
      s.ctx.globalAlpha = random.range(0.35, 1);
      fill(
        s.ctx,
        ellipse(random.range(0, w), random.range(0, h * 0.85), random.range(0.8, 2.4)),
        '#fff7e0',
      );
    }
    s.ctx.globalAlpha = 1;
    const y = h * 0.26;
    glow(s, x, y, w * 0.26, '#dfe6ff', 0.4);
    fill(s.ctx, ellipse(x, y, w * 0.062), '#fbf5df');
    fill(
      s.ctx,
      ellipse(x + w * 0.026, y - w * 0.012, w * 0.054),
      mix(light.sky[0], light.sky[1], 0.25),
    );
  }
  if (open && light.time !== 'night') {
    const y = light.time === 'day' ? h * 0.2 : h * 0.72;
    glow(s, x, y, w * 0.5, light.glow, light.time === 'day' ? 0.4 : 0.75);
    fill(s.ctx, ellipse(x, y, w * (light.time === 'day' ? 0.055 : 0.1)), lighten(light.glow, 0.35));
  }
  const shade =
    light.time === 'night'
      ? lighten(light.sky[1], 0.06)
      : light.time === 'dusk'
        ? mix(light.sky[1], '#ffd9c0', 0.45)
        : lighten(light.sky[1], 0.65);
  const dull = light.weather === 'rain' || light.weather === 'snow';
  const count = light.weather === 'fog' ? 0 : dull ? 5 : random.int(2, 4);
  for (let i = 0; i < count; i += 1) {
    cloud(
      s,
      random.range(0, w),
      random.range(h * 0.08, h * 0.62),
      w * random.range(0.06, dull ? 0.2 : 0.12),
      dull ? darken(shade, 0.12 + i * 0.02) : shade,
    );
  }
};

/** A window with the hour outside; light falls out of it. */
export const drawWindow = (
  s: Scene,
  x: number,
  y: number,
  w: number,
  h: number,
  bars = 2,
  frame = s.light.set(lighten(s.palette.mid, 0.55), 0.2),
): void => {
  const { ctx, light } = s;
  ctx.save();
  ctx.beginPath();
  ctx.rect(x, y, w, h);
  ctx.clip();
  ctx.translate(x, y);
  const view: Scene = { ...s, w, h, horizon: h * 0.78 };
  drawSky(view);
  const far = light.set(s.palette.far, 0.9);
  for (let i = 0; i < 6; i += 1) {
    const bw = w * s.random.range(0.12, 0.3);
    fill(ctx, rect(s.random.range(-0.1, 0.95) * w, h * s.random.range(0.55, 0.8), bw, h), far);
  }
  ctx.restore();
  ctx.strokeStyle = frame;
  ctx.lineWidth = Math.max(7, w * 0.03);
  ctx.strokeRect(x, y, w, h);
  for (let i = 1; i < bars; i += 1)
    line(s, x + (w * i) / bars, y, x + (w * i) / bars, y + h, Math.max(5, w * 0.02), frame);
  stroke(s.br, rect(x - 5, y - 5, w + 10, h + 10), 2, s.soft);
  fill(ctx, rect(x - 12, y + h, w + 24, 10), frame);
};

/** Boards or tiles that run to a vanishing point. */
export const drawFloor = (s: Scene, color: string, seams = 9): void => {
  fill(s.ctx, rect(0, s.horizon, s.w, s.h - s.horizon), color);
  const tone = darken(color, 0.14);
  for (let i = -seams; i <= seams; i += 1) {
    line(
      s,
      s.w / 2 + (i * s.w) / seams / 1.6,
      s.horizon,
      s.w / 2 + ((i * s.w) / seams) * 1.9,
      s.h,
      2,
      tone,
    );
  }
  for (let i = 1; i < 5; i += 1) {
    const y = s.horizon + (s.h - s.horizon) * (i / 5) ** 1.7;
    line(s, 0, y, s.w, y, 1.5, tone);
  }
  fill(s.ctx, rect(0, s.horizon, s.w, 5), darken(color, 0.3));
};

/** A hanging lamp with its cone of light when it is dark. */
export const drawLamp = (
  s: Scene,
  x: number,
  drop: number,
  size: number,
  color = s.light.set(s.palette.c),
): void => {
  line(s, x, 0, x, drop, 3);
  shape(
    s,
    [
      [x - size * 0.35, drop],
      [x + size * 0.35, drop],
      [x + size, drop + size * 0.8],
      [x - size, drop + size * 0.8],
    ],
    color,
  );
  fill(s.ctx, ellipse(x, drop + size * 0.84, size * 0.7, size * 0.2), s.light.glow);
  if (s.light.dark) glow(s, x, drop + size, size * 5, s.light.glow, 0.55);
};

export const drawTree = (
  s: Scene,
  x: number,
  base: number,
  height: number,
  leaf: string,
  trunk: string,
): void => {
  const r = s.random;
  shape(
    s,
    [
      [x - height * 0.035, base],
      [x - height * 0.02, base - height * 0.5],
      [x + height * 0.02, base - height * 0.5],
      [x + height * 0.04, base],
    ],
    trunk,
  );
  for (const [dx, dy, k] of [
    [0, -0.72, 0.26],
    [-0.16, -0.55, 0.2],
    [0.17, -0.56, 0.21],
    [0.02, -0.5, 0.22],
  ] as const) {
    const rad = height * k * r.range(0.92, 1.08);
    const [cx, cy] = [x + dx * height, base + dy * height];
    const puff = blob(
      Array.from({ length: 9 }, (_, i): Point => {
        const a = (i / 9) * Math.PI * 2;
        const k2 = rad * (i % 2 ? 1.06 : 0.93);
        return [cx + Math.cos(a) * k2, cy + Math.sin(a) * k2 * 0.92];
      }),
    );
    fill(s.ctx, puff, leaf);
    stroke(s.br, puff, 2, darken(leaf, 0.28));
    fill(
      s.ctx,
      ellipse(cx + s.br.side * rad * 0.3, cy - rad * 0.35, rad * 0.45, rad * 0.34),
      lighten(leaf, 0.16),
    );
  }
};

export const drawBooks = (s: Scene, x: number, y: number, w: number, h: number): void => {
  const colors = [
    s.palette.a,
    s.palette.b,
    s.palette.c,
    s.palette.mid,
    s.palette.near,
    s.palette.far,
  ];
  let at = x;
  while (at < x + w - 6) {
    const bw = Math.min(s.random.range(h * 0.13, h * 0.28), x + w - at);
    const bh = h * s.random.range(0.68, 0.94);
    const color = s.light.set(mix(s.random.pick(colors), s.palette.mid, 0.28), 0.2);
    box(s, at, y + h - bh, bw, bh, color, 1.5);
    fill(s.ctx, rect(at + bw * 0.2, y + h - bh * 0.8, bw * 0.6, 4), lighten(color, 0.4));
    at += bw + (s.random.chance(0.12) ? bw : 0.5);
  }
};
