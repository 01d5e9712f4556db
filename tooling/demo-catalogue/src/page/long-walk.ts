import { createCanvas, type Canvas } from '@napi-rs/canvas';
import { buildOf, heightOf } from '#figure/body/build.ts';
import { drawFigure } from '#figure/figure.ts';
import { lightOf } from '#paint/light.ts';
import { randomFrom } from '#paint/random.ts';
import { places } from '#scenery/places.ts';
import { drawWeather } from '#scenery/weather.ts';
import { sceneOf } from './panel-art.ts';
import type { Title } from './title-facts.ts';

const stations = ['mountain', 'forest', 'ruins', 'sea', 'street'] as const;
const hours = ['dawn', 'day', 'day', 'dusk', 'night'] as const;
const weathers = ['clear', 'wind', 'fog', 'clear', 'snow', 'rain'] as const;

const walkSize = { width: 720, height: 330 } as const;

/** One of many steps of a long way: someone walks on through places, hours and weathers. */
export function paintStep(title: Title, step: number): Canvas {
  const { width: w, height: h } = walkSize;
  const canvas = createCanvas(w, h);
  const ctx = canvas.getContext('2d');
  const stage = Math.floor(step / 10);
  const light = lightOf(
    title.palette,
    hours[stage % hours.length] ?? 'day',
    weathers[stage % weathers.length] ?? 'clear',
  );
  const scene = sceneOf(
    ctx,
    w,
    h,
    h * 0.74,
    light,
    title.palette,
    randomFrom(`${title.slug}/walk/${stage}`),
    1,
  );
  ctx.save();
  ctx.translate(-(step % 10) * 6, 0);
  ctx.scale(1.1, 1);
  places[stations[stage % stations.length] ?? 'mountain'].back(scene);
  ctx.restore();
  const random = randomFrom(`${title.slug}/walk-mood/${Math.floor(step / 5)}`);
  const walkers = [title.looks.a, title.looks.b].flatMap((looks) =>
    looks === undefined ? [] : [looks],
  );
  walkers.forEach((looks, i) => {
    const size = 23;
    const x = 60 + (step % 10) * 52 + i * 84;
    const bob = (step + i) % 2 === 0 ? 0 : -4;
    drawFigure(ctx, {
      looks,
      mood: random.pick(['calm', 'happy', 'determined', 'surprised'] as const),
      x,
      y: h * 0.93 + bob - (heightOf(buildOf(looks.member)) - 1.1) * size,
      size,
      turn: 0.6,
      talking: false,
      light,
      lightSide: 1,
      sway: 0,
      random,
    });
  });
  drawWeather({ ...scene, random: randomFrom(`${title.slug}/walk-air/${step}`) });
  return canvas;
}
