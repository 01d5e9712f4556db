import { createCanvas, type Canvas } from '@napi-rs/canvas';
import { toneOf } from '#lettering/styles.ts';
import { darken, lighten } from '#paint/color.ts';
import { randomFrom } from '#paint/random.ts';
import { type Panel, type WorkLocale, workLocales } from '#script.ts';
import { drawLines, type LetterJob, lowestOf, type Placed, placeLines } from './letter-panel.ts';
import { type Shot, shotOf } from './shots.ts';
import { type Box, type Head, paintPanel } from './panel-art.ts';
import type { Title } from './title-facts.ts';

/** One piece of a vertical strip: a panel with its share of the gutters above and below. */
export type Segment = {
  readonly canvas: Canvas;
  readonly box: Box;
  readonly heads: readonly Head[];
  readonly panel: Panel;
  readonly seed: string;
};

const stripWidth = 720;

const heights = { wide: [500, 600], medium: [520, 620], close: [470, 570] } as const;

const shotHeights = {
  far: [620, 740],
  shadow: [480, 620],
  eyes: [230, 300],
  object: [320, 400],
} as const;

/** Dark stories at night stand on ink instead of paper. */
export function stripGround(title: Title, genre: string, panels: readonly Panel[]): string {
  const night = panels.filter((p) => p.time === 'night').length * 2 > panels.length;
  return night && (genre === 'horror' || genre === 'thriller' || genre === 'mystery')
    ? darken(title.palette.ink, 0.3)
    : lighten(title.palette.paper, 0.35);
}

function layout(
  panel: Panel,
  seed: string,
  lively: boolean,
  shot: Shot,
): { box: Box; height: number; slant: number } {
  const random = randomFrom(`${seed}/layout`);
  const words = panel.lines.filter((l) => l.who !== 'sfx').length;
  const [low, high] = shot === 'plain' ? heights[panel.shot] : shotHeights[shot];
  const h = Math.round(random.range(low, high) + (words > 1 ? 60 : 0));
  const top = words > 0 ? random.int(96, 130) : random.int(30, 60);
  const below = random.int(30, 52);
  const bleed = panel.shot === 'wide' ? random.chance(0.6) : random.chance(0.15);
  const inset = bleed ? -6 : 36;
  const narrow = panel.shot === 'close' && !bleed ? random.int(20, 110) : 0;
  const left = random.chance(0.5);
  const x = inset + (left ? 0 : narrow);
  const slant =
    lively && panel.shot !== 'wide' && random.chance(0.55)
      ? random.int(26, 54) * (left ? 1 : -1)
      : 0;
  return {
    box: { x, y: top, w: stripWidth - inset * 2 - narrow, h },
    height: top + h + below,
    slant,
  };
}

/** Where a segment's panel stands. */
export function segmentBox(title: Title, genre: string, panel: Panel, seed: string): Box {
  return layoutOf(title, genre, panel, seed).box;
}

function layoutOf(title: Title, genre: string, panel: Panel, seed: string) {
  const isLively = toneOf(genre) === 'bold';
  return layout(panel, `${title.slug}/${seed}`, isLively, shotOf(title, panel, seed));
}

/** Draws a segment's picture, which all languages share. */
export function paintSegment(
  title: Title,
  genre: string,
  panel: Panel,
  seed: string,
  ground: string,
): Segment {
  const { box, height, slant } = layoutOf(title, genre, panel, seed);
  const canvas = createCanvas(stripWidth, height);
  const ctx = canvas.getContext('2d');
  ctx.fillStyle = ground;
  ctx.fillRect(0, 0, stripWidth, height);
  const words = panel.lines.filter((l) => l.who !== 'sfx').length;
  const heads = paintPanel(ctx, box, {
    title,
    panel,
    seed,
    headroom: words > 1 ? 0.26 : words > 0 ? 0.15 : 0.1,
    slant,
  });
  return { canvas, box, heads, panel, seed };
}

/** How a segment is lettered in each language. */
export type SegmentLetters = {
  readonly jobs: ReadonlyMap<
    WorkLocale,
    { readonly job: LetterJob; readonly placed: readonly Placed[] }
  >;
  /** The row at which a segment is parted into two pages. */
  readonly cut: number;
  /** Whether no language has a letter below the cut: then all of them share that part. */
  readonly shared: boolean;
};

/** Rows are cut at multiples of this, so that every stored width cuts at a whole pixel. */
const cutStep = 4;

export function layOutLetters(segment: Segment, genre: string): SegmentLetters {
  const { width, height } = segment.canvas;
  const room = { x: 0, y: 0, w: width, h: height };
  const { panel, heads, box } = segment;
  let lowest = 0;
  const jobs = new Map(
    workLocales.map((locale) => {
      const job = { panel, heads, box, room, locale, tone: toneOf(genre), rightToLeft: false };
      const placed = placeLines(job);
      lowest = Math.max(lowest, ...placed.map((p) => lowestOf(p, job)));
      return [locale, { job, placed }] as const;
    }),
  );
  const shared = lowest < height * 0.85;
  return { jobs, cut: Math.ceil((shared ? lowest : height / 2) / cutStep) * cutStep, shared };
}

/** The upper or lower part of a segment with its words in one language. */
export function letterSegment(
  segment: Segment,
  { jobs, cut }: SegmentLetters,
  title: Title,
  part: 'upper' | 'lower',
  locale: WorkLocale,
): Canvas {
  const { width, height } = segment.canvas;
  const [from, to] = part === 'upper' ? [0, cut] : [cut, height];
  const canvas = createCanvas(width, to - from);
  const ctx = canvas.getContext('2d');
  ctx.translate(0, -from);
  ctx.drawImage(segment.canvas, 0, 0);
  const own = jobs.get(locale);
  if (own !== undefined) {
    drawLines(ctx, own.job, title.palette, `${title.slug}/${segment.seed}`, own.placed);
  }
  return canvas;
}

/** The lower part of a segment as it is in all languages. */
export function restOfSegment(segment: Segment, { cut }: SegmentLetters): Canvas {
  const { width, height } = segment.canvas;
  const canvas = createCanvas(width, height - cut);
  canvas.getContext('2d').drawImage(segment.canvas, 0, -cut);
  return canvas;
}
