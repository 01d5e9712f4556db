import sharp from 'sharp';
import type { UploadKind } from '@hanji/contract/calls/upload.ts';
import { ApiFailure } from '#http/failure/api-failure.ts';

/** Enough to read what a screenshot shows. */
const longestSide = 2560;
const mostPixels = 50_000_000;
const longestS = 10;

/**
 * A picture of an inquiry encoded anew as WebP, its first frame alone: nothing of the file but what
 * it shows is kept, neither where it was taken nor what was hidden in it.
 * @throws ApiFailure 415 for what is no picture, is broken, or has over 50 megapixels
 */
export async function encodeInquiryImage(bytes: Buffer, kind: UploadKind): Promise<Buffer> {
  try {
    const image = sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error', pages: 1 });
    const { format } = await image.metadata();
    if (format !== kind) throw new Error(`a ${format} that begins as ${kind}`);
    return await image
      .timeout({ seconds: longestS })
      .autoOrient()
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .resize(longestSide, longestSide, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 82 })
      .toBuffer();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new ApiFailure(415, 'fileKindRefused', null, reason);
  }
}
