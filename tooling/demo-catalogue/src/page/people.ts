import type { Looks } from '#figure/looks.ts';
import { sceneOf } from './panel-art.ts';
import type { Title } from './title-facts.ts';
import type { Ctx } from '#paint/brush.ts';
import { lightOf } from '#paint/light.ts';
import type { Random } from '#paint/random.ts';
import { places } from '#scenery/places.ts';
import type { CoverPlan, Mood, Panel } from '#script.ts';

export type CoverJob = {
  readonly title: Title;
  readonly genre: string;
  readonly cover: CoverPlan;
  /** Where and when, and how its people feel. */
  readonly view: Pick<Panel, 'setting' | 'time' | 'weather'>;
  readonly moods: Readonly<Record<'a' | 'b' | 'c', Mood>>;
};

export function castOf(title: Title): { who: 'a' | 'b' | 'c'; looks: Looks }[] {
  return (['a', 'b', 'c'] as const).flatMap((who) => {
    const looks = title.looks[who];
    return looks === undefined ? [] : [{ who, looks }];
  });
}

export function drawPlace(
  ctx: Ctx,
  w: number,
  h: number,
  job: CoverJob,
  zoom: number,
  horizon: number,
  random: Random,
) {
  const light = lightOf(job.title.palette, job.view.time, job.view.weather);
  const scene = sceneOf(
    ctx,
    w,
    h,
    h * horizon,
    light,
    job.title.palette,
    random,
    random.chance(0.5) ? 1 : -1,
  );
  ctx.save();
  ctx.translate(w / 2, h * 0.55);
  ctx.scale(zoom, zoom);
  ctx.translate(-w / 2, -h * 0.55);
  places[job.view.setting].back(scene);
  ctx.restore();
  return { light, scene };
}
