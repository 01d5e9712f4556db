import { buildOf, heightOf } from '#figure/body/build.ts';
import { drawFigure } from '#figure/figure.ts';
import { facesFor, type Tone, toneOf } from '#lettering/styles.ts';
import { drawLine, widthOf } from '#lettering/text.ts';
import { sceneOf } from './panel-art.ts';
import { type CoverJob, type Spot, castOf, drawPlace, people } from './people.ts';
import { drawTitle, setTitle } from './title-lettering.ts';
import { poly } from '#paint/brush.ts';
import { copyOf } from '#paint/canvas.ts';
import { alpha, darken, mix } from '#paint/color.ts';
import { lightOf } from '#paint/light.ts';
import { randomFrom } from '#paint/random.ts';
import { drawFeeling } from '#scenery/feeling.ts';
import { places } from '#scenery/places.ts';
import { glow } from '#scenery/scene.ts';
import { drawWeather } from '#scenery/weather.ts';
import type { WorkLocale } from '#script.ts';
import { createCanvas, type Canvas } from '@napi-rs/canvas';

export const coverSize = { width: 720, height: 960 } as const;

type Composition = 'portrait' | 'pair' | 'journey' | 'split';

const compositions: readonly Composition[] = ['portrait', 'pair', 'journey', 'split'];

const compositionOf = (slug: string): Composition => randomFrom(`${slug}/cover`).pick(compositions);

const spotsOf = (
  composition: Exclude<Composition, 'split'>,
  job: CoverJob,
  w: number,
  h: number,
): Spot[] => {
  const cast = castOf(job.title);
  switch (composition) {
    case 'portrait':
      return [
        { x: w * 0.5, y: h * 0.375, size: w * 0.205, turn: 0.4 },
        { x: w * 0.18, y: h * 0.31, size: w * 0.1, turn: 0.5 },
        { x: w * 0.84, y: h * 0.31, size: w * 0.096, turn: -0.5 },
      ];
    case 'pair':
      return [
        { x: w * 0.33, y: h * 0.36, size: w * 0.15, turn: -0.35 },
        { x: w * 0.69, y: h * 0.37, size: w * 0.15, turn: 0.35 },
        { x: w * 0.51, y: h * 0.25, size: w * 0.095, turn: 0 },
      ];
    case 'journey':
      return cast.map(({ looks }, i) => {
        const size = w * 0.074;
        const x = cast.length === 2 ? 0.37 + i * 0.28 : 0.24 + i * 0.265;
        return {
          x: w * x,
          y: h * (0.95 - (i === 1 ? 0.01 : 0)) - (heightOf(buildOf(looks.member)) - 1.1) * size,
          size,
          turn: i === 0 ? 0.5 : -0.45,
        };
      });
  }
};

/** The picture of a cover, without its lettering; all languages share it. */
export const paintCover = (job: CoverJob): Canvas => {
  const { width: w, height: h } = coverSize;
  const canvas = createCanvas(w, h);
  const ctx = canvas.getContext('2d');
  const random = randomFrom(`${job.title.slug}/cover-art`);
  const composition = compositionOf(job.title.slug);
  const { palette } = job.title;
  const side = random.chance(0.5) ? 1 : -1;
  if (composition === 'split') {
    const cast = castOf(job.title).slice(0, 2);
    const n = cast.length;
    cast.forEach(({ who, looks }, i) => {
      // The lowest part stays free for the title.
      const seen = h * 0.76;
      const [y1, y2] = [(seen * i) / n, (seen * (i + 1)) / n];
      const lean = 46;
      ctx.save();
      ctx.clip(
        poly([
          [0, i === 0 ? -10 : y1 + lean],
          [w, i === 0 ? -10 : y1 - lean],
          [w, i === n - 1 ? h + 10 : y2 - lean],
          [0, i === n - 1 ? h + 10 : y2 + lean],
        ]),
      );
      ctx.translate(0, y1 - 60);
      const bh = y2 - y1 + 120;
      if (i === 0) drawPlace(ctx, w, bh, job, 1.15, 0.72, random);
      else {
        const light = lightOf(palette, job.view.time === 'night' ? 'dusk' : job.view.time, 'clear');
        drawFeeling(sceneOf(ctx, w, bh, bh * 0.7, light, palette, random, side), job.moods[who]);
      }
      const light = lightOf(palette, job.view.time === 'night' ? 'dusk' : job.view.time, 'clear');
      const size = bh * 0.25;
      drawFigure(ctx, {
        looks,
        mood: job.moods[who],
        x: w * (i % 2 ? 0.7 : 0.31),
        y: bh * 0.53,
        size,
        turn: i % 2 ? -0.5 : 0.5,
        talking: false,
        light,
        lightSide: side,
        sway: 0,
        random,
      });
      ctx.restore();
      if (i === 0) return;
      ctx.strokeStyle = '#ffffff';
      ctx.lineWidth = 12;
      ctx.beginPath();
      ctx.moveTo(-10, y1 + lean);
      ctx.lineTo(w + 10, y1 - lean);
      ctx.stroke();
    });
    return canvas;
  }
  const { scene } = drawPlace(
    ctx,
    w,
    h,
    job,
    composition === 'journey' ? 1 : 1.25,
    composition === 'journey' ? 0.74 : 0.8,
    random,
  );
  if (composition !== 'journey') {
    ctx.fillStyle = alpha(scene.light.sky[1], 0.25);
    ctx.fillRect(0, 0, w, h);
    glow(scene, w / 2, h * 0.36, w * 0.7, scene.light.glow, 0.45);
  }
  people(ctx, job, spotsOf(composition, job, w, h), random, side, [2, 1, 0]);
  if (!places[job.view.setting].indoors) drawWeather(scene);
  return canvas;
};

/** A copy of a cover's picture with title and author in one language. */
export const letterCover = (
  art: Canvas,
  job: CoverJob,
  text: string,
  author: string,
  locale: WorkLocale,
): Canvas => {
  const { width: w, height: h } = coverSize;
  const canvas = copyOf(art);
  const ctx = canvas.getContext('2d');
  const { palette } = job.title;
  const tone: Tone = toneOf(job.genre);
  const composition = compositionOf(job.title.slug);
  const above = composition === 'journey';
  const set = setTitle(text, locale, tone, w * 0.88, above ? h * 0.36 : h * 0.25);
  const base = darken(mix(palette.near, palette.ink, 0.5), 0.25);
  const g = above
    ? ctx.createLinearGradient(0, 0, 0, h * 0.5)
    : ctx.createLinearGradient(0, h * 0.52, 0, h);
  g.addColorStop(above ? 1 : 0, alpha(base, 0));
  g.addColorStop(above ? 0 : 1, alpha(base, above ? 0.55 : 0.94));
  ctx.fillStyle = g;
  ctx.fillRect(0, 0, w, h);
  const top = above ? 46 : h - 86 - set.height;
  drawTitle(ctx, set, w / 2, top, palette, tone, !above);
  const lettering = { faces: facesFor(locale, 'speech', 'grave'), size: 27 };
  const size = Math.min(27, (27 * w * 0.86) / widthOf(author, lettering));
  const y = above ? top + set.height + 48 : h - 34;
  drawLine(
    ctx,
    author,
    w / 2,
    y,
    { ...lettering, size },
    { stroke: alpha(base, 0.85), width: 7, fill: '#ffffff' },
  );
  return canvas;
};
