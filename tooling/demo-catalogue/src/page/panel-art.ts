import { buildOf, heightOf } from '#figure/body/build.ts';
import { drawFigure, type FigureView } from '#figure/figure.ts';
import type { Role } from '#figure/looks.ts';
import { type Brush, type Ctx, poly } from '#paint/brush.ts';
import { darken, mix } from '#paint/color.ts';
import { type Light, lightOf } from '#paint/light.ts';
import type { Palette } from '#paint/palette.ts';
import { randomFrom, type Random } from '#paint/random.ts';
import { drawFeeling } from '#scenery/feeling.ts';
import { places } from '#scenery/places.ts';
import { glow, type Scene } from '#scenery/scene.ts';
import { drawWeather } from '#scenery/weather.ts';
import type { Panel } from '#script.ts';
import type { Title } from './title-facts.ts';
import { drawObject, drawShadow, placings, shotOf } from './shots.ts';

/** Where a face is, for balloons to point at and to keep clear of; pixels of the page. */
export type Head = {
  readonly who: Role;
  readonly x: number;
  readonly y: number;
  readonly size: number;
};

export type Box = {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
};

export type Paint = {
  readonly title: Title;
  readonly panel: Panel;
  readonly seed: string;
  /** Share of the panel's height that stays free above the heads, for balloons. */
  readonly headroom: number;
  /** Pixels by which the upper and lower edges lean. */
  readonly slant?: number;
};

const zooms = { wide: 1, medium: 1.3, close: 1.9 } as const;

export function sceneOf(
  ctx: Ctx,
  w: number,
  h: number,
  horizon: number,
  light: Light,
  palette: Palette,
  random: Random,
  side: -1 | 1,
): Scene {
  const soft = mix(light.ink, light.mid, 0.28);
  const br: Brush = { ctx, ink: soft, line: 2, side, shade: light.shade };
  return { ctx, w, h, horizon, light, palette, random, br, soft };
}

/** Draws one panel into a box, without words, and tells where the faces are. */
export function paintPanel(
  ctx: Ctx,
  box: Box,
  { title, panel, seed, headroom, slant = 0 }: Paint,
): Head[] {
  const random = randomFrom(`${title.slug}/${seed}`);
  const place = places[panel.setting];
  const light = lightOf(title.palette, panel.time, panel.weather);
  const side = random.chance(0.5) ? 1 : -1;
  const { w, h } = box;
  const cast = panel.cast.flatMap(({ who, mood }) => {
    const looks = title.looks[who];
    return looks === undefined ? [] : [{ who, mood, looks }];
  });
  const frame = poly([
    [box.x, box.y + Math.max(0, slant)],
    [box.x + w, box.y + Math.max(0, -slant)],
    [box.x + w, box.y + h - Math.max(0, slant)],
    [box.x, box.y + h - Math.max(0, -slant)],
  ]);
  ctx.save();
  ctx.clip(frame);
  ctx.translate(box.x, box.y);
  const scene = sceneOf(
    ctx,
    w,
    h,
    h * (panel.shot === 'wide' ? 0.7 : 0.78),
    light,
    title.palette,
    random,
    side,
  );
  const first = cast[0];
  const shot = shotOf(title, panel, seed);
  const feels =
    (panel.shot === 'close' && first !== undefined && random.chance(0.62)) || shot === 'object';
  if (shot === 'object') drawObject(scene, title.emblem);
  else if (feels && first !== undefined) drawFeeling(scene, first.mood);
  else {
    const zoom = zooms[panel.shot];
    ctx.save();
    const fx = w * random.range(0.35, 0.65);
    ctx.translate(w / 2, h * (panel.shot === 'wide' ? 0.5 : 0.62));
    ctx.scale(zoom, zoom);
    ctx.translate(
      panel.shot === 'wide' ? -w / 2 : -Math.min(Math.max(fx, w / 2 / zoom), w - w / 2 / zoom),
      -h * (panel.shot === 'wide' ? 0.5 : 0.55),
    );
    place.back(scene);
    ctx.restore();
    if (panel.shot === 'close') {
      ctx.globalAlpha = 0.3;
      ctx.fillStyle = light.sky[1];
      ctx.fillRect(0, 0, w, h);
      ctx.globalAlpha = 1;
    }
  }
  const spots = placings(
    panel,
    cast.map((c) => c.looks),
    w,
    h,
    headroom,
    random,
    shot,
  );
  const talking = new Set(panel.lines.map((l) => l.who));
  const sway = panel.weather === 'wind' && !place.indoors ? side * -0.45 : 0;
  const heads = cast.flatMap(({ who, mood, looks }, i): Head[] => {
    const spot = spots[i];
    if (spot === undefined || shot === 'object') return [];
    if (panel.shot === 'wide') {
      ctx.fillStyle = mix(light.ink, light.ground, 0.55);
      ctx.globalAlpha = 0.4;
      ctx.beginPath();
      ctx.ellipse(
        spot.x,
        spot.y + (heightOf(buildOf(looks.member)) - 1.1) * spot.size,
        spot.size * 1.7,
        spot.size * 0.32,
        0,
        0,
        Math.PI * 2,
      );
      ctx.fill();
      ctx.globalAlpha = 1;
    }
    const figure: FigureView = {
      looks,
      mood,
      ...spot,
      talking: talking.has(who),
      light,
      lightSide: side,
      sway,
      random,
      crowded: { left: i > 0, right: i < cast.length - 1 },
    };
    if (shot === 'shadow') drawShadow(scene, figure);
    else drawFigure(ctx, figure);
    return [{ who, x: box.x + spot.x, y: box.y + spot.y, size: spot.size }];
  });
  if (!feels && panel.shot === 'wide') {
    place.front?.(scene);
    if (panel.time === 'dawn' || panel.time === 'dusk')
      glow(scene, w * (side > 0 ? 0.88 : 0.12), h * 0.28, w * 0.62, light.glow, 0.4);
  }
  if (!feels && !place.indoors) drawWeather(scene);
  ctx.restore();
  ctx.strokeStyle = darken(title.palette.ink, 0.2);
  ctx.lineWidth = 4;
  ctx.lineJoin = 'miter';
  ctx.stroke(frame);
  return heads;
}
