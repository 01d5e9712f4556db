import { fill, rect } from '#paint/brush.ts';
import { lighten, mix } from '#paint/color.ts';
import { drawFloor, drawWindow } from '#scenery/fittings.ts';
import { wallOf } from './wall.ts';
import { box, glow, line, type Place } from '#scenery/scene.ts';

export const office: Place = {
  indoors: true,
  back: (s) => {
    const { light, w, random: r, horizon: hz } = s;
    wallOf(s, light.set(mix(lighten(s.palette.far, 0.4), '#dfe3e6', 0.5), 0.1));
    drawWindow(s, w * 0.04, hz * 0.1, w * 0.92, hz * 0.5, 5);
    for (let i = 0; i < 4; i += 1)
      fill(s.ctx, rect(w * 0.04, hz * 0.1 + i * 14, w * 0.92, 8), light.set('#f4f4ee'));
    for (const x of [0.2, 0.7]) {
      box(s, w * x, 0, w * 0.16, 14, light.dark ? '#ffffff' : light.set('#f6f8fa'), 2);
      glow(s, w * (x + 0.08), 10, 160, '#f2f6ff', light.dark ? 0.5 : 0.2);
    }
    drawFloor(s, light.set(mix(s.palette.ground, '#9aa2aa', 0.5), 0.1), 7);
    box(
      s,
      w * 0.86,
      hz * 0.3,
      w * 0.16,
      hz * 0.72,
      light.set(mix(s.palette.mid, '#8a9096', 0.5)),
      2.5,
    );
    for (let i = 0; i < 4; i += 1)
      line(s, w * 0.9, hz * 0.4 + i * hz * 0.16, w * 0.96, hz * 0.4 + i * hz * 0.16, 6);
    for (const x of [0.02, 0.32, 0.6]) {
      box(s, w * x, hz - 96, w * 0.24, 14, light.set('#c9a57a'), 2.5);
      box(s, w * x + 8, hz - 82, w * 0.24 - 16, 96, light.set(mix(s.palette.b, '#d5dae0', 0.5)), 2);
      box(s, w * x + 34, hz - 176, 92, 62, light.set('#2d333b'), 2.5, 5);
      fill(
        s.ctx,
        rect(w * x + 40, hz - 170, 80, 50),
        light.dark ? '#bfe6ff' : light.set('#8fb7d0'),
      );
      if (light.dark) glow(s, w * x + 80, hz - 145, 110, '#bfe6ff', 0.5);
      line(s, w * x + 80, hz - 114, w * x + 80, hz - 96, 8);
      for (let i = 0; i < r.int(2, 5); i += 1)
        box(s, w * x + 134, hz - 102 - i * 7, 40 + r.range(-4, 4), 7, light.set('#fbf8ef'), 1.2);
    }
  },
};
