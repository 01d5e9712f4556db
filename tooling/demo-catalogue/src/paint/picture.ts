import type { DrawnPicture, PictureSource } from '@hanji/server/ingest/work-source.ts';
import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { jpegOf } from './canvas.ts';

export type Preview = DrawnPicture['preview'];

/** A part of a canvas, in its pixels. */
export type Part = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

type Point = { readonly x: number; readonly y: number };

const glanceLength = 64;
const thumbnail = { width: 360, height: 270 } as const;

function allOf({ width, height }: Canvas): Part {
  return { x: 0, y: 0, width, height };
}

/** A part of a canvas as a canvas of a given size. */
export function partOf(canvas: Canvas, part: Part, width: number, height: number): Canvas {
  const own = createCanvas(width, height);
  // A better quality would make a whole pyramid of sizes for a thumbnail.
  own
    .getContext('2d')
    .drawImage(canvas, part.x, part.y, part.width, part.height, 0, 0, width, height);
  return own;
}

/** What a part of a canvas looks like from far away. */
export function previewAt(canvas: Canvas, part: Part = allOf(canvas)): Preview {
  const scale = glanceLength / Math.max(part.width, part.height);
  const width = Math.max(1, Math.round(part.width * scale));
  const height = Math.max(1, Math.round(part.height * scale));
  const pixels = partOf(canvas, part, width, height).data();
  const data = new Uint8Array(width * height * 3);
  for (let at = 0; at < data.length; at += 1) {
    data[at] = pixels[Math.floor(at / 3) * 4 + (at % 3)] ?? 0;
  }
  return { width, height, data };
}

/** What a canvas shows, for the ingest; the canvas is used up. */
export async function pictureOf(
  canvas: Canvas,
  known: Partial<Pick<DrawnPicture, 'preview' | 'panels' | 'thumbnail'>> = {},
): Promise<PictureSource> {
  const { width, height } = canvas;
  const drawn = { preview: known.preview ?? previewAt(canvas), ...known, width, height };
  return { kind: 'file', bytes: await jpegOf(canvas), drawn };
}

/** The largest part of a shape that a canvas has, around a point as far as may be. */
export function partAround(
  { width, height }: Pick<Canvas, 'width' | 'height'>,
  ratio: number,
  { x, y }: Point = { x: width / 2, y: height / 2 },
): Part {
  const own = { width: Math.min(width, height * ratio), height: Math.min(height, width / ratio) };
  return {
    ...own,
    x: Math.min(Math.max(0, x - own.width / 2), width - own.width),
    y: Math.min(Math.max(0, y - own.height / 2), height - own.height),
  };
}

/** What stands for a chapter that opens with this canvas: what is around its first face. */
export function thumbnailOf(canvas: Canvas, [face]: readonly Point[] = []): Promise<PictureSource> {
  const { width, height } = thumbnail;
  const part = partAround(canvas, width / height, face);
  return pictureOf(partOf(canvas, part, width, height));
}
