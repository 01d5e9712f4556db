import { type Canvas, createCanvas } from '@napi-rs/canvas';

/**
 * Gives a canvas's memory back. The garbage collector sees only its small handle, so hundreds of
 * dropped canvases would pile up to gigabytes before it cared.
 */
export function release(canvas: Canvas): void {
  canvas.width = 1;
  canvas.height = 1;
}

// Flat colours under ink show a coarse encoder at once; of these files every width is made.
const quality = 92;

/** A canvas as a JPEG, encoded beside the drawing; the canvas is used up. */
export async function jpegOf(canvas: Canvas): Promise<Uint8Array> {
  const bytes = await canvas.encode('jpeg', quality);
  release(canvas);
  return bytes;
}

/** A copy to draw on. */
export function copyOf(canvas: Canvas): Canvas {
  const copy = createCanvas(canvas.width, canvas.height);
  copy.getContext('2d').drawImage(canvas, 0, 0);
  return copy;
}
