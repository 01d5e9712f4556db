import { blob, ellipse, fill } from '#paint/brush.ts';
import { alpha, lighten } from '#paint/color.ts';
import { gradient, line, type Scene } from './scene.ts';

/** What falls and flies before everything, for places under the sky. */
export function drawWeather(s: Scene): void {
  const { ctx, w, h, light, random: r } = s;
  const many = Math.round((w * h) / 9000);
  switch (light.weather) {
    case 'rain':
      for (let i = 0; i < many * 1.6; i += 1) {
        const [x, y, k] = [r.range(-40, w), r.range(-40, h), r.range(22, 60)];
        line(
          s,
          x,
          y,
          x + k * 0.22,
          y + k,
          r.range(1.2, 2.6),
          alpha('#eef4ff', light.dark ? 0.4 : 0.62),
        );
      }
      return;
    case 'snow':
      for (let i = 0; i < many * 1.4; i += 1)
        fill(
          ctx,
          ellipse(r.range(0, w), r.range(0, h), r.range(2, 7)),
          alpha('#ffffff', r.range(0.6, 0.95)),
        );
      return;
    case 'fog':
      for (let i = 0; i < 6; i += 1) {
        const y = r.range(h * 0.15, h * 0.95);
        ctx.save();
        ctx.globalAlpha = 0.22;
        fill(
          ctx,
          ellipse(r.range(0, w), y, w * r.range(0.4, 0.7), r.range(24, 60)),
          lighten(light.sky[1], 0.55),
        );
        ctx.restore();
      }
      gradient(s, h * 0.6, h, alpha(light.sky[1], 0), alpha(lighten(light.sky[1], 0.4), 0.4));
      return;
    case 'wind':
      for (let i = 0; i < 5; i += 1) {
        const [x, y] = [r.range(-60, w * 0.8), r.range(h * 0.08, h * 0.8)];
        ctx.strokeStyle = alpha('#ffffff', 0.65);
        ctx.lineWidth = 3;
        ctx.lineCap = 'round';
        ctx.beginPath();
        ctx.moveTo(x, y);
        ctx.bezierCurveTo(x + 60, y - 14, x + 130, y + 12, x + 200, y - 6);
        ctx.stroke();
      }
      for (let i = 0; i < 12; i += 1) {
        const [x, y, a] = [r.range(0, w), r.range(0, h), r.range(0, 6)];
        const [dx, dy] = [Math.cos(a) * 13, Math.sin(a) * 13];
        fill(
          ctx,
          blob([
            [x - dx, y - dy],
            [x + dy * 0.4, y - dx * 0.4],
            [x + dx, y + dy],
            [x - dy * 0.4, y + dx * 0.4],
          ]),
          light.set(i % 2 ? s.palette.c : s.palette.a),
        );
      }
      return;
    case 'clear':
  }
}
