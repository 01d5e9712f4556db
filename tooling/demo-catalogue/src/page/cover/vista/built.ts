import { ellipse, fill, poly, rect } from '#paint/brush.ts';
import { alpha, darken, lighten, mix } from '#paint/color.ts';
import { shine, type Stage, wash } from '#page/cover/stage.ts';

type Sun = { readonly x: number; readonly y: number };

/** A town's roofs with a few lit windows. */
export function roofs(s: Stage, sun: Sun): number {
  const { w, h, palette: p, random: r } = s;
  fill(s.ctx, ellipse(sun.x, sun.y, Math.min(w, h) * 0.22), lighten(p.glow, 0.45));
  for (let i = 0; i < 4; i += 1) {
    const color = mix(
      mix(s.light.far, p.glow, 0.25),
      darken(mix(p.near, p.ink, 0.6), 0.15),
      (i + 1) / 4,
    );
    for (let x = -20; x < w;) {
      const wide = r.range(40, 96) * (0.7 + i * 0.25);
      const top = h * (0.5 + i * 0.085) + r.range(0, h * 0.1);
      s.ctx.fillStyle = color;
      s.ctx.fillRect(x, top, wide + 1, h);
      if (i > 0)
        for (let k = 0; k < 3; k += 1)
          if (r.chance(0.55)) {
            s.ctx.fillStyle = alpha(lighten(p.glow, 0.3), 0.9);
            s.ctx.fillRect(x + r.range(6, wide - 18), top + r.range(14, 90), 9, 13);
          }
      x += wide;
    }
  }
  const foot = h * 0.9;
  s.ctx.fillStyle = darken(mix(p.near, p.ink, 0.7), 0.3);
  s.ctx.fillRect(0, foot, w, h);
  return foot;
}

/** The dark between worlds, and one of them. */
export function stars(s: Stage, sun: Sun): number {
  const { w, h, palette: p, random: r } = s;
  wash(s, darken(p.ink, 0.45), darken(mix(p.near, p.ink, 0.5), 0.2));
  for (let i = 0; i < 130; i += 1) {
    s.ctx.globalAlpha = r.range(0.3, 1);
    fill(s.ctx, ellipse(r.range(0, w), r.range(0, h), r.range(0.8, 2.6)), '#ffffff');
  }
  s.ctx.globalAlpha = 1;
  shine(s, sun.x, sun.y, w * 0.8, p.glow, 0.55);
  const world = ellipse(sun.x, sun.y, Math.min(w, h) * 0.37);
  fill(s.ctx, world, lighten(p.mid, 0.25));
  s.ctx.save();
  s.ctx.clip(world);
  for (let i = 0; i < 7; i += 1)
    fill(
      s.ctx,
      ellipse(r.range(0.1, 0.9) * w, sun.y + (i - 3) * w * 0.11, w * 0.34, w * 0.03, -0.2),
      alpha(i % 2 ? p.far : p.near, 0.5),
    );
  fill(s.ctx, ellipse(sun.x + s.side * w * 0.16, sun.y + w * 0.1, w * 0.4), alpha(p.ink, 0.5));
  s.ctx.restore();
  const foot = h * 0.91;
  fill(
    s.ctx,
    ellipse(w / 2, foot + w * 0.9, w * 1.1, w * 0.9),
    darken(mix(p.near, p.ink, 0.7), 0.3),
  );
  return foot;
}

/** A stage between curtains, one beam on it. */
export function spotlight(s: Stage, sun: Sun): number {
  const { w, h, palette: p } = s;
  const dark = darken(mix(p.a, p.ink, 0.7), 0.2);
  wash(s, darken(dark, 0.3), dark);
  const beam = s.ctx.createLinearGradient(0, 0, 0, h);
  beam.addColorStop(0, alpha(lighten(p.glow, 0.4), 0.95));
  beam.addColorStop(1, alpha(p.glow, 0.25));
  s.ctx.fillStyle = beam;
  s.ctx.fill(
    poly([
      [sun.x - w * 0.06, -10],
      [sun.x + w * 0.06, -10],
      [sun.x + w * 0.44, h],
      [sun.x - w * 0.44, h],
    ]),
  );
  for (const side of [-1, 1])
    for (let i = 0; i < 4; i += 1) {
      const out = w / 2 + side * w * (0.53 - i * 0.055);
      fill(s.ctx, ellipse(out, h * 0.4, w * 0.055, h * 0.72), mix(dark, p.a, 0.2 + (i % 2) * 0.25));
    }
  return h * 0.9;
}

/** A dark room, and what falls in from outside. */
export function window(s: Stage, sun: Sun): number {
  const { w, h, palette: p } = s;
  const dark = darken(mix(p.near, p.ink, 0.62), 0.25);
  wash(s, dark, darken(dark, 0.35));
  const [x, y, wide, high] = [w * 0.2, h * 0.3, w * 0.6, h * 0.42];
  shine(s, sun.x, sun.y, w * 0.9, p.glow, 0.5);
  const pane = s.ctx.createLinearGradient(0, y, 0, y + high);
  pane.addColorStop(0, lighten(s.light.sky[0], 0.15));
  pane.addColorStop(1, lighten(p.glow, 0.35));
  s.ctx.fillStyle = pane;
  s.ctx.fill(rect(x, y, wide, high, 8));
  s.ctx.fillStyle = dark;
  s.ctx.fillRect(x + wide / 2 - 5, y, 10, high);
  s.ctx.fillRect(x, y + high * 0.42, wide, 9);
  fill(
    s.ctx,
    poly([
      [x, y + high + 30],
      [x + wide, y + high + 30],
      [x + wide + w * 0.28, h],
      [x - w * 0.28, h],
    ]),
    alpha(lighten(p.glow, 0.2), 0.34),
  );
  return h * 0.9;
}
