import sharp from 'sharp';
import type { PictureSource } from '#ingest/work-source.ts';
import { openPicture } from '#ingest/picture/open/open-picture.ts';
import { widest } from '#ingest/picture/variant-widths.ts';

export type Crop = {
  /** Width over height. */
  readonly ratio: number;
  /** `top` keeps the beginning of a strip; `subject` looks for faces and detail. */
  readonly keep: 'top' | 'subject';
  readonly maxWidth?: number;
};

/** The largest part of a picture that has a given shape, no wider than 1,440 px, never enlarged. */
export async function cropPicture(picture: PictureSource, crop: Crop): Promise<PictureSource> {
  const { width, height, image } = await openPicture(picture);
  const reach = Math.min(width, Math.round(height * crop.ratio), crop.maxWidth ?? widest);
  const size = { width: Math.max(1, reach), height: Math.max(1, Math.round(reach / crop.ratio)) };
  // What has the shape already needs no second scaling.
  if (width === size.width && height === size.height) return picture;
  const position = crop.keep === 'top' ? 'top' : sharp.strategy.attention;
  const { data, info } = await image()
    .resize(size.width, size.height, { fit: 'cover', position })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { kind: 'rgba', pixels: data, width: info.width, height: info.height };
}
