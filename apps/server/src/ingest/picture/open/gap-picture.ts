import sharp from 'sharp';
import type { PictureSource } from '#ingest/work-source.ts';
import { widest } from '#ingest/picture/variant-widths.ts';

type PictureFile = Extract<PictureSource, { kind: 'file' }>;

/** What a page measures where nothing is known of it, in pixels. */
export const usualPage = { width: 720, height: 1080 };

const narrowest = 64;

/** A torn picture in the middle of a page: it says in every language that something is missing. */
function drawing(width: number, height: number): string {
  const side = Math.min(width, height) / 4;
  const [left, top] = [(width - side) / 2, (height - side) / 2];
  const stroke = 'fill="none" stroke="#8a8a94" stroke-width="4" stroke-linejoin="round"';
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<rect width="100%" height="100%" fill="#ececf0"/>
<g transform="translate(${left} ${top}) scale(${side / 100})" ${stroke}>
<path d="M48 8H4v84h36l10-18-12-20 14-20-10-14z"/><path d="M58 8h38v84H50l10-18-12-20 14-20-10-14z"/>
<path d="M4 80l20-26 14 16"/><circle cx="76" cy="30" r="8"/></g></svg>`;
}

/** A marked gap of a page's shape, for a picture of which nothing can be shown. */
export async function gapPicture({ width, height } = usualPage): Promise<PictureFile> {
  const scale = Math.min(1, widest / width, widest / height);
  const [w, h] = [width, height].map((side) => Math.max(narrowest, Math.round(side * scale)));
  const svg = Buffer.from(drawing(w ?? narrowest, h ?? narrowest));
  return { kind: 'file', bytes: new Uint8Array(await sharp(svg).png().toBuffer()) };
}
