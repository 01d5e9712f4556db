import pixelmatch from 'pixelmatch';
import sharp from 'sharp';

/**
 * How far a colour may be off (0 to 1), and which part of a picture may be: text drawn by another
 * machine differs at its edges, a control that moved or changed colour differs by more.
 */
const colorTolerance = 0.2;
const areaTolerance = 0.004;

/** Half the size: fine differences between text renderers vanish, and so do bytes. */
export async function shrink(png: Buffer): Promise<Buffer> {
  const { width } = await sharp(png).metadata();
  return sharp(png)
    .resize({ width: Math.round(width / 2) })
    .webp({ quality: 90, effort: 6 })
    .toBuffer();
}

/** What is different, in words; null where two pictures show the same. */
export async function differsFrom(actual: Buffer, expected: Buffer): Promise<string | null> {
  const [a, b] = await Promise.all([pixels(actual), pixels(expected)]);
  const { width, height } = a.info;
  if (width !== b.info.width || height !== b.info.height) {
    return `it is ${width} by ${height} px, not ${b.info.width} by ${b.info.height}`;
  }
  const off = pixelmatch(a.data, b.data, undefined, width, height, { threshold: colorTolerance });
  const part = off / (width * height);
  return part > areaTolerance ? `${(part * 100).toFixed(2)} % of it differs` : null;
}

function pixels(picture: Buffer) {
  return sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
}
