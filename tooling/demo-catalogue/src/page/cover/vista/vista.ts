import { darken, mix } from '#paint/color.ts';
import { lightOf } from '#paint/light.ts';
import type { Setting } from '#script.ts';
import { shine, type Stage } from '#page/cover/stage.ts';
import { hills, trees, water } from './nature.ts';
import { roofs, spotlight, stars, window } from './built.ts';

export type Vista = {
  /** Where the light comes from. */
  readonly sun: { readonly x: number; readonly y: number };
  /** The row on which someone stands. */
  readonly foot: number;
};

type Kind = (s: Stage, sun: Vista['sun']) => number;

const kinds: Record<Setting, Kind> = {
  street: roofs,
  rooftop: roofs,
  stadium: roofs,
  sea: water,
  forest: trees,
  mountain: hills,
  ruins: hills,
  'space-station': stars,
  classroom: window,
  palace: window,
  kitchen: window,
  train: window,
  library: window,
  cafe: window,
  office: window,
  stage: spotlight,
};

/** A wide view in flat layers, with one strong light in it. */
export function vistaOf(s: Stage): Vista {
  const { w, h, palette: p } = s;
  const { time } = s.job.view;
  // The sun is low in wide views: nothing else gives such light.
  const light = lightOf(p, time === 'day' ? 'dusk' : time, 'clear');
  const sun = { x: w * (0.5 + s.side * 0.06), y: h * 0.56 };
  const sky = s.ctx.createLinearGradient(0, 0, 0, sun.y);
  sky.addColorStop(0, darken(mix(light.sky[0], p.near, 0.45), 0.12));
  sky.addColorStop(0.55, light.sky[0]);
  sky.addColorStop(1, mix(light.sky[1], '#ffb26b', 0.3));
  s.ctx.fillStyle = sky;
  s.ctx.fillRect(0, 0, w, h);
  s.ctx.save();
  s.ctx.globalCompositeOperation = 'screen';
  shine(s, sun.x, sun.y, w * 0.8, mix(p.glow, '#ff9440', 0.45), 0.6);
  s.ctx.restore();
  const foot = kinds[s.job.view.setting]({ ...s, light }, sun);
  return { sun, foot };
}
