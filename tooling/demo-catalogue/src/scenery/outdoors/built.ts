import { ellipse, fill, rect } from '#paint/brush.ts';
import { darken, lighten, mix } from '#paint/color.ts';
import { box, glow, line, type Place, shape } from '#scenery/scene.ts';
import { drawSky } from '#scenery/sky.ts';

export const rooftop: Place = {
  indoors: false,
  back: (s) => {
    drawSky(s, s.horizon);
    const { light, w, random: r, horizon: hz } = s;
    for (const [depth, color, low] of [
      [0.95, s.palette.far, 0.5],
      [0.6, s.palette.mid, 0.28],
    ] as const) {
      for (let x = -20; x < w;) {
        const bw = r.range(50, 110);
        const top = hz - hz * r.range(low * 0.4, low);
        const tone = light.set(color, depth);
        fill(s.ctx, rect(x, top, bw, s.h), tone);
        for (let i = 0; i < 14; i += 1)
          if (light.dark && r.chance(0.6))
            fill(s.ctx, rect(x + r.range(6, bw - 14), r.range(top + 8, hz), 7, 9), light.glow);
        if (r.chance(0.3)) line(s, x + bw / 2, top, x + bw / 2, top - 40, 3, tone);
        x += bw + 3;
      }
    }
    const floor = light.set(mix(s.palette.ground, '#b9b4ac', 0.4), 0.2);
    fill(s.ctx, rect(0, hz, w, s.h), floor);
    for (let i = 0; i < 5; i += 1)
      line(
        s,
        0,
        hz + 20 + (i * (s.h - hz)) / 4.5,
        w,
        hz + 20 + (i * (s.h - hz)) / 4.5,
        2,
        darken(floor, 0.12),
      );
    box(s, -10, hz - 26, w + 20, 34, darken(floor, 0.12), 2.5);
    const rail = light.set(mix(s.palette.near, '#59616c', 0.5));
    for (let x = 10; x < w; x += 42) line(s, x, hz - 120, x, hz - 24, 5, rail);
    for (const y of [-120, -72]) line(s, 0, hz + y, w, hz + y, 7, rail);
    const tx = r.chance(0.5) ? w * 0.16 : w * 0.84;
    box(s, tx - 62, hz - 176, 124, 110, light.set(s.palette.b, 0.25), 2.5, 14);
    for (const d of [-46, 46]) line(s, tx + d, hz - 66, tx + d, hz + 18, 8, rail);
    for (const y of [-150, -112])
      line(s, tx - 60, hz + y, tx + 60, hz + y, 3, darken(light.set(s.palette.b, 0.25), 0.25));
  },
};

export const stadium: Place = {
  indoors: false,
  back: (s) => {
    drawSky(s);
    const { light, w, random: r, horizon: hz } = s;
    const stand = light.set(s.palette.mid, 0.5);
    shape(
      s,
      [
        [-20, hz - 220],
        [w + 20, hz - 220],
        [w + 20, hz],
        [-20, hz],
      ],
      stand,
      0,
    );
    for (let row = 0; row < 5; row += 1) {
      const y = hz - 200 + row * 38;
      fill(s.ctx, rect(0, y + 16, w, 12), darken(stand, 0.15));
      for (let x = r.range(-10, 10); x < w; x += 22) {
        const c = light.set(
          mix(
            r.pick([s.palette.a, s.palette.b, s.palette.c, '#fff4e4', s.palette.far]),
            stand,
            0.35,
          ),
          0.5,
        );
        fill(
          s.ctx,
          ellipse(x, y + 3, 7),
          light.set(r.pick(['#f3cdb0', '#e2b08a', '#9a6645']), 0.6),
        );
        fill(s.ctx, rect(x - 9, y + 8, 18, 16, 7), c);
      }
    }
    for (let i = 0; i < 6; i += 1)
      shape(
        s,
        [
          [i * 130 + 10, hz - 260],
          [i * 130 + 80, hz - 244],
          [i * 130 + 10, hz - 228],
        ],
        light.set(i % 2 ? s.palette.a : s.palette.c, 0.3),
        0,
      );
    line(s, 0, hz - 262, w, hz - 262, 5);
    for (const x of [w * 0.1, w * 0.9]) {
      line(s, x, hz - 30, x, hz * 0.1, 9, light.set(s.palette.near, 0.4));
      box(s, x - 60, hz * 0.04, 120, 52, light.set(s.palette.near, 0.3), 2.5, 6);
      for (const d of [-38, 0, 38])
        fill(
          s.ctx,
          ellipse(x + d, hz * 0.04 + 26, 14),
          light.dark ? '#ffffff' : lighten(light.sky[1], 0.5),
        );
      if (light.dark) glow(s, x, hz * 0.04 + 26, 260, '#f4f6ff', 0.7);
    }
    const track = light.set(mix(s.palette.a, '#c96b4a', 0.5), 0.15);
    fill(s.ctx, rect(0, hz, w, s.h), light.set('#6fa35c', 0.25));
    fill(s.ctx, rect(0, hz + 34, w, s.h), track);
    const lanes = 6;
    for (let i = -lanes; i <= lanes; i += 1)
      line(s, w / 2 + i * 46, hz + 34, w / 2 + i * 210, s.h + 20, 4, lighten(track, 0.75));
    if (light.weather === 'rain')
      for (let i = 0; i < 6; i += 1)
        fill(
          s.ctx,
          ellipse(r.range(0, w), r.range(hz + 60, s.h), r.range(30, 90), r.range(6, 14)),
          mix(track, light.sky[1], 0.6),
        );
  },
};
