import { drawFigure } from '#figure/figure.ts';
import type { Looks } from '#figure/looks.ts';
import { type CoverJob, castOf } from '#page/people.ts';
import { type Ctx, poly } from '#paint/brush.ts';
import { release } from '#paint/canvas.ts';
import { alpha } from '#paint/color.ts';
import { type Light, lightOf } from '#paint/light.ts';
import type { Palette } from '#paint/palette.ts';
import type { Random } from '#paint/random.ts';
import { createCanvas } from '@napi-rs/canvas';

/** What marks take of the upper corners where covers are smallest: no face and no letter there. */
export const cornerHeight = 176;

/** Where a face can be seen, which no letter may cover; pixels. */
export type FaceBox = {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly top: number;
  readonly bottom: number;
};

function faceAt({ x, y, size }: Standing): FaceBox {
  return {
    x,
    y,
    size,
    top: y - size * 0.5,
    bottom: y + size * 1.02,
  };
}

/** Whether something lies over a face. */
export function onFace({ faces }: Stage, x: number, y: number): boolean {
  return faces.some((f) => Math.hypot(f.x - x, f.y - y) < f.size * 1.3);
}

/** What a composition draws on. */
export type Stage = {
  readonly ctx: Ctx;
  readonly w: number;
  readonly h: number;
  readonly job: CoverJob;
  readonly palette: Palette;
  /** The light on figures: never so dark that a face is lost. */
  readonly light: Light;
  readonly random: Random;
  readonly side: -1 | 1;
  readonly faces: FaceBox[];
};

export type Actor = { readonly who: 'a' | 'b' | 'c'; readonly looks: Looks };

export type Standing = {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly turn: number;
};

export function figureLight(job: CoverJob): Light {
  return lightOf(job.title.palette, job.view.time === 'night' ? 'dusk' : job.view.time, 'clear');
}

/** The cast with whoever leads first. */
export function actorsOf(job: CoverJob): Actor[] {
  const cast = castOf(job.title);
  const lead = job.cover.lead ?? 'a';
  return [...cast.filter((c) => c.who === lead), ...cast.filter((c) => c.who !== lead)];
}

function paint(s: Stage, ctx: Ctx, actor: Actor, at: Standing, asBust: boolean): void {
  return drawFigure(ctx, {
    looks: actor.looks,
    mood: s.job.moods[actor.who],
    ...at,
    talking: false,
    light: s.light,
    lightSide: s.side,
    sway: s.job.view.weather === 'wind' ? 0.4 * s.side : 0,
    random: s.random,
    bust: asBust,
  });
}

/** Head and shoulders, the arms hanging out of sight. */
export function bust(s: Stage, actor: Actor | undefined, at: Standing): void {
  if (actor === undefined) return;
  paint(s, s.ctx, actor, at, true);
  s.faces.push(faceAt(at));
}

/** Someone as a whole. */
export function whole(s: Stage, actor: Actor | undefined, at: Standing): void {
  if (actor === undefined) return;
  paint(s, s.ctx, actor, at, false);
  s.faces.push(faceAt(at));
}

/** Someone against the light: a dark shape, its edge lit. */
export function silhouette(
  s: Stage,
  actor: Actor | undefined,
  at: Standing,
  { dark, rim, depth = 0.94 }: { dark: string; rim: string; depth?: number },
): void {
  if (actor === undefined) return;
  const { w, h } = s;
  const tinted = (color: string, strength: number) => {
    const layer = createCanvas(w, h);
    const ctx = layer.getContext('2d');
    paint(s, ctx, actor, at, true);
    ctx.globalCompositeOperation = 'source-atop';
    ctx.fillStyle = alpha(color, strength);
    ctx.fillRect(0, 0, w, h);
    return layer;
  };
  const shape = tinted(dark, depth);
  const edge = createCanvas(w, h);
  const lit = edge.getContext('2d');
  lit.drawImage(shape, 0, 0);
  lit.globalCompositeOperation = 'source-in';
  lit.fillStyle = rim;
  lit.fillRect(0, 0, w, h);
  const width = Math.max(2, at.size * 0.035);
  for (const [dx, dy] of [
    [-width, -width * 0.4],
    [width, -width * 0.4],
    [0, -width],
  ] as const)
    s.ctx.drawImage(edge, dx, dy);
  s.ctx.drawImage(shape, 0, 0);
  release(shape);
  release(edge);
}

/** Beams out of one point, to all sides. */
export function rays(s: Stage, x: number, y: number, count: number, color: string): void {
  const far = s.w + s.h;
  const turn = s.random.range(0, 1);
  s.ctx.fillStyle = color;
  for (let i = 0; i < count; i += 1) {
    const a = ((i + turn) / count) * Math.PI * 2;
    const half = Math.PI / count / 2;
    s.ctx.fill(
      poly([
        [x, y],
        [x + Math.cos(a - half) * far, y + Math.sin(a - half) * far],
        [x + Math.cos(a + half) * far, y + Math.sin(a + half) * far],
      ]),
    );
  }
}

/** Light that spreads around a point. */
export function shine(s: Stage, x: number, y: number, radius: number, color: string, k: number) {
  const g = s.ctx.createRadialGradient(x, y, 0, x, y, radius);
  g.addColorStop(0, alpha(color, k));
  g.addColorStop(0.45, alpha(color, k * 0.4));
  g.addColorStop(1, alpha(color, 0));
  s.ctx.fillStyle = g;
  s.ctx.fillRect(x - radius, y - radius, radius * 2, radius * 2);
}

export function wash(s: Stage, top: string, bottom: string): void {
  const g = s.ctx.createLinearGradient(0, 0, 0, s.h);
  g.addColorStop(0, top);
  g.addColorStop(1, bottom);
  s.ctx.fillStyle = g;
  s.ctx.fillRect(0, 0, s.w, s.h);
}
