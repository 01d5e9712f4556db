import { fill, rect } from '#paint/brush.ts';
import { darken, lighten, mix } from '#paint/color.ts';
import { drawTree } from '#scenery/fittings.ts';
import { box, glow, line, type Place, shape, soft } from '#scenery/scene.ts';
import { drawSky } from '#scenery/sky.ts';

export const ruins: Place = {
  indoors: false,
  back: (s) => {
    drawSky(s);
    const { light, w, random: r, horizon: hz } = s;
    const stone = light.set(mix(s.palette.far, '#c9bda6', 0.5), 0.4);
    soft(
      s,
      [
        [-60, hz + 10],
        [w * 0.2, hz - 90],
        [w * 0.5, hz - 40],
        [w * 0.85, hz - 110],
        [w + 60, hz],
      ],
      light.set(s.palette.far, 0.95),
      0,
    );
    for (let i = 0; i < 5; i += 1) {
      const x = (i + 0.5) * (w / 5) + r.range(-20, 20);
      const top = hz - r.range(hz * 0.2, hz * 0.66);
      const tone = light.set(mix(s.palette.far, '#c9bda6', 0.5), i % 2 ? 0.75 : 0.35);
      const k = i % 2 ? 20 : 30;
      shape(
        s,
        [
          [x - k, hz + 12],
          [x - k * 0.86, top + 10],
          [x - k * 0.3, top - r.range(0, 20)],
          [x + k * 0.2, top + 12],
          [x + k * 0.86, top - 6],
          [x + k, hz + 12],
        ],
        tone,
        2.5,
      );
      fill(
        s.ctx,
        rect(x - s.br.side * k * 0.5 - k * 0.35, top + 24, k * 0.5, hz - top - 14),
        s.br.shade(tone),
      );
      for (let y = top + 40; y < hz; y += 46) line(s, x - k, y, x + k, y + 4, 2);
      box(s, x - k * 1.3, hz, k * 2.6, 20, tone, 2.5);
    }
    const ax = w * r.range(0.3, 0.7);
    s.ctx.lineWidth = 46;
    s.ctx.strokeStyle = stone;
    s.ctx.beginPath();
    s.ctx.arc(ax, hz - 70, 120, Math.PI, Math.PI * 1.86);
    s.ctx.stroke();
    fill(s.ctx, rect(ax - 143, hz - 72, 46, 84), stone);
    fill(s.ctx, rect(0, hz, w, s.h), light.set(mix(s.palette.ground, '#a9a878', 0.4), 0.2));
    for (let i = 0; i < 12; i += 1) {
      const [x, y, k] = [r.range(0, w), r.range(hz + 20, s.h), r.range(14, 46)];
      shape(
        s,
        [
          [x - k, y],
          [x - k * 0.8, y - k * 0.6],
          [x + k * 0.5, y - k * 0.7],
          [x + k, y],
        ],
        mix(stone, light.ground, 0.25),
        2.5,
      );
    }
    for (let i = 0; i < 30; i += 1) {
      const [x, y] = [r.range(0, w), r.range(hz + 10, s.h)];
      for (const d of [-6, 0, 6]) line(s, x, y, x + d, y - 14, 3, light.set('#6f8f4e', 0.2));
    }
    drawTree(
      s,
      w * 0.93,
      hz + 30,
      hz * 0.7,
      light.set(mix(s.palette.mid, '#5a8a52', 0.5), 0.3),
      light.set('#6b4d38', 0.3),
    );
  },
};

export const palace: Place = {
  indoors: false,
  back: (s) => {
    drawSky(s);
    const { light, w, h, horizon: hz } = s;
    const roof = light.set(mix(s.palette.near, s.palette.b, 0.3), 0.25);
    const wall = light.set(mix(s.palette.a, '#b8503c', 0.35), 0.35);
    const pale = light.set('#f3e6cc', 0.3);
    soft(
      s,
      [
        [-60, hz],
        [w * 0.15, hz - 150],
        [w * 0.4, hz - 70],
        [w * 0.75, hz - 190],
        [w + 60, hz - 40],
        [w + 60, hz + 20],
      ],
      light.set(s.palette.far, 1),
      0,
    );
    const hall = (cx: number, base: number, half: number, tall: number) => {
      box(s, cx - half, base - tall, half * 2, tall, wall, 2.5);
      const n = 7;
      for (let i = 0; i < n; i += 1) {
        const x = cx - half + (i * half * 2) / (n - 1);
        if (i < n - 1)
          box(
            s,
            x + half * 0.05,
            base - tall * 0.8,
            (half * 2) / (n - 1) - half * 0.1,
            tall * 0.75,
            light.dark ? light.glow : pale,
            2,
          );
        if (i < n - 1)
          for (let k = 1; k < 3; k += 1)
            line(
              s,
              x + half * 0.05 + k * half * 0.08,
              base - tall * 0.8,
              x + half * 0.05 + k * half * 0.08,
              base - tall * 0.05,
              2,
            );
        box(s, x - 8, base - tall, 16, tall, darken(wall, 0.2), 2);
      }
      const top = base - tall;
      soft(
        s,
        [
          [cx - half * 1.36, top - 6],
          [cx - half * 1.05, top - 8],
          [cx - half * 0.8, top - 60],
          [cx - half * 0.72, top - 96],
          [cx, top - 100],
          [cx + half * 0.72, top - 96],
          [cx + half * 0.8, top - 60],
          [cx + half * 1.05, top - 8],
          [cx + half * 1.36, top - 6],
          [cx + half * 1.28, top + 16],
          [cx, top + 12],
          [cx - half * 1.28, top + 16],
        ],
        roof,
        2.5,
      );
      for (let i = -9; i <= 9; i += 1)
        line(
          s,
          cx + i * half * 0.075,
          top - 88,
          cx + i * half * 0.125,
          top + 6,
          2,
          darken(roof, 0.25),
        );
      line(s, cx - half * 0.74, top - 98, cx + half * 0.74, top - 98, 10, darken(roof, 0.3));
      if (light.dark) glow(s, cx, base - tall * 0.4, half * 1.4, light.glow, 0.5);
    };
    hall(w * 0.5, hz - 190, w * 0.19, 80);
    hall(w * 0.5, hz + 6, w * 0.34, 120);
    const court = light.set(mix(s.palette.ground, '#d8cfc0', 0.4), 0.2);
    fill(s.ctx, rect(0, hz, w, h), court);
    for (let i = 0; i < 3; i += 1)
      box(
        s,
        w * (0.24 - i * 0.05),
        hz + i * 16,
        w * (0.52 + i * 0.1),
        16,
        lighten(court, 0.25 - i * 0.08),
        2,
      );
    for (let i = -6; i <= 6; i += 1)
      line(s, w / 2 + i * 50, hz + 50, w / 2 + i * 190, h, 2, darken(court, 0.14));
    for (const y of [0.25, 0.48, 0.8])
      line(s, 0, hz + (h - hz) * y, w, hz + (h - hz) * y, 2, darken(court, 0.14));
    for (const x of [w * 0.05, w * 0.95]) {
      box(s, x - 5, hz - 60, 10, 110, darken(wall, 0.3), 2);
      box(
        s,
        x - 22,
        hz - 110,
        44,
        54,
        light.dark ? light.glow : light.set(s.palette.c, 0.1),
        2.5,
        10,
      );
      if (light.dark) glow(s, x, hz - 84, 200, light.glow, 0.7);
    }
  },
};
