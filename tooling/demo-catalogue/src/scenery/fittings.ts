import { type Point, blob, ellipse, fill, rect, stroke } from '#paint/brush.ts';
import { darken, lighten, mix } from '#paint/color.ts';
import { type Scene, box, shape, line, glow } from './scene.ts';
import { drawSky } from './sky.ts';

/** A window with the hour outside; light falls out of it. */
export function drawWindow(
  s: Scene,
  x: number,
  y: number,
  w: number,
  h: number,
  bars = 2,
  frame = s.light.set(lighten(s.palette.mid, 0.55), 0.2),
): void {
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
}

/** Boards or tiles that run to a vanishing point. */
export function drawFloor(s: Scene, color: string, seams = 9): void {
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
}

/** A hanging lamp with its cone of light when it is dark. */
export function drawLamp(
  s: Scene,
  x: number,
  drop: number,
  size: number,
  color = s.light.set(s.palette.c),
): void {
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
}

export function drawTree(
  s: Scene,
  x: number,
  base: number,
  height: number,
  leaf: string,
  trunk: string,
): void {
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
}

export function drawBooks(s: Scene, x: number, y: number, w: number, h: number): void {
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
}
