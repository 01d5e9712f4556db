import type { Canvas } from '@napi-rs/canvas';
import { openFace } from '#lettering/faces.ts';
import { drawLine, widthOf, type Lettering } from '#lettering/text.ts';
import type { DrawnTitle } from './drawn-titles.ts';
import { drawPerson, drawPlace, personOf } from './figures.ts';
import { hands, openPage, oval, shape, stroke, type Box, type Hand, type Pen } from './sketch.ts';

export const page = { width: 720, height: 900 } as const;
const coverSize = { width: 540, height: 720 } as const;
const squareSize = { width: 480, height: 480 } as const;
const pickupSize = { width: 720, height: 405 } as const;
const bannerSize = { width: 720, height: 240 } as const;

function letters(size: number, weight: 400 | 700 = 700): Lettering {
  return { faces: [openFace('noto-sans-jp', weight), openFace('noto-sans', weight)], size };
}

export function handOf({ creator }: Pick<DrawnTitle, 'creator'>): Hand {
  const hand = hands[creator % hands.length];
  if (hand === undefined) throw new Error('there is no hand');
  return hand;
}

/** What somebody says, in a balloon that is as large as its words. */
function balloon(pen: Pen, words: string, x: number, y: number): void {
  const lines = words.split('/');
  const lettering = letters(30);
  const wide = Math.max(...lines.map((line) => widthOf(line, lettering)));
  const [rx, ry] = [wide / 2 + 34, lines.length * 20 + 28];
  shape(pen, oval(x, y, rx, ry), null);
  for (const [at, line] of lines.entries()) {
    const baseline = y + (at - (lines.length - 1) / 2) * 40 + 11;
    drawLine(pen.ctx, line, x, baseline, lettering, { fill: pen.hand.ink });
  }
}

function panel(
  pen: Pen,
  box: Box,
  { title, words, alone }: { title: DrawnTitle; words: string; alone: boolean },
): void {
  const { ctx, random } = pen;
  const { x, y, width, height } = box;
  ctx.save();
  ctx.beginPath();
  ctx.rect(x, y, width, height);
  ctx.clip();
  drawPlace(pen, box);
  const r = height * random.range(0.17, 0.24);
  const stand = y + height * 0.55;
  const [left, right] = [x + width * 0.28, x + width * 0.72];
  const first = personOf(pen, `${title.name} a`);
  const speaker = random.chance(0.5) ? left : right;
  drawPerson(pen, first, speaker, stand, r);
  if (!alone) {
    drawPerson(
      pen,
      personOf(pen, `${title.name} b`),
      speaker === left ? right : left,
      stand + r * 0.3,
      r * 0.9,
    );
  }
  balloon(pen, words, speaker === left ? x + width * 0.66 : x + width * 0.34, y + height * 0.2);
  ctx.restore();
  const corners = [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
    [x, y],
  ] as const;
  stroke(pen, corners, pen.hand.line + 1);
}

/** A page of a chapter: two panels, or a wide one over two small ones. */
export function drawPage(title: DrawnTitle, chapter: number, at: number): Canvas {
  const pen = openPage(page.width, page.height, handOf(title), `${title.name} ${chapter} ${at}`);
  const inner = page.width - 48;
  const half = page.height / 2 - 36;
  const said = (more: number) => title.lines[(chapter + at + more) % title.lines.length] ?? '';
  const alone = (more: number) => (chapter + at + more) % 3 === 0;
  panel(
    pen,
    { x: 24, y: 24, width: inner, height: half },
    { title, words: said(0), alone: alone(0) },
  );
  const lower = page.height / 2 + 12;
  if (at % 2 === 0) {
    panel(
      pen,
      { x: 24, y: lower, width: inner, height: half },
      { title, words: said(1), alone: alone(1) },
    );
  } else {
    const narrow = inner / 2 - 10;
    panel(
      pen,
      { x: 24, y: lower, width: narrow, height: half },
      { title, words: said(1), alone: true },
    );
    panel(
      pen,
      { x: 44 + narrow, y: lower, width: narrow, height: half },
      { title, words: said(2), alone: true },
    );
  }
  return pen.canvas;
}

/** What no line begins with. */
const hanging = '、。！？ー々ぁぃぅぇぉっゃゅょァィゥェォッャュョ';

/** A title in lines that fit, as large as they can be, the last one at a height. */
function headline(pen: Pen, words: string, width: number, y: number): void {
  let half = Math.ceil(words.length / 2);
  while (hanging.includes(words[half] ?? ' ')) half += 1;
  const lines = words.length > 8 ? [words.slice(0, half), words.slice(half)] : [words];
  const longest = Math.max(...lines.map((line) => widthOf(line, letters(1))));
  const lettering = letters(Math.min(64, (width - 60) / longest));
  for (const [at, line] of lines.entries()) {
    const above = (lines.length - 1 - at) * lettering.size * 1.25;
    drawLine(pen.ctx, line, width / 2, y - above, lettering, {
      fill: pen.hand.ink,
      stroke: pen.hand.paper,
      width: 12,
    });
  }
}

export function drawCover(title: DrawnTitle): Canvas {
  const { width, height } = coverSize;
  const pen = openPage(width, height, handOf(title), `${title.name} cover`);
  drawPlace(pen, { x: 0, y: 0, width, height });
  drawPerson(pen, personOf(pen, `${title.name} a`), width * 0.5, height * 0.42, 110);
  // The upper corners are those of badges.
  headline(pen, title.name, width, height - 48);
  return pen.canvas;
}

export function drawSquare(title: DrawnTitle): Canvas {
  const { width, height } = squareSize;
  const pen = openPage(width, height, handOf(title), `${title.name} square`);
  drawPlace(pen, { x: 0, y: 0, width, height });
  drawPerson(pen, personOf(pen, `${title.name} a`), width * 0.5, height * 0.45, 120);
  return pen.canvas;
}

/** What the editors show of a title, whose name stands below it: as a square, or wide. */
export function drawPickup(title: DrawnTitle): Canvas {
  const { width, height } = pickupSize;
  const pen = openPage(width, height, handOf(title), `${title.name} pickup`);
  drawPlace(pen, { x: 0, y: 0, width, height });
  drawPerson(pen, personOf(pen, `${title.name} a`), width * 0.5, height * 0.5, 86);
  return pen.canvas;
}

/** A wide picture, drawn by a seed; what it announces stands beside it, and so not in it. */
export function drawBanner(seed: string, hand: Hand): Canvas {
  const { width, height } = bannerSize;
  const pen = openPage(width, height, hand, seed);
  drawPlace(pen, { x: 0, y: 0, width, height });
  for (const [at, x] of [0.5, 0.69, 0.88].entries()) {
    drawPerson(pen, personOf(pen, `${seed} ${at}`), width * x, height * 0.5, 52);
  }
  return pen.canvas;
}
