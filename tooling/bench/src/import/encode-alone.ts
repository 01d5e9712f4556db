import process from 'node:process';
import { encodeWidth } from '@hanji/server/ingest/picture/picture-files.ts';
import { variantWidths } from '@hanji/server/ingest/picture/variant-widths.ts';
import sharp from 'sharp';

/** As many as an import has in work. */
const atOnce = 3;

async function encode(page: Buffer): Promise<void> {
  const opened = sharp(page).autoOrient().flatten({ background: '#ffffff' });
  const { width, height } = await sharp(page).metadata();
  const widest = variantWidths(width).at(-1) ?? width;
  const scaled = opened.resize(widest, Math.ceil((height * widest) / width), { fit: 'fill' });
  await encodeWidth(scaled.toColourspace('srgb').removeAlpha()).toBuffer();
}

/** Seconds, and those of the processor, in which sharp alone makes what an import stores, in memory. */
export async function encodeAlone(
  pages: readonly Buffer[],
): Promise<{ readonly seconds: number; readonly processor: number }> {
  sharp.concurrency(1);
  sharp.cache(false);
  const [begin, used] = [performance.now(), process.cpuUsage()];
  const waiting = pages.values();
  const work = async (): Promise<void> => {
    for (const page of waiting) await encode(page);
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  const seconds = (performance.now() - begin) / 1000;
  const { user, system } = process.cpuUsage(used);
  return { seconds, processor: (user + system) / 1_000_000 };
}
