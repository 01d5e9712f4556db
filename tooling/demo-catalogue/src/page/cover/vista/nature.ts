import { type Point, blob, ellipse, fill, poly, rect } from '#paint/brush.ts';
import { alpha, darken, lighten, mix } from '#paint/color.ts';
import type { Stage } from '#page/cover/stage.ts';

type Sun = { readonly x: number; readonly y: number };

function disc(s: Stage, sun: Sun, radius: number): void {
  return fill(s.ctx, ellipse(sun.x, sun.y, radius), lighten(s.palette.glow, 0.45));
}

/** The colour of a layer: 0 lies far in the light, 1 is near and dark. */
function layer(s: Stage, depth: number): string {
  return mix(
    mix(s.light.far, s.palette.glow, 0.3 * (1 - depth)),
    darken(mix(s.palette.near, s.palette.ink, 0.6), 0.15),
    depth,
  );
}

/** Ridge behind ridge, paler towards the light. */
export function hills(s: Stage, sun: Sun): number {
  const { w, h, random: r } = s;
  disc(s, sun, Math.min(w, h) * 0.23);
  const count = 5;
  for (let i = 0; i < count; i += 1) {
    const base = h * (0.56 + i * 0.085);
    const peaks: Point[] = [[-20, h + 20]];
    const steps = 6 + i;
    for (let k = 0; k <= steps; k += 1) {
      const high = (k % 2 ? 1 : 0.25) * h * (0.13 - i * 0.016) * r.range(0.6, 1.25);
      peaks.push([(k / steps) * (w + 80) - 40, base - high]);
    }
    peaks.push([w + 20, h + 20]);
    fill(s.ctx, poly(peaks), layer(s, i / (count - 1)));
    s.ctx.fillStyle = alpha(lighten(s.palette.glow, 0.4), 0.1);
    s.ctx.fillRect(0, base, w, h);
  }
  const foot = h * 0.9;
  fill(
    s.ctx,
    blob([
      [-60, h * 0.98],
      [w * 0.2, foot + 14],
      [w * 0.5, foot - 8],
      [w * 0.8, foot + 16],
      [w + 60, h],
      [w + 60, h + 80],
      [-60, h + 80],
    ]),
    layer(s, 1),
  );
  return foot;
}

/** Open water with a road of light on it. */
export function water(s: Stage, sun: Sun): number {
  const { w, h, palette: p, random: r } = s;
  const horizon = sun.y + h * 0.05;
  disc(s, sun, Math.min(w, h) * 0.21);
  const g = s.ctx.createLinearGradient(0, horizon, 0, h);
  g.addColorStop(0, mix(s.light.mid, p.glow, 0.35));
  g.addColorStop(0.4, s.light.mid);
  g.addColorStop(1, darken(mix(p.near, p.ink, 0.35), 0.1));
  s.ctx.fillStyle = g;
  s.ctx.fillRect(0, horizon, w, h);
  for (let i = 0; i < 90; i += 1) {
    const t = r.next() ** 1.4;
    const y = horizon + 4 + t * (h - horizon);
    const wide = 18 + t * 90;
    const x = sun.x + r.range(-1, 1) * (w * 0.1 + t * w * 0.22) - wide / 2;
    s.ctx.fillStyle = alpha(lighten(p.glow, 0.45), r.range(0.35, 0.9));
    s.ctx.fill(rect(x, y, wide, 2 + t * 6, 3));
  }
  const foot = h * 0.9;
  fill(
    s.ctx,
    blob([
      [-80, h * 0.985],
      [w * 0.3, foot + 6],
      [w * 0.7, foot + 4],
      [w + 80, h * 0.975],
      [w + 80, h + 90],
      [-80, h + 90],
    ]),
    darken(mix(p.near, p.ink, 0.6), 0.15),
  );
  return foot;
}

/** Trunks to both sides of a clearing. */
export function trees(s: Stage, sun: Sun): number {
  const { w, h, random: r } = s;
  disc(s, sun, Math.min(w, h) * 0.2);
  for (let i = 0; i < 4; i += 1) {
    const color = layer(s, (i + 1) / 4);
    const gap = w * (0.12 + i * 0.08);
    for (let k = 0; k < 7; k += 1) {
      const out = gap + k * w * 0.09 * r.range(0.8, 1.2);
      const thick = 8 + i * 12;
      for (const side of [-1, 1])
        fill(s.ctx, rect(sun.x + side * out - thick / 2, 0, thick, h), color);
    }
    for (let k = 0; k < 12; k += 1) {
      const x = r.range(-20, w + 20);
      const near = Math.abs(x - sun.x) / w;
      fill(s.ctx, ellipse(x, h * (0.08 - i * 0.02 + near * 0.2), w * 0.17, h * 0.06), color);
    }
    s.ctx.fillStyle = color;
    s.ctx.fillRect(0, h * (0.74 + i * 0.05), w, h);
  }
  return h * 0.93;
}
