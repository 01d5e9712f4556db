import sharp from 'sharp';
import type { UploadKind } from '@hanji/contract/calls/upload.ts';
import { ApiFailure } from '#http/failure/api-failure.ts';

/** The longer side of what is kept: the print of a bank book can be read. */
const longestSide = 2000;
const mostPixels = 50_000_000;
const longestS = 10;

/**
 * A bank-book image encoded anew as JPEG: nothing of the file but what it shows is kept, neither
 * where it was taken nor what was hidden in it.
 * @throws ApiFailure 415 for what is no picture, is broken, or has over 50 megapixels
 */
export async function encodeBankbook(bytes: Buffer, kind: UploadKind): Promise<Buffer> {
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
      .jpeg({ quality: 85 })
      .toBuffer();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new ApiFailure(415, 'fileKindRefused', null, reason);
  }
}
