import { ellipse, fill } from '#paint/brush.ts';
import { alpha, darken, lighten, mix } from '#paint/color.ts';
import { box, glow, line, type Place, shape, soft } from '#scenery/scene.ts';
import { drawSky } from '#scenery/sky.ts';

export const sea: Place = {
  indoors: false,
  back: (s) => {
    const hz = s.horizon * 0.86;
    drawSky(s, hz);
    const { w, random: r, light } = s;
    const deepSea = light.set(s.palette.b, 0.35);
    const sx = r.range(w * 0.5, w * 1.02);
    soft(
      s,
      [
        [sx - 220, hz + 14],
        [sx - 130, hz - 46],
        [sx - 20, hz - 92],
        [sx + 70, hz - 60],
        [sx + 190, hz + 14],
      ],
      light.set(s.palette.near, 0.7),
      0,
    );
    // A lighthouse on the far rock.
    shape(
      s,
      [
        [sx - 24, hz - 84],
        [sx - 16, hz - 220],
        [sx + 16, hz - 220],
        [sx + 24, hz - 84],
      ],
      light.set('#fdfaf2', 0.3),
      2,
    );
    for (const k of [0.2, 0.62])
      shape(
        s,
        [
          [sx - 22 + k * 4, hz - 110 - k * 120],
          [sx + 22 - k * 4, hz - 110 - k * 120],
          [sx + 20 - k * 4, hz - 140 - k * 120],
          [sx - 20 + k * 4, hz - 140 - k * 120],
        ],
        light.set(s.palette.a, 0.2),
        0,
      );
    box(s, sx - 15, hz - 248, 30, 28, light.glow, 2);
    shape(
      s,
      [
        [sx - 21, hz - 248],
        [sx, hz - 276],
        [sx + 21, hz - 248],
      ],
      light.set(s.palette.a, 0.1),
    );
    if (light.dark) {
      glow(s, sx, hz - 234, 300, light.glow, 0.8);
      shape(
        s,
        [
          [sx, hz - 238],
          [-40, hz - 350],
          [-40, hz - 250],
        ],
        alpha(light.glow, 0.25),
        0,
      );
    }
    const g = s.ctx.createLinearGradient(0, hz, 0, s.h);
    g.addColorStop(0, mix(deepSea, light.sky[1], 0.45));
    g.addColorStop(1, deepSea);
    s.ctx.fillStyle = g;
    s.ctx.fillRect(0, hz, w, s.h - hz);
    for (let i = 0; i < 46; i += 1) {
      const y = hz + 6 + (s.h - hz) * 0.45 * r.next() ** 1.5;
      const long = 16 + (y - hz) * 0.5;
      const x = r.range(-20, w);
      line(
        s,
        x,
        y,
        x + long,
        y,
        1.5 + (y - hz) * 0.012,
        lighten(mix(deepSea, light.sky[1], 0.4), 0.35),
      );
    }
    const beach = s.horizon + (s.h - s.horizon) * 0.16;
    soft(
      s,
      [
        [-60, beach + 20],
        [w * 0.2, beach - 10],
        [w * 0.5, beach + 14],
        [w * 0.8, beach - 8],
        [w + 60, beach + 16],
        [w + 60, s.h + 60],
        [-60, s.h + 60],
      ],
      lighten(deepSea, 0.75),
      0,
    );
    soft(
      s,
      [
        [-60, beach + 34],
        [w * 0.2, beach + 6],
        [w * 0.5, beach + 30],
        [w * 0.8, beach + 8],
        [w + 60, beach + 32],
        [w + 60, s.h + 60],
        [-60, s.h + 60],
      ],
      light.ground,
      0,
    );
    for (let i = 0; i < 18; i += 1)
      fill(
        s.ctx,
        ellipse(r.range(0, w), r.range(beach + 50, s.h), r.range(4, 12), r.range(2, 5)),
        darken(light.ground, 0.12),
      );
    for (let i = 0; i < 4; i += 1) {
      const [x, y, k] = [r.range(0, w), r.range(hz * 0.2, hz * 0.7), r.range(10, 20)];
      s.br.ctx.lineWidth = 3;
      line(s, x - k, y - k * 0.4, x, y, 3, light.set('#4a5560', 0.3));
      line(s, x, y, x + k, y - k * 0.5, 3, light.set('#4a5560', 0.3));
    }
  },
};
