import { ellipse, fill, rect } from '#paint/brush.ts';
import { darken, lighten, mix } from '#paint/color.ts';
import { type Scene, gradient, glow } from './scene.ts';

function cloud(s: Scene, x: number, y: number, size: number, color: string): void {
  for (const [dx, dy, r] of [
    [-1, 0.1, 0.5],
    [-0.4, -0.2, 0.62],
    [0.25, -0.28, 0.72],
    [0.9, 0.05, 0.52],
  ] as const) {
    fill(s.ctx, ellipse(x + dx * size, y + dy * size, r * size, r * size * 0.72), color);
  }
  fill(s.ctx, rect(x - size * 1.4, y + size * 0.05, size * 2.75, size * 0.38, size * 0.19), color);
}

/** The sky of the hour, with whatever shines in it; clear skies have clouds or stars. */
export function drawSky(s: Scene, until = s.horizon): void {
  const { light, w, random } = s;
  const h = until + 40;
  gradient(s, 0, h, light.sky[0], light.sky[1]);
  const open = light.weather === 'clear' || light.weather === 'wind';
  const x = w * random.range(0.15, 0.85);
  if (light.time === 'night' && light.weather !== 'rain' && light.weather !== 'fog') {
    for (let i = 0; i < 60; i += 1) {
      s.ctx.globalAlpha = random.range(0.35, 1);
      fill(
        s.ctx,
        ellipse(random.range(0, w), random.range(0, h * 0.85), random.range(0.8, 2.4)),
        '#fff7e0',
      );
    }
    s.ctx.globalAlpha = 1;
    const y = h * 0.26;
    glow(s, x, y, w * 0.26, '#dfe6ff', 0.4);
    fill(s.ctx, ellipse(x, y, w * 0.062), '#fbf5df');
    fill(
      s.ctx,
      ellipse(x + w * 0.026, y - w * 0.012, w * 0.054),
      mix(light.sky[0], light.sky[1], 0.25),
    );
  }
  if (open && light.time !== 'night') {
    const y = light.time === 'day' ? h * 0.2 : h * 0.72;
    glow(s, x, y, w * 0.5, light.glow, light.time === 'day' ? 0.4 : 0.75);
    fill(s.ctx, ellipse(x, y, w * (light.time === 'day' ? 0.055 : 0.1)), lighten(light.glow, 0.35));
  }
  const shade =
    light.time === 'night'
      ? lighten(light.sky[1], 0.06)
      : light.time === 'dusk'
        ? mix(light.sky[1], '#ffd9c0', 0.45)
        : lighten(light.sky[1], 0.65);
  const dull = light.weather === 'rain' || light.weather === 'snow';
  const count = light.weather === 'fog' ? 0 : dull ? 5 : random.int(2, 4);
  for (let i = 0; i < count; i += 1) {
    cloud(
      s,
      random.range(0, w),
      random.range(h * 0.08, h * 0.62),
      w * random.range(0.06, dull ? 0.2 : 0.12),
      dull ? darken(shade, 0.12 + i * 0.02) : shade,
    );
  }
}
