import { facesFor, toneOf } from '#lettering/styles.ts';
import { drawLine, widthOf } from '#lettering/text.ts';
import type { CoverJob } from '#page/people.ts';
import { drawTitle, setTitle, type SetTitle } from '#page/title-lettering.ts';
import { copyOf } from '#paint/canvas.ts';
import { partAround, partOf } from '#paint/picture.ts';
import { alpha, darken, mix } from '#paint/color.ts';
import { randomFrom } from '#paint/random.ts';
import type { Composition, WorkLocale } from '#script.ts';
import { createCanvas, type Canvas } from '@napi-rs/canvas';
import { backlight, vast } from './distance.ts';
import { emblemCover, emblemLayout } from './emblem-cover.ts';
import { duo, eyes, pair, portrait, strips, team } from './faces.ts';
import { grade } from './grade.ts';
import { cornerHeight, type FaceBox, figureLight, type Stage } from './stage.ts';

export const coverSize = { width: 720, height: 960 } as const;

/** A cover's picture, without its lettering; all languages share it. */
export type CoverArt = { readonly canvas: Canvas; readonly faces: readonly FaceBox[] };

const drawings: Record<Composition, (s: Stage) => void> = {
  portrait,
  pair,
  team,
  duo,
  strips,
  eyes,
  vast,
  backlight,
  emblem: emblemCover,
};

export function paintCover(job: CoverJob): CoverArt {
  const { width: w, height: h } = coverSize;
  const canvas = createCanvas(w, h);
  const random = randomFrom(`${job.title.slug}/cover-art`);
  const faces: FaceBox[] = [];
  const stage: Stage = {
    ctx: canvas.getContext('2d'),
    w,
    h,
    job,
    palette: job.title.palette,
    light: figureLight(job),
    random,
    side: random.chance(0.5) ? 1 : -1,
    faces,
  };
  drawings[job.cover.composition](stage);
  grade(stage);
  return { canvas, faces };
}

/** A square of a cover's picture, around its faces. */
export function squareOf({ canvas, faces }: CoverArt): Canvas {
  const tops = faces.map(({ top }) => top);
  const bottoms = faces.map(({ bottom }) => bottom);
  const middle = (Math.min(...tops) + Math.max(...bottoms)) / 2;
  const { width, height } = canvas;
  const part = partAround(canvas, 1, { x: width / 2, y: faces.length > 0 ? middle : height / 2 });
  return partOf(canvas, part, part.width, part.height);
}

function isFar({ cover }: CoverJob): boolean {
  return cover.composition === 'vast' || cover.composition === 'backlight';
}

function titleAbove(job: CoverJob): boolean {
  return isFar(job) || (job.cover.composition === 'emblem' && emblemLayout(job) === 'alone');
}

export type TitlePlace = { readonly set: SetTitle; readonly top: number; readonly above: boolean };

/** Where a title stands in one language: always clear of the faces. */
export function placeTitle(job: CoverJob, text: string, locale: WorkLocale): TitlePlace {
  const { width: w, height: h } = coverSize;
  const above = titleAbove(job);
  const set = setTitle(text, locale, toneOf(job.genre), w * 0.88, above ? h * 0.28 : h * 0.235);
  return { set, top: above ? cornerHeight + 8 : h - 84 - set.height, above };
}

/** A copy of a cover's picture with title and author in one language. */
export function letterCover(
  { canvas: art }: CoverArt,
  job: CoverJob,
  text: string,
  author: string,
  locale: WorkLocale,
): Canvas {
  const { width: w, height: h } = coverSize;
  const canvas = copyOf(art);
  const ctx = canvas.getContext('2d');
  const { palette } = job.title;
  const { set, top, above } = placeTitle(job, text, locale);
  const base = darken(mix(palette.near, palette.ink, 0.5), 0.25);
  const g = above
    ? ctx.createLinearGradient(0, 0, 0, h * 0.45)
    : ctx.createLinearGradient(0, h * 0.58, 0, h);
  g.addColorStop(above ? 1 : 0, alpha(base, 0));
  g.addColorStop(above ? 0 : 1, alpha(base, above ? 0.34 : 0.92));
  ctx.fillStyle = g;
  ctx.fillRect(0, 0, w, h);
  drawTitle(ctx, set, w / 2, top, palette, toneOf(job.genre), isFar(job) ? 'quiet' : 'logo');
  const lettering = { faces: facesFor(locale, 'speech', 'grave'), size: 27 };
  const size = Math.min(27, (27 * w * 0.86) / widthOf(author, lettering));
  drawLine(
    ctx,
    author,
    w / 2,
    h - 34,
    { ...lettering, size },
    { stroke: alpha(base, 0.85), width: 7, fill: '#ffffff' },
  );
  return canvas;
}
