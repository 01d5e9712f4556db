import { emblemDrawings } from '#page/cover/emblems/emblems.ts';
import { drawTitle, setTitle } from '#page/title-lettering.ts';
import { facesFor } from '#lettering/styles.ts';
import { drawLine, widthOf } from '#lettering/text.ts';
import { type Ctx, ellipse, poly, rect } from '#paint/brush.ts';
import { alpha, darken, lighten, mix } from '#paint/color.ts';
import { palettes, type Palette } from '#paint/palette.ts';
import { randomFrom } from '#paint/random.ts';
import { createCanvas, type Canvas } from '@napi-rs/canvas';
import type { DemoContest } from './demo-contests.ts';

const poster = { width: 1440, height: 720 } as const;
const theme = { width: 1280, height: 560 } as const;

/** A ground of two colours with light from where the object stands. */
function paintGround(ctx: Ctx, { width: w, height: h }: Canvas, p: Palette, x: number, y: number) {
  const ground = ctx.createLinearGradient(0, 0, w, h);
  ground.addColorStop(0, darken(mix(p.near, p.ink, 0.35), 0.05));
  ground.addColorStop(0.55, mix(p.near, p.mid, 0.35));
  ground.addColorStop(1, mix(p.mid, p.a, 0.45));
  ctx.fillStyle = ground;
  ctx.fillRect(0, 0, w, h);
  const far = Math.hypot(w, h);
  ctx.fillStyle = alpha(lighten(p.glow, 0.2), 0.1);
  for (let at = 0; at < 18; at += 1) {
    const [from, to] = [at, at + 0.5].map((part) => (part / 18) * Math.PI * 2);
    if (from === undefined || to === undefined) continue;
    ctx.fill(
      poly([
        [x, y],
        [x + Math.cos(from) * far, y + Math.sin(from) * far],
        [x + Math.cos(to) * far, y + Math.sin(to) * far],
      ]),
    );
  }
  const light = ctx.createRadialGradient(x, y, 0, x, y, h * 0.75);
  light.addColorStop(0, alpha(p.glow, 0.75));
  light.addColorStop(1, alpha(p.glow, 0));
  ctx.fillStyle = light;
  ctx.fillRect(0, 0, w, h);
}

/** Scraps of paper in the air, of the colours of the title. */
function paintConfetti(ctx: Ctx, { width: w, height: h }: Canvas, p: Palette, seed: string): void {
  const random = randomFrom(seed);
  for (let at = 0; at < 46; at += 1) {
    ctx.save();
    ctx.translate(w * random.range(0, 1), h * random.range(0, 1));
    ctx.rotate(random.range(0, Math.PI));
    ctx.fillStyle = alpha(random.pick([p.a, p.b, p.c, p.paper]), 0.7);
    const size = h * random.range(0.008, 0.02);
    ctx.fill(random.chance(0.5) ? ellipse(0, 0, size) : rect(-size, -size * 0.5, size * 2, size));
    ctx.restore();
  }
}

function paintEmblem(
  ctx: Ctx,
  emblem: DemoContest['emblem'],
  p: Palette,
  at: { readonly x: number; readonly y: number; readonly size: number },
): void {
  ctx.fillStyle = alpha(p.ink, 0.28);
  ctx.fill(ellipse(at.x, at.y + at.size * 1.08, at.size * 0.95, at.size * 0.14));
  ctx.save();
  ctx.translate(at.x, at.y);
  ctx.rotate(-0.06);
  ctx.scale(at.size, at.size);
  const shade = (color: string): string => mix(color, p.ink, 0.28);
  emblemDrawings[emblem]({ ctx, ink: p.ink, line: 0.024, side: -1, shade }, p);
  ctx.restore();
}

/** The picture of a contest: its name at the left, its object at the right. */
export function paintPoster(contest: DemoContest): Canvas {
  const { width: w, height: h } = poster;
  const canvas = createCanvas(w, h);
  const ctx = canvas.getContext('2d');
  const p = palettes[contest.palette];
  paintGround(ctx, canvas, p, w * 0.8, h * 0.5);
  paintConfetti(ctx, canvas, p, `contest/${contest.contestNo}`);
  paintEmblem(ctx, contest.emblem, p, { x: w * 0.8, y: h * 0.47, size: h * 0.29 });
  const title = setTitle(contest.title, 'ja-JP', contest.tone, w * 0.56, h * 0.6);
  drawTitle(ctx, title, w * 0.335, h * 0.52 - title.height / 2, p, contest.tone, 'logo');
  paintMotto(ctx, contest.motto, p, w * 0.335, h * 0.12);
  return canvas;
}

/** Words on a ribbon, around a point. */
function paintMotto(ctx: Ctx, motto: string, p: Palette, x: number, y: number): void {
  const lettering = { faces: facesFor('ja-JP', 'title', 'lively'), size: 44 };
  const width = widthOf(motto, lettering) + 72;
  ctx.fillStyle = p.paper;
  ctx.fill(rect(x - width / 2, y - 40, width, 80, 40));
  drawLine(ctx, motto, x, y + 16, lettering, { fill: p.ink });
}

/** A picture within a page: an object alone. */
export function paintTheme(
  shown: Pick<DemoContest, 'emblem' | 'palette'> & { readonly seed: string },
): Canvas {
  const { width: w, height: h } = theme;
  const canvas = createCanvas(w, h);
  const ctx = canvas.getContext('2d');
  const p = palettes[shown.palette];
  paintGround(ctx, canvas, p, w * 0.5, h * 0.5);
  paintConfetti(ctx, canvas, p, shown.seed);
  paintEmblem(ctx, shown.emblem, p, { x: w * 0.5, y: h * 0.46, size: h * 0.32 });
  return canvas;
}
