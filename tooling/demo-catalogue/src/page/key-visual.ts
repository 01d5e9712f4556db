import { object } from './cover/emblem-cover.ts';
import { grade } from './cover/grade.ts';
import { actorsOf, bust, figureLight, shine, type Stage } from './cover/stage.ts';
import { vistaOf } from './cover/vista/vista.ts';
import { type CoverJob, drawPlace } from './people.ts';
import { alpha, darken, lighten, mix } from '#paint/color.ts';
import { randomFrom } from '#paint/random.ts';
import { places } from '#scenery/places.ts';
import { drawWeather } from '#scenery/weather.ts';
import type { Composition } from '#script.ts';
import { createCanvas, type Canvas } from '@napi-rs/canvas';

const keyVisualSize = { width: 1440, height: 810 } as const;

const wideViews: readonly Composition[] = ['vast', 'backlight', 'eyes'];

/** The place of the story, with air between it and its people; wide views are drawn in layers. */
function background(s: Stage): void {
  const { ctx, w, h, job, palette: p } = s;
  if (wideViews.includes(job.cover.composition)) {
    vistaOf(s);
    return;
  }
  const { scene } = drawPlace(ctx, w, h, job, 1.12, 0.74, s.random);
  if (!places[job.view.setting].indoors) drawWeather(scene);
  ctx.fillStyle = alpha(mix(scene.light.sky[1], p.mid, 0.3), 0.22);
  ctx.fillRect(0, 0, w, h);
  shine(s, w * 0.56, h * 0.36, w * 0.5, lighten(p.glow, 0.25), 0.6);
}

function figures(s: Stage): void {
  const { w, h, job } = s;
  const [one, two, three] = actorsOf(job);
  if (job.cover.composition === 'emblem') {
    object(s, w * 0.72, h * 0.42, h * 0.44, 0.06 * s.side);
    bust(s, two, { x: w * 0.64, y: h * 0.56, size: h * 0.17, turn: -0.5 });
    bust(s, one, { x: w * 0.43, y: h * 0.44, size: h * 0.235, turn: 0.5 });
  } else if (job.cover.composition === 'duo') {
    bust(s, one, { x: w * 0.615, y: h * 0.4, size: h * 0.275, turn: -0.5 });
    bust(s, two, { x: w * 0.35, y: h * 0.54, size: h * 0.165, turn: 0.5 });
  } else {
    bust(s, three, { x: w * 0.845, y: h * 0.43, size: h * 0.16, turn: -0.55 });
    bust(s, two, { x: w * 0.665, y: h * 0.38, size: h * 0.19, turn: -0.5 });
    bust(s, one, { x: w * 0.43, y: h * 0.43, size: h * 0.225, turn: 0.5 });
  }
}

/**
 * A wide picture without words. Its left third is calm, for whatever is written over it; its people
 * stand around the middle, where a phone's narrower cut still shows their faces.
 */
export function paintKeyVisual(job: CoverJob): Canvas {
  const { width: w, height: h } = keyVisualSize;
  const canvas = createCanvas(w, h);
  const ctx = canvas.getContext('2d');
  const random = randomFrom(`${job.title.slug}/key-visual`);
  const { palette } = job.title;
  const light = figureLight(job);
  const side = random.chance(0.7) ? -1 : 1;
  const s: Stage = { ctx, w, h, job, palette, light, random, side, faces: [] };
  background(s);
  figures(s);
  const calm = ctx.createLinearGradient(0, 0, w * 0.42, 0);
  const quiet = darken(mix(palette.near, palette.ink, 0.45), 0.1);
  calm.addColorStop(0, alpha(quiet, 0.82));
  calm.addColorStop(1, alpha(quiet, 0));
  ctx.fillStyle = calm;
  ctx.fillRect(0, 0, w * 0.42, h);
  grade(s);
  return canvas;
}
