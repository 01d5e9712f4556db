import { alpha, darken, lighten, mix } from '#paint/color.ts';
import { ellipse } from '#paint/brush.ts';
import { randomFrom } from '#paint/random.ts';
import { createCanvas, ImageData, type Canvas } from '@napi-rs/canvas';
import { onFace, shine, type Stage } from './stage.ts';

const grainSize = 192;
let grain: Canvas | undefined;

/** A tile of paper grain, the same on every machine. */
function grainTile(): Canvas {
  if (grain !== undefined) return grain;
  const random = randomFrom('grain');
  const data = new Uint8ClampedArray(grainSize * grainSize * 4);
  for (let i = 0; i < data.length; i += 4) {
    const v = random.chance(0.5) ? 0 : 255;
    data.set([v, v, v, random.int(0, 22)], i);
  }
  grain = createCanvas(grainSize, grainSize);
  grain.getContext('2d').putImageData(new ImageData(data, grainSize, grainSize), 0, 0);
  return grain;
}

function over(s: Stage, operation: 'color' | 'multiply' | 'screen' | 'soft-light', color: string) {
  s.ctx.save();
  s.ctx.globalCompositeOperation = operation;
  s.ctx.fillStyle = color;
  s.ctx.fillRect(0, 0, s.w, s.h);
  s.ctx.restore();
}

function paper(s: Stage): void {
  const tile = grainTile();
  for (let y = 0; y < s.h; y += grainSize)
    for (let x = 0; x < s.w; x += grainSize) s.ctx.drawImage(tile, x, y);
}

function vignette(s: Stage, color: string, strength: number): void {
  const { w, h } = s;
  const g = s.ctx.createRadialGradient(
    w / 2,
    h * 0.42,
    w * 0.3,
    w / 2,
    h * 0.46,
    Math.hypot(w, h) * 0.62,
  );
  g.addColorStop(0, alpha(color, 0));
  g.addColorStop(1, alpha(color, strength));
  s.ctx.fillStyle = g;
  s.ctx.fillRect(0, 0, w, h);
}

/** Dots that grow towards one upper corner. */
function halftone(s: Stage, color: string): void {
  const step = 17;
  const corner = s.side > 0 ? s.w : 0;
  s.ctx.fillStyle = color;
  for (let row = 0; row * step < s.h * 0.5; row += 1)
    for (let x = row % 2 ? 0 : step / 2; x < s.w; x += step) {
      const away = Math.hypot(x - corner, row * step) / (s.w * 0.66);
      if (away < 1 && !onFace(s, x, row * step))
        s.ctx.fill(ellipse(x, row * step, step * 0.46 * (1 - away)));
    }
}

function bokeh(s: Stage, color: string): void {
  for (let i = 0; i < 16; i += 1) {
    const [x, y, k] = [
      s.random.range(0, s.w),
      s.random.range(0, s.h * 0.72),
      s.random.range(8, 44),
    ];
    if (onFace(s, x, y)) continue;
    s.ctx.fillStyle = alpha(color, s.random.range(0.1, 0.32));
    s.ctx.fill(ellipse(x, y, k));
  }
}

/** Rushes past at the edges and leaves the middle alone. */
function speed(s: Stage): void {
  for (let i = 0; i < 34; i += 1) {
    const y = s.random.range(0, s.h * 0.72);
    const long = s.random.range(60, 190);
    if (onFace(s, i % 2 ? s.w - long : long, y)) continue;
    s.ctx.fillStyle = alpha('#ffffff', s.random.range(0.3, 0.85));
    s.ctx.fillRect(i % 2 ? s.w - long : 0, y, long, s.random.range(1.5, 6));
  }
}

/** The light of a genre over a finished picture. */
export function grade(s: Stage): void {
  const { palette: p, w, h } = s;
  const night = darken(p.ink, 0.55);
  switch (s.job.genre) {
    case 'horror':
      over(s, 'color', alpha(mix(p.near, '#41564f', 0.5), 0.62));
      over(s, 'multiply', '#c3cbc6');
      vignette(s, night, 0.96);
      paper(s);
      return;
    case 'thriller':
      over(s, 'color', alpha(mix(p.b, '#2f4a66', 0.4), 0.5));
      vignette(s, night, 0.85);
      paper(s);
      return;
    case 'mystery':
      shine(s, w * (0.5 + 0.3 * s.side), 0, w, p.glow, 0.3);
      vignette(s, night, 0.88);
      paper(s);
      return;
    case 'romance':
    case 'bl':
    case 'gl':
      over(s, 'soft-light', alpha(mix(p.a, '#ffb3c4', 0.6), 0.4));
      shine(s, w * (0.5 + 0.42 * s.side), h * 0.08, w * 0.9, lighten(p.glow, 0.4), 0.65);
      bokeh(s, '#ffffff');
      return;
    case 'sports':
    case 'action':
      halftone(s, alpha(p.c, 0.75));
      speed(s);
      return;
    case 'fantasy':
    case 'sci-fi':
    case 'gamble':
      shine(s, w * (0.5 + 0.4 * s.side), h * 0.1, w * 0.8, p.glow, 0.45);
      vignette(s, darken(mix(p.near, p.ink, 0.6), 0.2), 0.45);
      return;
    case 'historical':
    case 'drama':
      over(s, 'soft-light', alpha('#b98a4a', 0.35));
      vignette(s, darken(p.ink, 0.1), 0.55);
      paper(s);
      return;
    case 'comedy':
    case 'gag':
    case 'campus':
      halftone(s, alpha('#ffffff', 0.4));
      return;
    default:
      over(s, 'soft-light', alpha(mix(p.glow, '#ff9a5a', 0.4), 0.35));
      paper(s);
  }
}
