import { ellipse, fill, rect } from '#paint/brush.ts';
import { darken, lighten, mix } from '#paint/color.ts';
import { drawTree } from '#scenery/fittings.ts';
import { box, glow, line, type Place, type Scene, shape } from '#scenery/scene.ts';
import { drawSky } from '#scenery/sky.ts';

function building(s: Scene, x: number, w: number, top: number, color: string, near: boolean): void {
  box(s, x, top, w, s.horizon - top + 4, color, near ? 2.5 : 0);
  fill(
    s.ctx,
    rect(x + (s.br.side < 0 ? w * 0.7 : 0), top, w * 0.3, s.horizon - top),
    s.br.shade(color),
  );
  const lit = lighten(s.light.glow, 0.1);
  const cols = Math.max(2, Math.round(w / 46));
  const step = w / cols;
  for (let r = 0; top + 22 + r * 52 < s.horizon - (near ? 130 : 20); r += 1) {
    for (let c = 0; c < cols; c += 1) {
      const on = s.light.dark && s.random.chance(0.55);
      const glass = on ? lit : mix(color, s.light.sky[1], 0.5);
      fill(
        s.ctx,
        rect(x + step * (c + 0.26), top + 22 + r * 52, step * 0.48, 28),
        s.light.dark && !on ? darken(color, 0.3) : glass,
      );
    }
  }
}

function shop(s: Scene, x: number, w: number, color: string): void {
  const h = 120;
  const y = s.horizon - h;
  box(s, x, y, w, h, s.light.set(lighten(s.palette.mid, 0.3), 0.2), 2.5);
  const pane = s.light.dark ? s.light.glow : mix(s.light.sky[1], '#ffffff', 0.3);
  box(s, x + 12, y + 40, w * 0.52, h - 52, pane, 2);
  box(s, x + w * 0.66, y + 36, w * 0.24, h - 36, s.light.set(s.palette.near, 0.2), 2);
  const stripes = 7;
  for (let i = 0; i < stripes; i += 1) {
    const sx = x - 10 + (i * (w + 20)) / stripes;
    const sw = (w + 20) / stripes;
    shape(
      s,
      [
        [sx + 6, y - 4],
        [sx + sw + 6 - (i === stripes - 1 ? 12 : 0), y - 4],
        [sx + sw, y + 30],
        [sx, y + 30],
      ],
      i % 2 ? s.light.set('#fff6e6') : color,
      1.5,
    );
  }
  if (s.light.dark) glow(s, x + w * 0.3, s.horizon - 30, w * 0.9, s.light.glow, 0.5);
}

export const street: Place = {
  indoors: false,
  back: (s) => {
    drawSky(s);
    const { random: r, w, horizon: hz, light } = s;
    for (let x = -20; x < w;) {
      const bw = r.range(60, 120);
      building(s, x, bw, hz - r.range(hz * 0.35, hz * 0.72), light.set(s.palette.far, 0.85), false);
      x += bw + 4;
    }
    for (let x = -30, i = 0; x < w; i += 1) {
      const bw = r.range(140, 220);
      if (i % 3 !== 1)
        building(
          s,
          x,
          bw,
          hz - r.range(hz * 0.34, hz * 0.6),
          light.set(i % 2 ? s.palette.mid : mix(s.palette.mid, s.palette.c, 0.35), 0.35),
          true,
        );
      if (i % 3 !== 1) shop(s, x + 12, bw - 24, light.set(i % 2 ? s.palette.a : s.palette.b));
      else
        drawTree(
          s,
          x + bw / 2,
          hz + 6,
          210,
          light.set(mix(s.palette.mid, '#5d9a5a', 0.5), 0.2),
          light.set('#6b4a38'),
        );
      x += bw;
    }
    fill(s.ctx, rect(0, hz, w, s.h - hz), light.ground);
    fill(s.ctx, rect(0, hz + (s.h - hz) * 0.3, w, 8), darken(light.ground, 0.22));
    const road = mix(light.ground, light.near, 0.55);
    fill(s.ctx, rect(0, hz + (s.h - hz) * 0.3 + 8, w, s.h), road);
    for (let i = 0; i < 6; i += 1)
      shape(
        s,
        [
          [i * 150 - 20, s.h * 0.9],
          [i * 150 + 60, s.h * 0.9],
          [i * 150 + 44, s.h * 0.9 + 16],
          [i * 150 - 40, s.h * 0.9 + 16],
        ],
        lighten(road, 0.55),
        0,
      );
    if (light.weather === 'rain')
      for (let i = 0; i < 7; i += 1)
        fill(
          s.ctx,
          ellipse(r.range(0, w), r.range(hz + 40, s.h), r.range(30, 90), r.range(5, 12)),
          mix(road, light.sky[1], 0.55),
        );
  },
  front: (s) => {
    const x = s.random.chance(0.5) ? s.w * 0.06 : s.w * 0.94;
    const pole = s.light.set(darken(s.palette.near, 0.35));
    box(s, x - 7, s.h * 0.12, 14, s.h, pole, 2);
    line(s, x, s.h * 0.13, x + (x < s.w / 2 ? 90 : -90), s.h * 0.1, 10, pole);
    const lx = x + (x < s.w / 2 ? 96 : -96);
    fill(
      s.ctx,
      ellipse(lx, s.h * 0.115, 24, 12),
      s.light.dark ? '#fff6cf' : s.light.set('#d9d4c8'),
    );
    if (s.light.dark) glow(s, lx, s.h * 0.13, 260, s.light.glow, 0.7);
  },
};
