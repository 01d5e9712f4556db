import { createCanvas } from '@napi-rs/canvas';
import { expect, it } from 'vitest';
import { previewAt, partAround, pictureOf, thumbnailOf } from './picture.ts';

/** Red above a row, blue from there on. */
function halves(width: number, height: number, row: number) {
  const canvas = createCanvas(width, height);
  const ctx = canvas.getContext('2d');
  ctx.fillStyle = '#ff0000';
  ctx.fillRect(0, 0, width, row);
  ctx.fillStyle = '#0000ff';
  ctx.fillRect(0, row, width, height - row);
  return canvas;
}

it.each([
  ['the middle where nothing is asked for', 400, 400, 2, undefined, [0, 100, 400, 200]],
  ['what is around a point', 400, 400, 2, { x: 9, y: 150 }, [0, 50, 400, 200]],
  ['the upper edge', 400, 400, 2, { x: 200, y: 20 }, [0, 0, 400, 200]],
  ['the lower edge', 400, 400, 2, { x: 200, y: 390 }, [0, 200, 400, 200]],
  ['the left of what is wide', 600, 200, 1, { x: 50, y: 100 }, [0, 0, 200, 200]],
  ['all of what has the shape', 300, 200, 1.5, { x: 0, y: 0 }, [0, 0, 300, 200]],
])('finds a part: %s', (_, width, height, ratio, point, [x, y, w, h]) => {
  expect(partAround({ width, height }, ratio, point)).toEqual({ x, y, width: w, height: h });
});

it('sees a picture, or a part of it, from far away', () => {
  const canvas = halves(640, 320, 160);
  const { width, height, data } = previewAt(canvas);
  expect([width, height, data.length]).toEqual([64, 32, 64 * 32 * 3]);
  expect([...data.subarray(0, 3), ...data.subarray(-3)]).toEqual([255, 0, 0, 0, 0, 255]);
  const lower = previewAt(canvas, { x: 0, y: 160, width: 640, height: 160 });
  expect([lower.width, lower.height]).toEqual([64, 16]);
  expect([...lower.data.subarray(0, 3)]).toEqual([0, 0, 255]);
});

it('knows the size of what it made, and takes the preview and thumbnail that it is given', async () => {
  const preview = previewAt(halves(8, 8, 4));
  const thumbnail = await thumbnailOf(halves(720, 1200, 600), [{ x: 100, y: 1000 }]);
  expect(thumbnail).toMatchObject({ drawn: { width: 360, height: 270 } });
  // Around the face that was named, all is blue.
  const { data } = (thumbnail.kind === 'file' ? thumbnail.drawn?.preview : null) ?? { data: [] };
  expect(Array.from(data).slice(0, 3)).toEqual([0, 0, 255]);
  const picture = await pictureOf(halves(72, 90, 1), { preview, thumbnail });
  expect(picture).toMatchObject({ kind: 'file', drawn: { width: 72, height: 90, thumbnail } });
  expect(picture.kind === 'file' && picture.drawn?.preview).toBe(preview);
});
