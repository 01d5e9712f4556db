import { buildOf, heightOf } from '#figure/body/build.ts';
import type { CoverJob } from '#page/people.ts';
import { ellipse } from '#paint/brush.ts';
import { alpha, darken, lighten, mix } from '#paint/color.ts';
import { randomFrom } from '#paint/random.ts';
import type { EmblemName } from '#script.ts';
import { emblemDrawings } from './emblems/emblems.ts';
import {
  type Actor,
  actorsOf,
  bust,
  cornerHeight,
  rays,
  shine,
  type Stage,
  wash,
  whole,
} from './stage.ts';

const objects: readonly EmblemName[] = ['book', 'cup', 'umbrella', 'door'];

/** Stories that keep their colours down. */
const dusky = ['horror', 'mystery', 'thriller', 'drama'];

type Layout = 'flanked' | 'before' | 'alone' | 'cropped';

/** How the people of an emblem cover stand to the object. */
export function emblemLayout({ title: { slug } }: CoverJob): Layout {
  return randomFrom(`${slug}/emblem-layout`).pick(['flanked', 'before', 'alone', 'cropped']);
}

function ground(s: Stage, x: number, y: number): void {
  const { ctx, w, palette: p, random: r, job } = s;
  const dark = dusky.includes(job.genre) || s.light.dark;
  const [top, low] = dark
    ? [darken(mix(p.near, p.ink, 0.55), 0.15), mix(p.near, p.mid, 0.35)]
    : r.pick([
        [lighten(p.c, 0.2), lighten(p.c, 0.55)],
        [mix(p.skyTop, p.b, 0.25), lighten(p.skyLow, 0.2)],
        [lighten(p.a, 0.15), lighten(p.a, 0.5)],
      ] as const);
  wash(s, top, low);
  const back = r.int(0, 2);
  if (back === 0) rays(s, x, y, 20, alpha(lighten(top, 0.6), 0.28));
  if (back === 1) {
    ctx.fillStyle = alpha(lighten(dark ? p.glow : low, 0.3), dark ? 0.32 : 0.85);
    ctx.fill(ellipse(x, y, w * 0.46));
  }
  shine(s, x, y, w * 0.7, lighten(p.glow, 0.3), dark ? 0.6 : 0.45);
}

/** The object alone, around a point. */
export function object(s: Stage, x: number, y: number, size: number, turn: number): void {
  const { ctx } = s;
  ctx.save();
  ctx.translate(x, y);
  ctx.rotate(turn);
  ctx.scale(size, size);
  const draw = emblemDrawings[s.job.cover.emblem ?? s.random.pick(objects)];
  draw({ ctx, ink: s.light.ink, line: 0.024, side: s.side, shade: s.light.shade }, s.palette);
  ctx.restore();
}

/** Someone as a whole, smaller where the head would reach into a corner that is for marks. */
function onFoot(s: Stage, actor: Actor | undefined, x: number, foot: number, wanted: number) {
  if (actor === undefined) return;
  const aboveFoot = heightOf(buildOf(actor.looks.member)) - 1.1;
  const size = Math.min(wanted, (foot - cornerHeight) / (aboveFoot + 0.5));
  s.ctx.fillStyle = alpha(s.palette.ink, 0.3);
  s.ctx.fill(ellipse(x, foot, size * 1.7, size * 0.3));
  whole(s, actor, {
    x,
    y: foot - aboveFoot * size,
    size,
    turn: x < s.w / 2 ? 0.45 : -0.45,
  });
}

/** The object of the story, larger than the people before it. */
export function emblemCover(s: Stage): void {
  const { w, h, side } = s;
  const [one, two] = actorsOf(s.job);
  switch (emblemLayout(s.job)) {
    case 'flanked':
      ground(s, w * 0.5, h * 0.36);
      object(s, w * 0.5, h * 0.36, w * 0.37, 0);
      onFoot(s, one, w * (0.5 - 0.31 * side), h * 0.672, w * 0.062);
      onFoot(s, two, w * (0.5 + 0.31 * side), h * 0.672, w * 0.056);
      return;
    case 'before':
      ground(s, w * 0.5, h * 0.28);
      object(s, w * (0.5 + 0.03 * side), h * 0.26, w * 0.43, 0.05 * side);
      bust(s, one, { x: w * (0.5 - 0.16 * side), y: h * 0.485, size: w * 0.155, turn: 0.4 * side });
      bust(s, two, {
        x: w * (0.5 + 0.26 * side),
        y: h * 0.535,
        size: w * 0.115,
        turn: -0.45 * side,
      });
      return;
    case 'alone':
      ground(s, w * 0.5, h * 0.62);
      object(s, w * 0.5, h * 0.625, w * 0.37, 0);
      onFoot(s, one, w * (0.5 - 0.3 * side), h * 0.93, w * 0.066);
      return;
    case 'cropped':
      ground(s, w * 0.5, h * 0.3);
      object(s, w * (0.5 + 0.2 * side), h * 0.3, w * 0.56, 0.12 * side);
      onFoot(s, one, w * (0.5 - 0.26 * side), h * 0.675, w * 0.086);
  }
}
