import { decode } from 'bmp-ts';
import { ImportError } from '#ingest/import-error.ts';
import type { PictureSource } from '#ingest/work-source.ts';

/** Where a bitmap says how wide and how tall it is: 32-bit numbers, the height below 0 from above. */
const widthAt = 18;
const heightAt = 22;
const headerLength = 54;

/** The size that a Windows bitmap declares, in pixels. Throws where it is cut off before that. */
export function bmpSize(bytes: Uint8Array): { width: number; height: number } {
  if (bytes.length < headerLength) throw new ImportError('an image cannot be read');
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return {
    width: Math.abs(view.getInt32(widthAt, true)),
    height: Math.abs(view.getInt32(heightAt, true)),
  };
}

/** The pixels of a Windows bitmap, whose size has to be checked before. */
export function readBmp(bytes: Uint8Array): PictureSource {
  try {
    const { data, width, height } = decode(Buffer.from(bytes), { toRGBA: true });
    const pixels = new Uint8Array(data);
    for (let alpha = 3; alpha < pixels.length; alpha += 4) pixels[alpha] = 255;
    return { kind: 'rgba', pixels, width, height };
  } catch {
    throw new ImportError('an image cannot be read');
  }
}
