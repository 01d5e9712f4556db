import { balloonKind, drawBalloon, drawCaption, drawSound, outwards } from '#lettering/balloon.ts';
import { fitText, type FittedText } from '#lettering/fit-balloon.ts';
import { facesFor, type Tone } from '#lettering/styles.ts';
import type { Ctx, Point } from '#paint/brush.ts';
import { lighten } from '#paint/color.ts';
import type { Palette } from '#paint/palette.ts';
import { randomFrom } from '#paint/random.ts';
import type { Panel, PanelLine, WorkLocale } from '#script.ts';
import type { Box, Head } from './panel-art.ts';

export type Placed = {
  readonly line: PanelLine;
  readonly text: FittedText;
  readonly x: number;
  readonly y: number;
};

export type LetterJob = {
  readonly panel: Panel;
  readonly heads: readonly Head[];
  /** The panel, and the room in which its words may stand: they may reach into the gutters. */
  readonly box: Box;
  readonly room: Box;
  readonly locale: WorkLocale;
  readonly tone: Tone;
  readonly rightToLeft: boolean;
  /** Share of the room's width that a balloon may take. */
  readonly widest?: number;
};

function overlap(
  x: number,
  y: number,
  a: number,
  b: number,
  x2: number,
  y2: number,
  a2: number,
  b2: number,
): number {
  const w = Math.min(x + a, x2 + a2) - Math.max(x - a, x2 - a2);
  const h = Math.min(y + b, y2 + b2) - Math.max(y - b, y2 - b2);
  return w > 0 && h > 0 ? w * h : 0;
}

function fit(line: PanelLine, job: LetterJob): FittedText {
  const { locale, tone, room, widest = 0.62 } = job;
  const text = line.text[locale];
  if (line.who === 'sfx')
    return fitText(text, locale, facesFor(locale, 'sound', tone), {
      size: 78,
      maxWidth: room.w * widest,
      maxHeight: 190,
      boxed: true,
    });
  const size = locale === 'en-US' || locale === 'fr-FR' || locale === 'de-DE' ? 31 : 30;
  return fitText(text, locale, facesFor(locale, 'speech', tone), {
    size,
    maxWidth: Math.min(room.w * widest, 430),
    maxHeight: 260,
    boxed: line.who === 'caption',
  });
}

/** How the balloon of a line is drawn; undefined of what stands in none. */
export function kindOf({ who, text }: PanelLine, { panel, locale }: LetterJob) {
  if (who === 'sfx' || who === 'caption') return undefined;
  const mood = panel.cast.find((member) => member.who === who)?.mood;
  return balloonKind(mood, text[locale]);
}

/** Room around a line up to the edge of its picture, which would cut what reaches beyond it. */
function marginOf(line: PanelLine, job: LetterJob): number {
  const kind = kindOf(line, job);
  return Math.max(line.who === 'sfx' ? 20 : 14, kind ? outwards[kind] : 0);
}

/** Finds each line its place: in reading order, near its speaker, off every face. */
export function placeLines(job: LetterJob): Placed[] {
  const { heads, room, box } = job;
  const placed: Placed[] = [];
  const dir = job.rightToLeft ? -1 : 1;
  for (const line of job.panel.lines) {
    const text = fit(line, job);
    const { a, b } = text;
    const margin = marginOf(line, job);
    const speaker = heads.find((h) => h.who === line.who);
    let best: { x: number; y: number; cost: number } | undefined;
    const [x1, x2] = [room.x + a + margin, room.x + room.w - a - margin];
    const [y1, y2] = [room.y + b + margin, room.y + room.h - b - margin];
    for (let i = 0; i <= 14; i += 1) {
      for (let j = 0; j <= 24; j += 1) {
        const x = x1 + ((x2 - x1) * i) / 14;
        const y = y1 + ((y2 - y1) * j) / 24;
        let cost = 0;
        for (const h of heads)
          cost +=
            overlap(x, y, a + 6, b + 6, h.x, h.y - h.size * 0.08, h.size * 1.02, h.size * 1.12) * 3;
        for (const p of placed) {
          cost += overlap(x, y, a + 10, b + 8, p.x, p.y, p.text.a, p.text.b) * 30;
          const later =
            y - p.y > 0.5 * (b + p.text.b) ||
            (Math.abs(y - p.y) < 0.6 * (b + p.text.b) && (x - p.x) * dir > 0);
          if (!later && line.who !== 'sfx' && p.line.who !== 'sfx') cost += 60_000;
        }
        if (line.who === 'caption')
          cost += (y - room.y) * 26 + Math.abs(x - (dir > 0 ? x1 : x2)) * 8;
        else if (line.who === 'sfx')
          cost +=
            Math.abs(x - (box.x + box.w / 2)) * -6 + Math.abs(y - (box.y + box.h * 0.55)) * 10;
        else {
          const sx = speaker?.x ?? (dir > 0 ? box.x + box.w : box.x);
          const sy = speaker === undefined ? box.y : speaker.y - speaker.size * 1.1;
          cost +=
            Math.abs(x - sx) * 14 +
            Math.abs(y - sy) * 9 +
            (y > (speaker?.y ?? 0) + (speaker?.size ?? 0) ? 5000 : 0);
        }
        if (best === undefined || cost < best.cost) best = { x, y, cost };
      }
    }
    if (best !== undefined) placed.push({ line, text, x: best.x, y: best.y });
  }
  return placed;
}

function tipFor(p: Placed, heads: readonly Head[], box: Box): Point | undefined {
  const head = heads.find((h) => h.who === p.line.who);
  // Someone out of sight speaks from beyond the nearer edge.
  const [tx, ty] =
    head === undefined
      ? [p.x < box.x + box.w / 2 ? box.x - 60 : box.x + box.w + 60, p.y + p.text.b + 60]
      : [head.x, head.y + head.size * 0.3];
  const far = Math.hypot(tx - p.x, ty - p.y);
  const ux = (tx - p.x) / far;
  const uy = (ty - p.y) / far;
  const k = (Math.abs(ux / p.text.a) ** 2.6 + Math.abs(uy / p.text.b) ** 2.6) ** (-1 / 2.6);
  const room = far - k - (head === undefined ? 0 : head.size * 1.08);
  const long = Math.max(18, Math.min(room, head === undefined ? 34 : 84));
  return [p.x + ux * (k + long), p.y + uy * (k + long)];
}

/** How far down a line's balloon, with its tail and its spikes, or its slanting sound can reach. */
export function lowestOf(p: Placed, job: LetterJob): number {
  if (p.line.who === 'sfx') return p.y + p.text.b + p.text.a * 0.15 + 16;
  if (p.line.who === 'caption') return p.y + p.text.b + 4;
  const tip = tipFor(p, job.heads, job.box);
  return Math.max(p.y + p.text.b + 32, (tip?.[1] ?? 0) + 8);
}

export function drawLines(
  ctx: Ctx,
  job: LetterJob,
  palette: Palette,
  seed: string,
  placed: readonly Placed[] = placeLines(job),
): void {
  const random = randomFrom(`${seed}/letters`);
  for (const p of placed.toSorted((q) => (q.line.who === 'sfx' ? -1 : 0))) {
    if (p.line.who === 'caption')
      drawCaption(ctx, p, lighten(palette.paper, 0.2), palette.ink, palette.a);
    else if (p.line.who === 'sfx')
      drawSound(ctx, p, random.pick([palette.a, palette.c]), palette.ink, random);
    else
      drawBalloon(
        ctx,
        p,
        kindOf(p.line, job) ?? 'speech',
        tipFor(p, job.heads, job.box),
        palette.ink,
        random,
      );
  }
}
