import { type Canvas, createCanvas } from '@napi-rs/canvas';

/** Straight pixels, 4 bytes each. */
export type Pixels = {
  readonly pixels: Uint8Array;
  readonly width: number;
  readonly height: number;
};

/**
 * Gives a canvas's memory back. The garbage collector sees only its small handle, so hundreds of
 * dropped canvases would pile up to gigabytes before it cared.
 */
export function release(canvas: Canvas): void {
  canvas.width = 1;
  canvas.height = 1;
}

/** The pixels of a canvas, which is released. */
export function pixelsOf(canvas: Canvas): Pixels {
  const { width, height } = canvas;
  const pixels = canvas.data();
  release(canvas);
  return { pixels, width, height };
}

/** A copy to draw on. */
export function copyOf(canvas: Canvas): Canvas {
  const copy = createCanvas(canvas.width, canvas.height);
  copy.getContext('2d').drawImage(canvas, 0, 0);
  return copy;
}
