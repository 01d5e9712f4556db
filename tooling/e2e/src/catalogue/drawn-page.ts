import type { PictureSource } from '@hanji/server/ingest/work-source.ts';
import { coloursOf, type Colour, type PageCode } from './page-code.ts';

/** Height of the colours at the top of a page, as a share of its width. */
export const codeHeight = 0.25;

const paper: Colour = [250, 248, 240];
const ink: Colour = [30, 30, 40];

/** Which of the seven strokes of a digit are drawn: top, the upper sides, middle, … */
const strokes = [0x77, 0x24, 0x5d, 0x6d, 0x2e, 0x6b, 0x7b, 0x25, 0x7f, 0x6f] as const;

type Canvas = { readonly pixels: Uint8Array; readonly width: number; readonly height: number };

function fill(canvas: Canvas, colour: Colour, x: number, y: number, width: number, height: number) {
  const pixel = Uint8Array.of(...colour, 255);
  const row = new Uint8Array(Math.round(width) * 4);
  for (let at = 0; at < row.length; at += 4) row.set(pixel, at);
  for (let line = Math.round(y); line < Math.round(y + height); line += 1) {
    canvas.pixels.set(row, (line * canvas.width + Math.round(x)) * 4);
  }
}

/** One digit of 60 by 100 pixels; its bits are top, upper left, upper right, middle, and so on. */
function drawDigit(canvas: Canvas, digit: number, x: number, y: number): void {
  const on = strokes[digit] ?? 0;
  const across = [0x01, 0x08, 0x40];
  const upright: [number, number, number][] = [
    [0x02, 0, 0],
    [0x04, 50, 0],
    [0x10, 0, 45],
    [0x20, 50, 45],
  ];
  across.forEach((bit, index) => {
    if (on & bit) fill(canvas, ink, x, y + index * 45, 60, 10);
  });
  for (const [bit, right, down] of upright) {
    if (on & bit) fill(canvas, ink, x + right, y + down, 10, 55);
  }
}

/**
 * A page that shows its number to people, and its chapter and number in colours at its top to a
 * journey that asks which pages are on the screen, and in which order.
 */
export function drawPage(code: PageCode, size: { width: number; height: number }): PictureSource {
  const { width, height } = size;
  const canvas = { pixels: new Uint8Array(width * height * 4), width, height };
  fill(canvas, paper, 0, 0, width, height);
  coloursOf(code).forEach((colour, index) => {
    fill(canvas, colour, (index * width) / 3, 0, width / 3, width * codeHeight);
  });
  [...String(code.page)].forEach((digit, index) => {
    drawDigit(canvas, Number(digit), 40 + index * 80, width * codeHeight + 40);
  });
  fill(canvas, ink, 0, height - 12, width, 6);
  return { kind: 'rgba', pixels: canvas.pixels, width, height };
}
