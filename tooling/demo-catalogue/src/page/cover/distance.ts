import { buildOf, heightOf } from '#figure/body/build.ts';
import { alpha, darken, lighten, mix } from '#paint/color.ts';
import { type Actor, actorsOf, shine, silhouette, type Stage } from './stage.ts';
import { vistaOf } from './vista/vista.ts';

function standing(actor: Actor, x: number, foot: number, size: number, turn: number) {
  return {
    x,
    y: foot - (heightOf(buildOf(actor.looks.member)) - 1.1) * size,
    size,
    turn,
  };
}

/** Someone small in a large world. */
export function vast(s: Stage): void {
  const { w, palette: p } = s;
  const view = vistaOf(s);
  const cast = actorsOf(s.job).slice(0, 2);
  cast.forEach((actor, i) => {
    const x = w * (0.5 + (cast.length === 1 ? 0 : i === 0 ? -0.075 : 0.085) * s.side);
    silhouette(s, actor, standing(actor, x, view.foot, w * 0.036, i === 0 ? 0.4 : -0.4), {
      dark: darken(p.ink, 0.1),
      rim: lighten(p.glow, 0.4),
      depth: 0.55,
    });
  });
}

/** Seen from behind, looking into the light. */
export function backlight(s: Stage): void {
  const { w, h, palette: p } = s;
  const view = vistaOf(s);
  const cast = actorsOf(s.job).slice(0, 2);
  const ink = darken(mix(p.near, p.ink, 0.7), 0.3);
  shine(s, view.sun.x, view.sun.y, w * 0.62, lighten(p.glow, 0.4), 0.6);
  cast.forEach((actor, i) => {
    const x = w * (0.5 + (cast.length === 1 ? 0 : i === 0 ? -0.18 : 0.2));
    silhouette(
      s,
      actor,
      { x, y: h * (0.7 + i * 0.015), size: w * 0.13, turn: 0 },
      {
        dark: ink,
        rim: lighten(p.glow, 0.35),
        depth: 0.97,
      },
    );
  });
  const g = s.ctx.createLinearGradient(0, h * 0.75, 0, h);
  g.addColorStop(0, alpha(ink, 0));
  g.addColorStop(1, alpha(ink, 0.95));
  s.ctx.fillStyle = g;
  s.ctx.fillRect(0, h * 0.75, w, h * 0.25);
}
