import { grade } from './cover/grade.ts';
import { actorsOf, bust, figureLight, shine, type Stage } from './cover/stage.ts';
import { type CoverJob, drawPlace } from './people.ts';
import { alpha, lighten, mix } from '#paint/color.ts';
import { randomFrom } from '#paint/random.ts';
import { places } from '#scenery/places.ts';
import { drawWeather } from '#scenery/weather.ts';
import { createCanvas, type Canvas } from '@napi-rs/canvas';

export const keyVisualSize = { width: 1440, height: 810 } as const;

/**
 * A wide picture without words. Its left third is calm, for whatever is written over it; its people
 * stand around the middle, where a phone's narrower cut still shows their faces.
 */
export const paintKeyVisual = (job: CoverJob): Canvas => {
  const { width: w, height: h } = keyVisualSize;
  const canvas = createCanvas(w, h);
  const ctx = canvas.getContext('2d');
  const random = randomFrom(`${job.title.slug}/key-visual`);
  const { palette } = job.title;
  const { scene } = drawPlace(ctx, w, h, job, 1.12, 0.74, random);
  const s: Stage = {
    ctx,
    w,
    h,
    job,
    palette,
    light: figureLight(job),
    random,
    side: random.chance(0.7) ? -1 : 1,
    faces: [],
  };
  // Air between the place and the people.
  ctx.fillStyle = alpha(mix(scene.light.sky[1], palette.mid, 0.3), 0.22);
  ctx.fillRect(0, 0, w, h);
  shine(s, w * 0.56, h * 0.36, w * 0.5, lighten(palette.glow, 0.25), 0.6);
  const [one, two, three] = actorsOf(job);
  bust(s, three, { x: w * 0.845, y: h * 0.43, size: h * 0.16, turn: -0.55 });
  bust(s, two, { x: w * 0.66, y: h * 0.38, size: h * 0.19, turn: -0.5 });
  bust(s, one, { x: w * 0.44, y: h * 0.43, size: h * 0.235, turn: 0.5 });
  if (!places[job.view.setting].indoors) drawWeather(scene);
  const calm = ctx.createLinearGradient(0, 0, w * 0.42, 0);
  const quiet = mix(scene.light.near, palette.ink, 0.45);
  calm.addColorStop(0, alpha(quiet, 0.82));
  calm.addColorStop(1, alpha(quiet, 0));
  ctx.fillStyle = calm;
  ctx.fillRect(0, 0, w * 0.42, h);
  grade(s);
  return canvas;
};
