import type { UploadKind } from '@hanji/contract/calls/upload.ts';
import { encodePicture, openPicture } from '#modules/uploads/encode-picture.ts';

/** Enough to read what a screenshot shows. */
const longestSide = 2560;
const mostPixels = 50_000_000;

/**
 * A picture of an inquiry as WebP, its first frame alone.
 * @throws ApiFailure 415 for what is no picture, is broken, or has over 50 megapixels
 */
export function encodeInquiryImage(bytes: Buffer, kind: UploadKind): Promise<Buffer> {
  return encodePicture(
    () => openPicture(bytes, kind, mostPixels),
    (picture) =>
      picture
        .resize(longestSide, longestSide, { fit: 'inside', withoutEnlargement: true })
        .webp({ quality: 82 }),
  );
}
