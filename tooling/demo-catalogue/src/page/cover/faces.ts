import { drawPlace } from '#page/people.ts';
import { sceneOf } from '#page/panel-art.ts';
import { type Point, poly } from '#paint/brush.ts';
import { alpha, darken, lighten, mix } from '#paint/color.ts';
import { drawFeeling } from '#scenery/feeling.ts';
import { glow } from '#scenery/scene.ts';
import type { Mood } from '#script.ts';
import { type Actor, actorsOf, bust, rays, shine, type Stage, wash } from './stage.ts';

function feel(s: Stage, mood: Mood, w: number, h: number): void {
  return drawFeeling(sceneOf(s.ctx, w, h, h * 0.7, s.light, s.palette, s.random, s.side), mood);
}

function settingBehind(s: Stage, zoom: number): void {
  const { scene } = drawPlace(s.ctx, s.w, s.h, s.job, zoom, 0.8, s.random);
  s.ctx.fillStyle = alpha(scene.light.sky[1], 0.28);
  s.ctx.fillRect(0, 0, s.w, s.h);
  glow(scene, s.w / 2, s.h * 0.34, s.w * 0.75, scene.light.glow, 0.5);
}

/** One person, near enough to read the face across a room. */
export function portrait(s: Stage): void {
  const { w, h, palette: p } = s;
  const [one] = actorsOf(s.job);
  if (s.random.chance(0.5)) settingBehind(s, 1.3);
  else {
    wash(s, lighten(s.light.mid, 0.2), s.light.near);
    rays(s, w / 2, h * 0.36, 18, alpha(p.glow, 0.22));
    shine(s, w / 2, h * 0.36, w * 0.75, lighten(p.glow, 0.2), 0.75);
  }
  bust(s, one, { x: w * 0.5, y: h * 0.375, size: w * 0.245, turn: 0.42 * s.side });
}

/** Two close together. */
export function pair(s: Stage): void {
  const { w, h, palette: p } = s;
  const [one, two] = actorsOf(s.job);
  settingBehind(s, 1.35);
  shine(s, w * 0.5, h * 0.36, w * 0.6, lighten(p.glow, 0.3), 0.5);
  const left = s.side;
  bust(s, two, { x: w * (0.5 + 0.19 * left), y: h * 0.33, size: w * 0.205, turn: -0.6 * left });
  bust(s, one, { x: w * (0.5 - 0.17 * left), y: h * 0.41, size: w * 0.215, turn: 0.6 * left });
}

/** Everybody, heaped up against a colour. */
export function team(s: Stage): void {
  const { w, h, palette: p } = s;
  const [one, two, three] = actorsOf(s.job);
  wash(s, lighten(p.c, 0.15), mix(p.c, p.a, 0.35));
  rays(s, w / 2, h * 0.44, 16, alpha('#ffffff', 0.3));
  const mid = w * 0.5;
  bust(s, three, { x: mid + s.side * w * 0.2, y: h * 0.25, size: w * 0.15, turn: -0.5 * s.side });
  bust(s, two, { x: mid - s.side * w * 0.2, y: h * 0.3, size: w * 0.165, turn: 0.5 * s.side });
  bust(s, one, { x: mid + s.side * w * 0.06, y: h * 0.46, size: w * 0.185, turn: 0.3 * s.side });
}

/** Two of unlike size across a slanting border. */
export function duo(s: Stage): void {
  const { w, h, palette: p, side } = s;
  const [big, small] = actorsOf(s.job);
  settingBehind(s, 1.2);
  const at = (x: number): number => (side > 0 ? x * w : (1 - x) * w);
  bust(s, big, { x: at(0.33), y: h * 0.29, size: w * 0.27, turn: 0.62 * side });
  const wedge = poly([
    [at(1.05), h * 0.26],
    [at(1.05), h * 1.05],
    [at(-0.05), h * 1.05],
    [at(-0.05), h * 0.78],
  ]);
  s.ctx.fillStyle = '#ffffff';
  s.ctx.save();
  s.ctx.translate(0, -14);
  s.ctx.fill(wedge);
  s.ctx.restore();
  s.ctx.save();
  s.ctx.clip(wedge);
  wash(s, lighten(p.a, 0.12), darken(mix(p.near, p.ink, 0.4), 0.1));
  rays(s, at(0.74), h * 0.52, 26, alpha(darken(p.a, 0.25), 0.35));
  s.ctx.restore();
  bust(s, small, { x: at(0.74), y: h * 0.51, size: w * 0.15, turn: -0.5 * side });
}

/** Tall strips side by side, a face in each. */
export function strips(s: Stage): void {
  const { w, h, palette: p } = s;
  const cast = actorsOf(s.job);
  const n = cast.length;
  const lean = w * 0.1;
  wash(s, p.ink, p.ink);
  cast.forEach((actor: Actor, i) => {
    const seen = { from: (w * i) / n, to: (w * (i + 1)) / n };
    const edge = (x: number, first: boolean): [Point, Point] => [
      [first ? x - w : x + lean, 0],
      [first ? x - w : x - lean, h],
    ];
    const [a, b] = edge(seen.from + 4, i === 0);
    const [c, d] =
      i === n - 1
        ? ([
            [w * 2, 0],
            [w * 2, h],
          ] as const)
        : edge(seen.to - 4, false);
    s.ctx.save();
    s.ctx.clip(poly([a, c, d, b]));
    const colors = [p.a, p.b, p.c] as const;
    wash(s, lighten(colors[i % 3] ?? p.a, 0.3), darken(colors[i % 3] ?? p.a, 0.25));
    if (i === 0) feel(s, s.job.moods[actor.who], w, h);
    const y = h * (0.36 + (i % 2 ? -0.07 : 0.05));
    const x = (seen.from + seen.to) / 2 + (lean * (h / 2 - y)) / (h / 2);
    bust(s, actor, { x, y, size: w * (n === 3 ? 0.19 : 0.27), turn: i === 0 ? 0.45 : -0.45 });
    s.ctx.restore();
  });
}

/** Nothing but eyes, behind slits in the dark. */
export function eyes(s: Stage): void {
  const { w, h, palette: p, side } = s;
  const [one, two] = actorsOf(s.job);
  const base = darken(mix(p.near, p.ink, 0.6), 0.35);
  wash(s, base, darken(base, 0.3));
  const slit = (top: number, bottom: number, lean: number, who: Actor | undefined, k: number) => {
    if (who === undefined) return;
    const hole = poly([
      [-20, h * top + lean],
      [w + 20, h * top - lean],
      [w + 20, h * bottom - lean],
      [-20, h * bottom + lean],
    ]);
    s.ctx.save();
    s.ctx.clip(hole);
    wash(s, s.light.mid, s.light.near);
    const size = w * k;
    const y = h * ((top + bottom) / 2) - size * 0.14;
    bust(s, who, { x: w * (0.5 + 0.06 * side), y, size, turn: 0.25 * side });
    const g = s.ctx.createLinearGradient(0, h * top, 0, h * bottom);
    g.addColorStop(0, alpha(base, 0.55));
    g.addColorStop(0.4, alpha(base, 0));
    g.addColorStop(1, alpha(base, 0.35));
    s.ctx.fillStyle = g;
    s.ctx.fillRect(0, 0, w, h);
    s.ctx.restore();
    s.ctx.strokeStyle = p.a;
    s.ctx.lineWidth = 7;
    s.ctx.stroke(hole);
    const face = s.faces.pop();
    const edge = Math.abs(lean);
    if (face !== undefined)
      s.faces.push({ ...face, top: h * top - edge, bottom: h * bottom + edge });
  };
  slit(0.225, 0.475, 34, one, 0.46);
  slit(0.525, 0.62, -22, two, 0.25);
}
