import pixelmatch from 'pixelmatch';
import sharp, { type Sharp } from 'sharp';

/**
 * How far a colour may be off (0 to 1), and which part of a picture may be: text drawn by another
 * machine differs at its edges, a control that moved or changed colour differs by more.
 */
const colorTolerance = 0.2;
const areaTolerance = 0.004;
/** Text that is a hair wider or higher moves an edge by so many pixels, at half size. */
const edgeTolerance = 1;

/** The pixels of a picture, four bytes each. */
export type Pixels = { readonly data: Buffer; readonly width: number; readonly height: number };

/** Half the size: fine differences between text renderers vanish, and so do bytes. */
export async function shrink(png: Buffer): Promise<Pixels> {
  const picture = sharp(png);
  const { width } = await picture.metadata();
  return rawOf(picture.resize({ width: Math.round(width / 2) }));
}

/** As a file that is kept. */
export function encode({ data, width, height }: Pixels): Promise<Buffer> {
  return sharp(data, { raw: { width, height, channels: 4 } })
    .webp({ quality: 80, effort: 6 })
    .toBuffer();
}

/** What is different from a kept file, in words; null where both show the same. */
export async function differsFrom(actual: Pixels, kept: Buffer): Promise<string | null> {
  const expected = await rawOf(sharp(kept));
  const width = Math.min(actual.width, expected.width);
  const height = Math.min(actual.height, expected.height);
  const over = Math.max(
    Math.abs(actual.width - expected.width),
    Math.abs(actual.height - expected.height),
  );
  if (over > edgeTolerance) {
    return `it is ${actual.width} by ${actual.height} px, not ${expected.width} by ${expected.height}`;
  }
  const [a, b] = [cut(actual, width, height), cut(expected, width, height)];
  const threshold = colorTolerance;
  const off = pixelmatch(a, b, undefined, width, height, { threshold });
  const part = off / (width * height);
  return part > areaTolerance ? `${(part * 100).toFixed(2)} % of it differs` : null;
}

async function rawOf(picture: Sharp): Promise<Pixels> {
  const { data, info } = await picture.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** The upper left part of a picture. */
function cut(from: Pixels, width: number, height: number): Uint8Array {
  if (from.width === width && from.height === height) return from.data;
  const part = new Uint8Array(width * height * 4);
  for (let row = 0; row < height; row += 1) {
    const start = row * from.width * 4;
    part.set(from.data.subarray(start, start + width * 4), row * width * 4);
  }
  return part;
}
