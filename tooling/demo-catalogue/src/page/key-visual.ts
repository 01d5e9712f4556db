import { type CoverJob, type Spot, castOf, drawPlace, people } from './people.ts';
import { randomFrom } from '#paint/random.ts';
import { places } from '#scenery/places.ts';
import { drawWeather } from '#scenery/weather.ts';
import { createCanvas, type Canvas } from '@napi-rs/canvas';

export const keyVisualSize = { width: 1440, height: 810 } as const;

/** A wide picture without words, its left half quiet for whatever is written over it. */
export const paintKeyVisual = (job: CoverJob): Canvas => {
  const { width: w, height: h } = keyVisualSize;
  const canvas = createCanvas(w, h);
  const ctx = canvas.getContext('2d');
  const random = randomFrom(`${job.title.slug}/key-visual`);
  const { scene } = drawPlace(ctx, w, h, job, 1, 0.74, random);
  const n = castOf(job.title).length;
  const spots: Spot[] =
    n === 3
      ? [
          { x: w * 0.62, y: h * 0.46, size: h * 0.15, turn: 0.4 },
          { x: w * 0.87, y: h * 0.44, size: h * 0.145, turn: -0.4 },
          { x: w * 0.44, y: h * 0.5, size: h * 0.125, turn: 0.45 },
        ]
      : [
          { x: w * 0.58, y: h * 0.46, size: h * 0.16, turn: 0.45 },
          { x: w * 0.83, y: h * 0.45, size: h * 0.155, turn: -0.45 },
        ];
  people(ctx, job, spots, random, random.chance(0.5) ? 1 : -1, [2, 1, 0]);
  if (!places[job.view.setting].indoors) drawWeather(scene);
  return canvas;
};
