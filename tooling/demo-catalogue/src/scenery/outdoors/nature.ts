import { type Point, blob, ellipse, fill, rect } from '#paint/brush.ts';
import { alpha, darken, lighten, mix } from '#paint/color.ts';
import { drawTree } from '#scenery/fittings.ts';
import { glow, line, type Place, type Scene, shape, soft } from '#scenery/scene.ts';
import { drawSky } from '#scenery/sky.ts';

function ridge(
  s: Scene,
  base: number,
  height: number,
  color: string,
  steps: number,
  snow = false,
): void {
  const points: Point[] = [[-40, s.h]];
  const peaks: Point[] = [];
  for (let i = 0; i <= steps; i += 1) {
    const x = (s.w * i) / steps + s.random.range(-20, 20);
    const y = base - (i % 2 ? height * s.random.range(0.7, 1) : height * s.random.range(0.2, 0.45));
    points.push([x, y]);
    if (i % 2) peaks.push([x, y]);
  }
  points.push([s.w + 40, base - height * 0.3], [s.w + 40, s.h]);
  shape(s, points, color, 0);
  for (const [x, y] of peaks) {
    const d = -s.br.side;
    shape(
      s,
      [
        [x, y],
        [x + ((d * s.w) / steps) * 0.9, base - height * 0.1],
        [x + d * 20, base],
        [x - d * 6, y + height * 0.4],
      ],
      s.br.shade(color),
      0,
    );
    if (snow)
      shape(
        s,
        [
          [x, y - 2],
          [x + 34, y + height * 0.2],
          [x + 14, y + height * 0.17],
          [x, y + height * 0.26],
          [x - 14, y + height * 0.16],
          [x - 34, y + height * 0.2],
        ],
        s.light.set('#ffffff', 0.4),
        0,
      );
  }
}

export const forest: Place = {
  indoors: false,
  back: (s) => {
    drawSky(s, s.horizon);
    const { w, random: r, light } = s;
    const green = (k: number) => mix(s.palette.mid, '#3f7a4a', k);
    for (let i = 0; i < 12; i += 1)
      drawTree(
        s,
        (i * w) / 11 + r.range(-20, 20),
        s.horizon + 10,
        s.horizon * r.range(0.5, 0.72),
        light.set(green(0.4), 0.95),
        light.set('#7a6250', 0.9),
      );
    for (let i = 0; i < 6; i += 1)
      drawTree(
        s,
        (i * w) / 5 + r.range(-40, 40),
        s.horizon + 24,
        s.horizon * r.range(0.8, 1),
        light.set(green(0.45), 0.5),
        light.set('#6b4d38', 0.5),
      );
    fill(s.ctx, rect(0, s.horizon, w, s.h), light.set(mix(s.palette.ground, '#7f9a58', 0.55), 0.2));
    soft(
      s,
      [
        [w * 0.42, s.horizon],
        [w * 0.56, s.horizon],
        [w * 0.7, s.h * 0.85],
        [w * 0.9, s.h + 30],
        [w * 0.05, s.h + 30],
        [w * 0.3, s.h * 0.85],
      ],
      light.ground,
      0,
    );
    for (let i = 0; i < 40; i += 1) {
      const [x, y] = [r.range(0, w), r.range(s.horizon + 10, s.h)];
      const tuft = light.set(green(0.5), 0.2);
      for (const d of [-7, 0, 7]) line(s, x, y, x + d, y - r.range(10, 18), 3, tuft);
    }
    for (const x of [w * 0.03, w * 0.97]) {
      const bark = light.set(mix(s.palette.near, '#5a3d2b', 0.5));
      shape(
        s,
        [
          [x - 60, s.h],
          [x - 34, s.h * 0.6],
          [x - 30, -20],
          [x + 30, -20],
          [x + 32, s.h * 0.6],
          [x + 66, s.h],
        ],
        bark,
        3,
      );
      for (let i = 0; i < 5; i += 1)
        line(
          s,
          x + r.range(-20, 20),
          r.range(0, s.h * 0.6),
          x + r.range(-20, 20),
          r.range(s.h * 0.2, s.h * 0.8),
          2.5,
          darken(bark, 0.25),
        );
    }
    if (light.time !== 'night' && light.weather === 'clear')
      for (let i = 0; i < 3; i += 1) {
        const x = r.range(0.1, 0.8) * w;
        s.ctx.save();
        s.ctx.globalCompositeOperation = 'screen';
        fill(
          s.ctx,
          blob([
            [x, -20],
            [x + 60, -20],
            [x + 190, s.h],
            [x + 30, s.h],
          ]),
          alpha(light.glow, 0.16),
        );
        s.ctx.restore();
      }
    if (light.time === 'night')
      for (let i = 0; i < 16; i += 1) {
        const [x, y] = [r.range(0, w), r.range(s.h * 0.3, s.h)];
        glow(s, x, y, 26, '#e8ff9a', 0.9);
        fill(s.ctx, ellipse(x, y, 3), '#fbffd6');
      }
  },
  front: (s) => {
    const leaf = darken(s.light.set(mix(s.palette.near, '#2d5a3a', 0.5)), 0.25);
    for (const side of [0, 1])
      for (let i = 0; i < 5; i += 1) {
        const x = side * s.w + (side ? -1 : 1) * i * 34;
        soft(
          s,
          [
            [x - 40, -30],
            [x + 40, -30],
            [x + 20, 60 - i * 8 + s.random.range(0, 30)],
            [x - 6, 90 - i * 12],
          ],
          leaf,
          0,
        );
      }
  },
};

export const mountain: Place = {
  indoors: false,
  back: (s) => {
    drawSky(s);
    const { light, w, random: r } = s;
    ridge(s, s.horizon + 20, s.horizon * 0.72, light.set(s.palette.far, 0.9), 5, true);
    if (light.weather !== 'clear')
      fill(s.ctx, rect(0, s.horizon * 0.62, w, 50, 25), alpha(lighten(light.sky[1], 0.4), 0.5));
    ridge(s, s.horizon + 30, s.horizon * 0.42, light.set(s.palette.mid, 0.6), 7);
    for (let i = 0; i < 18; i += 1) {
      const [x, k] = [r.range(0, w), r.range(46, 90)];
      for (const d of [0, 0.3, 0.6])
        shape(
          s,
          [
            [x, s.horizon - k + d * k * 0.5],
            [x + k * (0.16 + d * 0.2), s.horizon - k * 0.55 + d * k * 0.7],
            [x - k * (0.16 + d * 0.2), s.horizon - k * 0.55 + d * k * 0.7],
          ],
          light.set(mix(s.palette.near, '#2f6a4a', 0.5), 0.4),
          0,
        );
    }
    soft(
      s,
      [
        [-60, s.horizon + 20],
        [w * 0.25, s.horizon - 6],
        [w * 0.6, s.horizon + 22],
        [w + 60, s.horizon - 4],
        [w + 60, s.h + 60],
        [-60, s.h + 60],
      ],
      light.set(light.weather === 'snow' ? '#f2f6fa' : mix(s.palette.ground, '#8fa35e', 0.45), 0.2),
      2,
    );
    for (let i = 0; i < 7; i += 1) {
      const [x, y, k] = [r.range(0, w), r.range(s.horizon + 50, s.h), r.range(16, 44)];
      shape(
        s,
        [
          [x - k, y],
          [x - k * 0.6, y - k * 0.7],
          [x + k * 0.3, y - k * 0.8],
          [x + k, y - k * 0.1],
          [x + k * 0.8, y + 4],
        ],
        light.set(mix(s.palette.far, '#8a8a90', 0.5), 0.2),
        2,
      );
    }
  },
};
