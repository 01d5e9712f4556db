import { ellipse, fill, rect } from '#paint/brush.ts';
import { alpha, darken, lighten, mix } from '#paint/color.ts';
import { drawFloor } from '#scenery/fittings.ts';
import { wallOf } from './wall.ts';
import { box, glow, line, type Place, shape, soft } from '#scenery/scene.ts';

export const stage: Place = {
  indoors: true,
  back: (s) => {
    const { light, w, h, horizon: hz, random: r } = s;
    const dusk = mix(darken(s.palette.near, 0.5), '#1a1430', 0.35);
    fill(s.ctx, rect(0, 0, w, hz + 4), dusk);
    for (let i = 0; i < 12; i += 1)
      shape(
        s,
        [
          [(i * w) / 12, 0],
          [((i + 0.55) * w) / 12, 0],
          [((i + 0.5) * w) / 12, hz],
          [(i * w) / 12 + 4, hz],
        ],
        lighten(dusk, 0.05),
        0,
      );
    drawFloor(s, light.set(mix(s.palette.near, '#8a5a3a', 0.45), 0.05), 10);
    const red = mix(s.palette.a, '#a92238', 0.35);
    for (const side of [0, 1])
      for (let i = 4; i >= 0; i -= 1) {
        const x = side ? w - i * 30 : i * 30;
        const d = side ? -1 : 1;
        soft(
          s,
          [
            [x - d * 60, -40],
            [x + d * 34, -40],
            [x + d * 30, h * 0.4],
            [x + d * 44, hz + 30],
            [x - d * 60, hz + 34],
          ],
          i % 2 ? red : darken(red, 0.22),
          2,
        );
      }
    for (let i = 0; i < 9; i += 1)
      soft(
        s,
        [
          [(i * w) / 9 - 8, -30],
          [((i + 1) * w) / 9 + 8, -30],
          [((i + 0.9) * w) / 9, 46],
          [((i + 0.5) * w) / 9, 74],
          [((i + 0.1) * w) / 9, 46],
        ],
        i % 2 ? red : darken(red, 0.15),
        2,
      );
    s.ctx.save();
    s.ctx.globalCompositeOperation = 'screen';
    for (const x of [w * 0.25, w * 0.75])
      shape(
        s,
        [
          [x - 16, -10],
          [x + 16, -10],
          [w / 2 + (w / 2 - x) * 0.1 + 190, h],
          [w / 2 + (w / 2 - x) * 0.1 - 190, h],
        ],
        alpha(s.light.glow, 0.2),
        0,
      );
    fill(
      s.ctx,
      ellipse(w / 2, hz + (h - hz) * 0.55, w * 0.36, (h - hz) * 0.36),
      alpha(s.light.glow, 0.32),
    );
    s.ctx.restore();
    for (let i = 0; i < 22; i += 1) {
      s.ctx.globalAlpha = r.range(0.2, 0.7);
      fill(s.ctx, ellipse(r.range(0, w), r.range(0, h), r.range(1, 4)), '#fff3c9');
    }
    s.ctx.globalAlpha = 1;
  },
  front: (s) => {
    for (let i = 0; i < 8; i += 1)
      soft(
        s,
        [
          [i * 104 - 10, s.h + 20],
          [i * 104 + 14, s.h - 26],
          [i * 104 + 40, s.h - 40],
          [i * 104 + 66, s.h - 26],
          [i * 104 + 92, s.h + 20],
        ],
        darken(mix(s.palette.near, '#100c1c', 0.6), 0.2),
        0,
      );
  },
};

export const spaceStation: Place = {
  indoors: true,
  back: (s) => {
    const { light, w, random: r, horizon: hz } = s;
    const hull = light.set(mix(lighten(s.palette.far, 0.35), '#dfe6ec', 0.45), 0.1);
    wallOf(s, hull);
    s.ctx.save();
    s.ctx.beginPath();
    s.ctx.roundRect(w * 0.08, hz * 0.1, w * 0.84, hz * 0.6, 90);
    s.ctx.clip();
    s.ctx.fillStyle = mix('#0b1030', s.palette.near, 0.25);
    s.ctx.fillRect(0, 0, w, hz);
    for (let i = 0; i < 90; i += 1)
      fill(
        s.ctx,
        ellipse(r.range(0, w), r.range(0, hz), r.range(0.8, 2.6)),
        r.pick(['#ffffff', '#cfe0ff', '#ffe6c9']),
      );
    const [px, py] = [w * r.range(0.25, 0.75), hz * 0.62];
    const planet = ellipse(px, py, w * 0.26);
    glow(s, px, py, w * 0.42, s.palette.b, 0.6);
    fill(s.ctx, planet, mix(s.palette.b, '#3a7fc0', 0.4));
    s.ctx.save();
    s.ctx.clip(planet);
    for (let i = 0; i < 6; i += 1)
      soft(
        s,
        [
          [px + r.range(-160, 60), py + r.range(-160, 40)],
          [px + r.range(0, 160), py + r.range(-140, 40)],
          [px + r.range(-40, 140), py + r.range(-60, 80)],
        ],
        lighten(mix(s.palette.mid, '#6fae7a', 0.5), 0.1),
        0,
      );
    fill(s.ctx, ellipse(px - s.br.side * w * 0.1, py + 30, w * 0.27), alpha('#060a24', 0.45));
    s.ctx.restore();
    s.ctx.restore();
    s.ctx.strokeStyle = darken(hull, 0.2);
    s.ctx.lineWidth = 20;
    s.ctx.beginPath();
    s.ctx.roundRect(w * 0.08, hz * 0.1, w * 0.84, hz * 0.6, 90);
    s.ctx.stroke();
    for (let i = 0; i < 10; i += 1)
      fill(s.ctx, ellipse(w * (0.1 + i * 0.089), hz * 0.055, 5), darken(hull, 0.3));
    drawFloor(s, light.set(mix(s.palette.mid, '#8a96a4', 0.45), 0.1), 6);
    shape(
      s,
      [
        [-10, hz - 84],
        [w + 10, hz - 84],
        [w + 10, hz + 16],
        [-10, hz + 16],
      ],
      darken(hull, 0.16),
      2.5,
    );
    for (let i = 0; i < 16; i += 1) {
      const c = r.pick([s.palette.a, s.palette.c, '#6fe0a8', s.palette.b]);
      const [x, y] = [20 + i * (w / 16), hz - 60 + r.int(0, 1) * 30];
      box(s, x, y, r.chance(0.4) ? 30 : 14, 14, c, 1.5, 4);
      if (r.chance(0.4)) glow(s, x + 8, y + 7, 40, c, 0.6);
    }
    for (const x of [w * 0.2, w * 0.72]) {
      box(s, x, hz - 76, 84, 44, '#10222e', 2.5, 5);
      for (let i = 0; i < 3; i += 1)
        line(s, x + 10, hz - 66 + i * 12, x + r.range(30, 74), hz - 66 + i * 12, 3, '#6ff0c8');
    }
  },
};
