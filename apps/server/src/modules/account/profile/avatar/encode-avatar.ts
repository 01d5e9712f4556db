import sharp, { type Sharp } from 'sharp';
import type { UploadKind } from '@hanji/contract/calls/upload.ts';
import { encodePicture, openPicture } from '#modules/uploads/encode-picture.ts';
import { decodeBmp } from './decode-bmp.ts';

/** Width and height of what is kept. */
const avatarSize = 300;
const mostPixels = 25_000_000;

async function open(bytes: Buffer, kind: UploadKind): Promise<Sharp> {
  if (kind !== 'bmp') return openPicture(bytes, kind, mostPixels);
  const pixels = decodeBmp(bytes, { mostPixels, side: 2 * avatarSize });
  if (pixels === null) throw new Error('no bitmap that is read');
  const { data, width, height } = pixels;
  return sharp(data, { raw: { width, height, channels: 3 } });
}

/**
 * The middle of a picture as a square of 300 pixels, as WebP.
 * @throws ApiFailure 415 for what is no picture, is broken, or has over 25 megapixels
 */
export function encodeAvatar(bytes: Buffer, kind: UploadKind): Promise<Buffer> {
  return encodePicture(
    () => open(bytes, kind),
    (picture) => picture.resize(avatarSize, avatarSize, { fit: 'cover' }).webp({ quality: 82 }),
  );
}
