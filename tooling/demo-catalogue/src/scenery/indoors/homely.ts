import { ellipse, fill, rect } from '#paint/brush.ts';
import { darken, lighten, mix } from '#paint/color.ts';
import { drawBooks, drawFloor, drawLamp, drawWindow } from '#scenery/fittings.ts';
import { wallOf } from './wall.ts';
import { box, glow, line, type Place, shape, soft } from '#scenery/scene.ts';

export const kitchen: Place = {
  indoors: true,
  back: (s) => {
    const { light, w, random: r, horizon: hz } = s;
    const wall = light.set(mix(lighten(s.palette.far, 0.55), '#fff2dc', 0.4), 0.1);
    wallOf(s, wall);
    const tile = hz * 0.42;
    for (let y = tile; y < hz - 120; y += 36)
      for (let x = (y / 36) % 2 < 1 ? 0 : -28; x < w; x += 56)
        fill(s.ctx, rect(x + 2, y + 2, 52, 32, 3), lighten(wall, 0.3));
    drawWindow(s, w * 0.34, hz * 0.12, w * 0.32, hz * 0.42, 2);
    for (const x of [0, w * 0.72]) {
      box(s, x, hz * 0.06, w * 0.28, hz * 0.3, light.set(s.palette.b, 0.2), 2.5);
      line(s, x + w * 0.14, hz * 0.06, x + w * 0.14, hz * 0.36, 2.5);
      for (const d of [-10, 10]) fill(s.ctx, ellipse(x + w * 0.14 + d, hz * 0.22, 4), light.glow);
    }
    const shelf = hz * 0.46;
    line(s, w * 0.72, shelf, w * 0.98, shelf, 8, light.set('#a9744a'));
    for (let i = 0; i < 5; i += 1)
      box(
        s,
        w * 0.735 + i * 34,
        shelf - 34,
        24,
        30,
        light.set(r.pick([s.palette.a, s.palette.c, '#e8dcc6'])),
        2,
        6,
      );
    drawFloor(s, light.set(mix(s.palette.ground, '#d9a978', 0.4), 0.1));
    box(s, -10, hz - 112, w + 20, 130, light.set(mix(s.palette.b, '#ffffff', 0.2), 0.1), 2.5);
    for (let x = 0; x < w; x += w / 4)
      box(
        s,
        x + 8,
        hz - 76,
        w / 4 - 16,
        84,
        light.set(mix(s.palette.b, '#ffffff', 0.3), 0.1),
        2,
        4,
      );
    box(s, -10, hz - 124, w + 20, 22, light.set('#f0e2cb'), 2.5);
    const px = w * 0.14;
    box(s, px - 46, hz - 178, 92, 54, light.set(s.palette.a), 2.5, 8);
    line(s, px - 60, hz - 164, px + 60, hz - 164, 8, light.ink);
    for (let i = 0; i < 3; i += 1)
      soft(
        s,
        [
          [px - 30 + i * 26, hz - 190],
          [px - 18 + i * 26, hz - 220],
          [px - 30 + i * 26, hz - 250],
          [px - 16 + i * 26, hz - 276],
          [px - 6 + i * 26, hz - 246],
          [px - 12 + i * 26, hz - 216],
        ],
        lighten(wall, 0.6),
        0,
      );
    drawLamp(s, w * 0.84, 0, 34);
  },
};

export const cafe: Place = {
  indoors: true,
  back: (s) => {
    const { light, w, random: r, horizon: hz } = s;
    wallOf(s, light.set(mix(s.palette.mid, '#8a5a3c', 0.35), 0.1));
    const brick = light.set(mix(s.palette.mid, '#9a6a4a', 0.4), 0.05);
    for (let i = 0; i < 26; i += 1)
      fill(s.ctx, rect(r.range(0, w), Math.floor(r.range(0, hz / 24)) * 24, 50, 18, 2), brick);
    drawWindow(
      s,
      w * 0.06,
      hz * 0.14,
      w * 0.5,
      hz * 0.62,
      3,
      light.set(darken(s.palette.near, 0.2)),
    );
    box(s, w * 0.64, hz * 0.12, w * 0.3, hz * 0.34, light.set('#2f3a38'), 3, 4);
    for (let i = 0; i < 6; i += 1)
      line(
        s,
        w * 0.67,
        hz * 0.17 + i * hz * 0.045,
        w * 0.67 + r.range(60, w * 0.22),
        hz * 0.17 + i * hz * 0.045,
        4,
        light.set('#e8efe6'),
      );
    drawFloor(s, light.set(mix(s.palette.ground, '#c79a6a', 0.5), 0.1));
    box(s, w * 0.58, hz - 140, w * 0.5, 170, light.set(mix(s.palette.near, '#6b4026', 0.4)), 2.5);
    box(s, w * 0.56, hz - 156, w * 0.5, 22, light.set('#e8d3b0'), 2.5);
    box(s, w * 0.7, hz - 236, 110, 82, light.set('#c9ccd1'), 2.5, 8);
    for (const d of [24, 74]) box(s, w * 0.7 + d, hz - 186, 16, 26, light.set('#5a5f68'), 2);
    for (let i = 0; i < 4; i += 1)
      box(
        s,
        w * 0.6 + i * 20,
        hz - 178,
        16,
        20,
        light.set(i % 2 ? '#ffffff' : s.palette.a),
        1.5,
        3,
      );
    for (const x of [w * 0.2, w * 0.5, w * 0.8])
      drawLamp(s, x, hz * 0.04, 26, light.set(s.palette.a));
    const px = w * 0.04;
    for (let i = 0; i < 7; i += 1)
      soft(
        s,
        [
          [px, hz - 60],
          [px - 40 + i * 22, hz - 150 - (i % 3) * 24],
          [px + 14 - 40 + i * 24, hz - 130 - (i % 2) * 30],
        ],
        light.set(mix(s.palette.mid, '#3f8a52', 0.6), 0.1),
        2,
      );
    box(s, px - 30, hz - 66, 62, 78, light.set(s.palette.c), 2.5, 8);
  },
};

export const library: Place = {
  indoors: true,
  back: (s) => {
    const { light, w, horizon: hz } = s;
    wallOf(s, light.set(mix(s.palette.near, '#7a4f30', 0.3), 0.1));
    const wood = light.set(mix(s.palette.near, '#6b4026', 0.5));
    const cols = [
      [-0.02, 0.3],
      [0.7, 0.32],
    ] as const;
    for (const [x, cw] of cols) {
      box(s, x * w, hz * 0.03, cw * w, hz * 0.99, wood, 3);
      const rows = 5;
      for (let i = 0; i < rows; i += 1) {
        const y = hz * 0.07 + (i * hz * 0.93) / rows;
        fill(s.ctx, rect(x * w + 10, y, cw * w - 20, (hz * 0.86) / rows), darken(wood, 0.35));
        drawBooks(s, x * w + 14, y, cw * w - 28, (hz * 0.84) / rows);
      }
    }
    const wx = w * 0.36;
    drawWindow(s, wx, hz * 0.08, w * 0.28, hz * 0.6, 2, wood);
    if (!light.dark) glow(s, w * 0.5, hz * 0.5, w * 0.5, light.glow, 0.35);
    drawFloor(s, light.set(mix(s.palette.ground, '#a9744a', 0.5), 0.1), 8);
    soft(
      s,
      [
        [w * 0.2, hz + 60],
        [w * 0.8, hz + 60],
        [w * 0.96, s.h],
        [w * 0.04, s.h],
      ],
      light.set(mix(s.palette.a, s.palette.near, 0.4)),
      0,
    );
    box(s, w * 0.34, hz - 74, w * 0.32, 18, wood, 2.5);
    for (const x of [0.36, 0.62]) box(s, w * x, hz - 58, 14, 70, wood, 2);
    for (let i = 0; i < 3; i += 1)
      box(
        s,
        w * 0.38 + i * 4,
        hz - 88 - i * 14,
        70 - i * 6,
        14,
        light.set([s.palette.a, s.palette.c, s.palette.b][i] ?? s.palette.a),
        1.5,
        2,
      );
    shape(
      s,
      [
        [w * 0.56, hz - 120],
        [w * 0.62, hz - 120],
        [w * 0.64, hz - 96],
        [w * 0.54, hz - 96],
      ],
      light.set('#3f8a6a'),
      2,
    );
    line(s, w * 0.59, hz - 96, w * 0.59, hz - 74, 5);
    glow(s, w * 0.59, hz - 80, 160, light.glow, light.dark ? 0.8 : 0.35);
  },
};
