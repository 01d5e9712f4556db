import { buildOf, heightOf } from '#figure/body/build.ts';
import { drawFigure, type FigureView } from '#figure/figure.ts';
import type { Looks } from '#figure/looks.ts';
import { alpha, darken, lighten, mix } from '#paint/color.ts';
import { release } from '#paint/canvas.ts';
import { randomFrom, type Random } from '#paint/random.ts';
import { gradient, glow, type Scene } from '#scenery/scene.ts';
import type { EmblemName, Panel } from '#script.ts';
import { createCanvas } from '@napi-rs/canvas';
import { emblemDrawings } from './cover/emblems/emblems.ts';
import type { Title } from './title-facts.ts';

/**
 * What a panel without words may become of its plain shot: people far off in the place, people as
 * shapes against the light, nothing but eyes, or the object of the story.
 */
export type Shot = 'plain' | 'far' | 'shadow' | 'eyes' | 'object';

export function shotOf(title: Title, panel: Panel, seed: string): Shot {
  if (panel.lines.length > 0) return 'plain';
  const at = randomFrom(`${title.slug}/${seed}/shot`).next();
  if (panel.shot === 'wide') {
    if (panel.cast.length === 0) return 'plain';
    return at < 0.4 ? 'far' : at < 0.65 && panel.time !== 'day' ? 'shadow' : 'plain';
  }
  if (panel.shot === 'close' && panel.cast.length === 1) {
    return at < 0.3 ? 'eyes' : at < 0.55 && title.emblem !== undefined ? 'object' : 'plain';
  }
  return 'plain';
}

/** The object of the story by itself, in a pool of light. */
export function drawObject(s: Scene, emblem: EmblemName | undefined): void {
  const { ctx, w, h, light, palette: p } = s;
  gradient(s, 0, h, light.set(mix(p.near, p.mid, 0.5)), darken(light.set(p.near), 0.25));
  glow(s, w / 2, h * 0.5, Math.max(w, h) * 0.62, lighten(p.glow, 0.2), 0.85);
  if (emblem === undefined) return;
  ctx.save();
  ctx.translate(w / 2, h * 0.5);
  ctx.scale(h * 0.4, h * 0.4);
  ctx.rotate(s.random.range(-0.14, 0.14));
  emblemDrawings[emblem](
    { ctx, ink: light.ink, line: 0.024, side: s.br.side, shade: light.shade },
    p,
  );
  ctx.restore();
}

/** Someone against the light: a shape. */
export function drawShadow(s: Scene, view: FigureView): void {
  const layer = createCanvas(Math.ceil(s.w), Math.ceil(s.h));
  const ctx = layer.getContext('2d');
  drawFigure(ctx, view);
  ctx.globalCompositeOperation = 'source-atop';
  ctx.fillStyle = alpha(darken(mix(s.light.ink, s.light.near, 0.25), 0.25), 0.9);
  ctx.fillRect(0, 0, s.w, s.h);
  s.ctx.drawImage(layer, 0, 0);
  release(layer);
}

type Placing = {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly turn: number;
};

/** Where the cast of a panel stands: pixels within the panel. */
export function placings(
  panel: Panel,
  cast: readonly Looks[],
  w: number,
  h: number,
  headroom: number,
  random: Random,
  shot: Shot,
): Placing[] {
  const n = cast.length;
  const spots = n === 1 ? [random.range(0.38, 0.62)] : n === 2 ? [0.29, 0.71] : [0.19, 0.5, 0.81];
  const tallest = Math.max(...cast.map((l) => heightOf(buildOf(l.member))));
  const turns =
    n === 1
      ? [random.chance(0.5) ? 0.5 : -0.5]
      : n === 2
        ? [0.55, -0.55]
        : [0.6, random.range(-0.4, 0.4), -0.6];
  return cast.map((looks, i) => {
    const height = heightOf(buildOf(looks.member));
    const x = w * (spots[i] ?? 0.5);
    const turn = turns[i] ?? 0;
    if (panel.shot === 'wide') {
      const near = Math.min((h * (0.93 - Math.max(0.3, headroom))) / tallest, w / (n * 3.4));
      const size = shot === 'far' ? near * 0.42 : near;
      const closer = shot === 'far' ? w / 2 + (x - w / 2) * 0.45 : x;
      return {
        x: closer + random.range(-12, 12),
        y: h * 0.955 + (i % 2) * 6 - (height - 1.1) * size,
        size,
        turn,
      };
    }
    if (panel.shot === 'medium') {
      const size = Math.min(h * (1 - headroom) * 0.195, w / (n * 3.7));
      return { x, y: h * headroom + size * 1.25 + (tallest - height) * size * 0.36, size, turn };
    }
    if (shot === 'eyes') return { x: w * 0.5, y: h * 0.44, size: w * 0.42, turn: turn * 0.5 };
    const size = Math.min(h * (1 - headroom) * 0.32, w / (n * 2.55));
    return {
      x,
      y: h * headroom + h * (1 - headroom) * 0.47 + (tallest - height) * size * 0.08,
      size,
      turn,
    };
  });
}
