import type { Mood } from '#script.ts';
import { ellipse, fill, poly, rect } from '#paint/brush.ts';
import { alpha, darken, lighten, mix } from '#paint/color.ts';
import { gradient, line, type Scene } from './scene.ts';

function focusLines(s: Scene, color: string, count: number, inner: number): void {
  const [cx, cy] = [s.w / 2, s.h * 0.48];
  const far = Math.hypot(s.w, s.h) * 0.6;
  for (let i = 0; i < count; i += 1) {
    const a = (i / count) * Math.PI * 2 + s.random.range(-0.03, 0.03);
    const near = inner * s.random.range(0.85, 1.3);
    const half = s.random.range(0.006, 0.022);
    fill(
      s.ctx,
      poly([
        [cx + Math.cos(a) * near * 1.05, cy + Math.sin(a) * near * 1.2],
        [cx + Math.cos(a - half) * far, cy + Math.sin(a - half) * far * 1.2],
        [cx + Math.cos(a + half) * far, cy + Math.sin(a + half) * far * 1.2],
      ]),
      color,
    );
  }
}

function dots(s: Scene, color: string, fromTop: boolean): void {
  const step = 22;
  for (let row = 0; row * step * 0.5 < s.h * 0.62; row += 1) {
    const y = fromTop ? row * step * 0.5 : s.h - row * step * 0.5;
    const r = step * 0.42 * (1 - (row * step * 0.5) / (s.h * 0.62));
    for (let x = row % 2 ? 0 : step / 2; x < s.w; x += step) fill(s.ctx, ellipse(x, y, r), color);
  }
}

/** Instead of a place, what someone feels: behind close faces. */
export function drawFeeling(s: Scene, mood: Mood): void {
  const { ctx, w, h, light, palette: p, random: r } = s;
  switch (mood) {
    case 'angry':
    case 'determined': {
      const base = light.set(
        mood === 'angry' ? mix(p.a, '#d8432f', 0.3) : mix(p.c, p.skyLow, 0.35),
      );
      gradient(s, 0, h, base, lighten(base, 0.35));
      focusLines(
        s,
        mood === 'angry' ? alpha(darken(base, 0.55), 0.85) : alpha('#ffffff', 0.8),
        90,
        w * 0.42,
      );
      return;
    }
    case 'surprised': {
      const base = light.set(lighten(mix(p.skyLow, p.c, 0.25), 0.4));
      fill(ctx, rect(0, 0, w, h), base);
      focusLines(s, light.set(mix(p.near, p.ink, 0.3)), 110, w * 0.46);
      return;
    }
    case 'happy': {
      const base = light.set(lighten(mix(p.c, '#ffd98a', 0.4), 0.35));
      gradient(s, 0, h, lighten(base, 0.35), base);
      dots(s, alpha('#ffffff', 0.55), false);
      for (let i = 0; i < 14; i += 1) {
        const [x, y, k] = [r.range(0, w), r.range(0, h), r.range(8, 24)];
        for (const [dx, dy] of [
          [1, 0.16],
          [0.16, 1],
        ] as const)
          fill(ctx, ellipse(x, y, k * dx, k * dy), '#ffffff');
      }
      return;
    }
    case 'shy': {
      const base = light.set(mix('#ffd3dc', p.skyLow, 0.25));
      gradient(s, 0, h, lighten(base, 0.5), base);
      for (let i = 0; i < 22; i += 1) {
        ctx.globalAlpha = r.range(0.25, 0.7);
        fill(
          ctx,
          ellipse(r.range(0, w), r.range(0, h), r.range(8, 46)),
          r.chance(0.5) ? '#ffffff' : mix(p.a, '#ff9ab0', 0.6),
        );
      }
      ctx.globalAlpha = 1;
      return;
    }
    case 'sad':
    case 'afraid': {
      const base = light.set(mix(mix(p.b, p.near, 0.5), '#39426b', 0.4));
      gradient(s, 0, h, darken(base, mood === 'afraid' ? 0.45 : 0.2), lighten(base, 0.4));
      for (let i = 0; i < 34; i += 1) {
        const x = (i / 33) * w + r.range(-6, 6);
        line(
          s,
          x,
          0,
          x,
          h * r.range(0.2, mood === 'afraid' ? 0.7 : 0.45),
          r.range(1.5, 4),
          alpha(darken(base, 0.6), 0.5),
        );
      }
      if (mood === 'afraid') dots(s, alpha(darken(base, 0.65), 0.5), false);
      return;
    }
    case 'calm': {
      const base = light.set(mix(p.skyTop, p.far, 0.3));
      gradient(s, 0, h, base, lighten(base, 0.55));
      dots(s, alpha('#ffffff', 0.35), true);
    }
  }
}
