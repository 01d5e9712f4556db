import { createCanvas, type Canvas } from '@napi-rs/canvas';
import type { Ctx, Point } from '#paint/brush.ts';
import { randomFrom, type Random } from '#paint/random.ts';

/** How somebody draws who draws at home: what their lines and their paper look like. */
export type Hand = {
  readonly paper: string;
  readonly ink: string;
  /** Colours of clothes, hair and grounds. */
  readonly colors: readonly string[];
  readonly line: number;
  /** How far a line strays, in pixels. */
  readonly wobble: number;
  /** How often each line is gone over. */
  readonly strokes: number;
  /** What a shape is filled with: flat, hatched, dotted, or nothing. */
  readonly fill: 'flat' | 'hatch' | 'dots' | 'none';
};

/** Pencil, brush, crayon, felt pen, screen tone, ballpoint on squared paper, chalk. */
export const hands: readonly Hand[] = [
  {
    paper: '#fbfaf5',
    ink: '#4a4a52',
    colors: ['#c9ced6', '#dfe3e8', '#aab2bd'],
    line: 2,
    wobble: 2.4,
    strokes: 2,
    fill: 'hatch',
  },
  {
    paper: '#ffffff',
    ink: '#111111',
    colors: ['#1a1a1a', '#f2efe6', '#c8452f'],
    line: 6,
    wobble: 2,
    strokes: 1,
    fill: 'flat',
  },
  {
    paper: '#fff6e6',
    ink: '#6b3f2a',
    colors: ['#f2a65a', '#8cc084', '#e76f6f', '#6fa8dc'],
    line: 5,
    wobble: 3.2,
    strokes: 2,
    fill: 'hatch',
  },
  {
    paper: '#fdfdfd',
    ink: '#23306b',
    colors: ['#ffd447', '#3ec1d3', '#ff6f91', '#9ad36a'],
    line: 4,
    wobble: 1.6,
    strokes: 1,
    fill: 'flat',
  },
  {
    paper: '#ffffff',
    ink: '#2a2a2a',
    colors: ['#8a8a8a', '#bdbdbd', '#5c5c5c'],
    line: 3,
    wobble: 1.2,
    strokes: 1,
    fill: 'dots',
  },
  {
    paper: '#f4f8ff',
    ink: '#1f4fa3',
    colors: ['#9db8e8', '#d3e0f7'],
    line: 2,
    wobble: 2.8,
    strokes: 3,
    fill: 'none',
  },
  {
    paper: '#26352f',
    ink: '#f3efe2',
    colors: ['#e8b4bc', '#b8d8ba', '#f5e6a8', '#a9c8e8'],
    line: 4,
    wobble: 3,
    strokes: 2,
    fill: 'hatch',
  },
];

export type Pen = {
  readonly ctx: Ctx;
  readonly hand: Hand;
  readonly random: Random;
};

export function openPage(
  width: number,
  height: number,
  hand: Hand,
  seed: string,
): Pen & { readonly canvas: Canvas } {
  const canvas = createCanvas(width, height);
  const ctx = canvas.getContext('2d');
  ctx.fillStyle = hand.paper;
  ctx.fillRect(0, 0, width, height);
  ctx.lineCap = 'round';
  ctx.lineJoin = 'round';
  return { canvas, ctx, hand, random: randomFrom(seed) };
}

/** A path through points, each a little off its place. */
function strayed({ ctx, hand, random }: Pen, points: readonly Point[], closed: boolean): void {
  ctx.beginPath();
  const off = () => random.range(-hand.wobble, hand.wobble);
  const at = points.map(([x, y]): Point => [x + off(), y + off()]);
  const [first, ...rest] = closed ? [...at, at[0] ?? [0, 0]] : at;
  if (first === undefined) return;
  ctx.moveTo(first[0], first[1]);
  let [fromX, fromY] = first;
  for (const [x, y] of rest) {
    ctx.quadraticCurveTo(fromX, fromY, (fromX + x) / 2, (fromY + y) / 2);
    [fromX, fromY] = [x, y];
  }
  ctx.lineTo(fromX, fromY);
}

/** Draws an open line, gone over as often as the hand does. */
export function stroke(pen: Pen, points: readonly Point[], width = pen.hand.line): void {
  const { ctx, hand } = pen;
  ctx.strokeStyle = hand.ink;
  ctx.lineWidth = width / Math.sqrt(hand.strokes);
  for (let time = 0; time < hand.strokes; time += 1) {
    strayed(pen, points, false);
    ctx.stroke();
  }
}

function hatch({ ctx, random }: Pen, box: Box, color: string): void {
  ctx.strokeStyle = color;
  ctx.lineWidth = 4;
  for (let at = -box.height; at < box.width; at += random.range(6, 10)) {
    ctx.beginPath();
    ctx.moveTo(box.x + at, box.y + box.height);
    ctx.lineTo(box.x + at + box.height, box.y + random.range(-4, 4));
    ctx.stroke();
  }
}

function dots({ ctx }: Pen, box: Box, color: string): void {
  ctx.fillStyle = color;
  for (let y = box.y; y < box.y + box.height; y += 9) {
    for (let x = box.x + ((y / 9) % 2) * 4; x < box.x + box.width; x += 9) ctx.fillRect(x, y, 4, 4);
  }
}

export type Box = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

export function boxOf(points: readonly Point[]): Box {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

/** A closed shape in a colour of the hand, filled as it fills; `solid` covers what is beneath. */
export function shape(
  pen: Pen,
  points: readonly Point[],
  color: string | null,
  solid = true,
): void {
  const { ctx, hand } = pen;
  strayed(pen, points, true);
  if (solid) {
    ctx.fillStyle = hand.paper;
    ctx.fill();
  }
  if (color !== null && hand.fill !== 'none') {
    ctx.save();
    ctx.clip();
    const box = boxOf(points);
    if (hand.fill === 'flat') {
      ctx.fillStyle = color;
      ctx.fillRect(box.x - 9, box.y - 9, box.width + 18, box.height + 18);
    } else if (hand.fill === 'hatch') hatch(pen, box, color);
    else dots(pen, box, color);
    ctx.restore();
  }
  stroke(pen, [...points, points[0] ?? [0, 0]]);
}

/** Points around an oval. */
export function oval(x: number, y: number, rx: number, ry: number, count = 18): Point[] {
  return Array.from({ length: count }, (_, at): Point => {
    const angle = (at / count) * Math.PI * 2;
    return [x + Math.cos(angle) * rx, y + Math.sin(angle) * ry];
  });
}

export function colorOf({ hand, random }: Pen): string {
  return random.pick(hand.colors);
}
