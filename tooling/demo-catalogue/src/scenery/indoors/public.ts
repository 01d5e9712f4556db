import { fill, rect } from '#paint/brush.ts';
import { alpha, darken, lighten, mix } from '#paint/color.ts';
import { drawFloor, drawWindow } from '#scenery/fittings.ts';
import { wallOf } from './wall.ts';
import { box, glow, line, type Place, soft } from '#scenery/scene.ts';
import { drawSky } from '#scenery/sky.ts';

export const classroom: Place = {
  indoors: true,
  back: (s) => {
    const { light, w, random: r, horizon: hz } = s;
    wallOf(s, light.set(mix(lighten(s.palette.far, 0.6), '#fbf2de', 0.5), 0.1));
    const board = light.set(mix('#2f5a4a', s.palette.near, 0.2), 0.1);
    const left = r.chance(0.5);
    const bx = left ? w * 0.02 : w * 0.42;
    const wx = left ? w * 0.66 : w * 0.04;
    box(s, bx, hz * 0.14, w * 0.56, hz * 0.5, board, 3);
    s.ctx.strokeStyle = light.set('#a9744a');
    s.ctx.lineWidth = 12;
    s.ctx.strokeRect(bx, hz * 0.14, w * 0.56, hz * 0.5);
    for (let i = 0; i < 3; i += 1)
      line(
        s,
        bx + 40,
        hz * (0.24 + i * 0.1),
        bx + r.range(120, w * 0.44),
        hz * (0.24 + i * 0.1),
        4,
        alpha('#ffffff', 0.55),
      );
    drawWindow(s, wx, hz * 0.08, w * 0.3, hz * 0.6, 2);
    soft(
      s,
      [
        [wx - 24, hz * 0.04],
        [wx + 30, hz * 0.04],
        [wx + 12, hz * 0.4],
        [wx + 30, hz * 0.74],
        [wx - 26, hz * 0.74],
      ],
      light.set(lighten(s.palette.c, 0.5)),
      2,
    );
    box(s, w * 0.47, hz * 0.01, 56, 56, light.set('#ffffff'), 3, 28);
    line(s, w * 0.47 + 28, hz * 0.01 + 28, w * 0.47 + 28, hz * 0.01 + 10, 4);
    line(s, w * 0.47 + 28, hz * 0.01 + 28, w * 0.47 + 40, hz * 0.01 + 32, 4);
    drawFloor(s, light.set(mix(s.palette.ground, '#d0a070', 0.5), 0.1));
    for (const [x, k] of [
      [0.1, 1],
      [0.42, 1],
      [0.76, 1],
    ] as const) {
      const y = hz - 40;
      box(s, w * x, y, w * 0.2 * k, 14, light.set('#d9a86c'), 2.5);
      for (const d of [8, w * 0.2 - 16])
        line(s, w * x + d, y + 14, w * x + d, y + 86, 6, light.set('#7a828c'));
      box(
        s,
        w * x + 20,
        y - 12,
        52,
        10,
        light.set(r.pick([s.palette.a, s.palette.b, s.palette.c])),
        1.5,
        2,
      );
    }
  },
  front: (s) => {
    const x = s.random.chance(0.5) ? -30 : s.w - 190;
    box(s, x, s.h - 64, 220, 22, s.light.set('#c99458'), 3, 4);
    box(s, x + 60, s.h - 82, 90, 18, s.light.set(s.palette.a), 2.5, 3);
    for (const d of [16, 196])
      line(s, x + d, s.h - 42, x + d, s.h + 10, 10, s.light.set('#6b737d'));
  },
};

export const train: Place = {
  indoors: true,
  back: (s) => {
    const { light, w, horizon: hz, random: r } = s;
    const wall = light.set(mix(lighten(s.palette.far, 0.45), '#e9edf0', 0.45), 0.1);
    wallOf(s, wall);
    fill(s.ctx, rect(0, 0, w, hz * 0.1), darken(wall, 0.1));
    for (let i = 0; i < 3; i += 1) {
      const x = w * (0.03 + i * 0.33);
      s.ctx.save();
      s.ctx.beginPath();
      s.ctx.roundRect(x, hz * 0.18, w * 0.28, hz * 0.42, 22);
      s.ctx.clip();
      s.ctx.translate(x, hz * 0.18);
      drawSky({ ...s, w: w * 0.28, h: hz * 0.42, horizon: hz * 0.42 });
      fill(s.ctx, rect(0, hz * 0.3, w, hz), light.set(s.palette.mid, 0.9));
      for (let k = 0; k < 8; k += 1)
        fill(
          s.ctx,
          rect(r.range(-20, w * 0.28), hz * r.range(0.2, 0.34), r.range(20, 70), 80),
          light.set(s.palette.far, 0.8),
        );
      if (light.dark)
        for (let k = 0; k < 8; k += 1)
          fill(
            s.ctx,
            rect(r.range(0, w * 0.28), hz * r.range(0.26, 0.4), r.range(14, 40), 3),
            light.glow,
          );
      s.ctx.restore();
      s.ctx.strokeStyle = light.set('#8a939d');
      s.ctx.lineWidth = 9;
      s.ctx.beginPath();
      s.ctx.roundRect(x, hz * 0.18, w * 0.28, hz * 0.42, 22);
      s.ctx.stroke();
    }
    line(s, 0, hz * 0.12, w, hz * 0.12, 7, light.set('#aab3bc'));
    for (let x = 50; x < w; x += 92) {
      line(s, x, hz * 0.12, x, hz * 0.2, 5, light.set('#6b737d'));
      s.ctx.strokeStyle = light.set('#fdf7ea');
      s.ctx.lineWidth = 7;
      s.ctx.beginPath();
      s.ctx.arc(x, hz * 0.2 + 20, 20, 0, Math.PI * 2);
      s.ctx.stroke();
    }
    fill(
      s.ctx,
      rect(w * 0.1, hz * 0.03, w * 0.8, 12, 6),
      light.dark ? '#fffbe8' : light.set('#ffffff'),
    );
    if (light.dark) glow(s, w / 2, hz * 0.05, w * 0.5, '#fff6da', 0.35);
    drawFloor(s, light.set(mix(s.palette.ground, '#9a9aa4', 0.45), 0.1), 6);
    box(s, -10, hz * 0.66, w + 20, hz * 0.22, light.set(s.palette.a, 0.1), 2.5, 14);
    for (let x = w * 0.16; x < w; x += w * 0.17) line(s, x, hz * 0.67, x, hz * 0.88, 3);
    box(s, -10, hz * 0.86, w + 20, hz * 0.12, light.set(darken(s.palette.a, 0.2), 0.1), 2.5, 12);
    for (const x of [w * 0.32, w * 0.68]) line(s, x, 0, x, hz * 1.1, 9, light.set('#c9d0d6'));
  },
};
