import sharp, { type Sharp } from 'sharp';
import type { UploadKind } from '@hanji/contract/calls/upload.ts';
import { ApiFailure } from '#http/failure/api-failure.ts';

const longestS = 10;

/**
 * The first picture alone of an uploaded file: of those that move the others are left out.
 * @throws Error for what is not of the kind that it begins as
 */
export async function openPicture(
  bytes: Buffer,
  kind: UploadKind,
  mostPixels: number,
): Promise<Sharp> {
  const image = sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error', pages: 1 });
  const { format } = await image.metadata();
  if (format !== kind) throw new Error(`a ${format} that begins as ${kind}`);
  return image;
}

/**
 * What somebody uploaded, encoded anew: nothing of the file but what it shows is kept, neither
 * where it was taken nor what was hidden in it.
 * @throws ApiFailure 415 for what is no picture, is broken or is too large
 */
export async function encodePicture(
  open: () => Promise<Sharp>,
  finish: (upright: Sharp) => Sharp,
): Promise<Buffer> {
  try {
    const image = await open();
    const upright = image
      .timeout({ seconds: longestS })
      .autoOrient()
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb');
    return await finish(upright).toBuffer();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new ApiFailure(415, 'fileKindRefused', null, reason);
  }
}
