import sharp from 'sharp';
import type { PictureSource } from '../work-source.ts';

/** A picture in which every row and column differs, so that a lost or repeated row shows. */
export function gradient(width: number, height: number, seed = 0): Uint8Array {
  const pixels = new Uint8Array(width * height * 4);
  for (let y = 0; y < height; y += 1) {
    const red = Math.round(127 + 120 * Math.sin(y / 23 + seed));
    const blue = Math.round((255 * y) / height);
    for (let x = 0; x < width; x += 1) {
      const at = (y * width + x) * 4;
      pixels[at] = red;
      pixels[at + 1] = Math.round((255 * x) / width);
      pixels[at + 2] = blue;
      pixels[at + 3] = 255;
    }
  }
  return pixels;
}

export function rgba(width: number, height: number, seed = 0): PictureSource {
  return {
    kind: 'rgba',
    pixels: gradient(width, height, seed),
    width,
    height,
  };
}

/** The same as a file. */
export async function encoded(
  width: number,
  height: number,
  { seed = 0, format = 'png' }: { seed?: number; format?: 'png' | 'jpeg' | 'webp' } = {},
): Promise<Uint8Array> {
  const raw = { width, height, channels: 4 } as const;
  const file = await sharp(gradient(width, height, seed), { raw })
    .toFormat(format)
    .toBuffer();
  return new Uint8Array(file);
}
