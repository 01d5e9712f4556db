import sharp, { type Sharp } from 'sharp';
import type { UploadKind } from '@hanji/contract/calls/upload.ts';
import { ApiFailure } from '#http/failure/api-failure.ts';
import { decodeBmp } from './decode-bmp.ts';

/** Width and height of what is kept. */
const avatarSize = 300;
const mostPixels = 25_000_000;
const longestS = 10;

async function open(bytes: Buffer, kind: UploadKind): Promise<Sharp> {
  if (kind === 'bmp') {
    const pixels = decodeBmp(bytes, { mostPixels, side: 2 * avatarSize });
    if (pixels === null) throw new Error('no bitmap that is read');
    const { data, width, height } = pixels;
    return sharp(data, { raw: { width, height, channels: 3 } });
  }
  // The first picture alone: of those that move the others are left out.
  const image = sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error', pages: 1 });
  const { format } = await image.metadata();
  if (format !== kind) throw new Error(`a ${format} that begins as ${kind}`);
  return image;
}

/**
 * The middle of a picture as a square of 300 pixels, encoded anew as WebP: nothing of the file but
 * what it shows is kept, neither where it was taken nor what was hidden in it.
 * @throws ApiFailure 415 for what is no picture, is broken, or has over 25 megapixels
 */
export async function encodeAvatar(bytes: Buffer, kind: UploadKind): Promise<Buffer> {
  try {
    const image = await open(bytes, kind);
    return await image
      .timeout({ seconds: longestS })
      .autoOrient()
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .resize(avatarSize, avatarSize, { fit: 'cover' })
      .webp({ quality: 82 })
      .toBuffer();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new ApiFailure(415, 'fileKindRefused', null, reason);
  }
}
