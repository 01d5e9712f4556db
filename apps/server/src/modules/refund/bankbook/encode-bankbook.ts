import type { UploadKind } from '@hanji/contract/calls/upload.ts';
import { encodePicture, openPicture } from '#modules/uploads/encode-picture.ts';

/** The longer side of what is kept: the print of a bank book can be read. */
const longestSide = 2000;
const mostPixels = 50_000_000;

/**
 * A bank-book image as JPEG.
 * @throws ApiFailure 415 for what is no picture, is broken, or has over 50 megapixels
 */
export function encodeBankbook(bytes: Buffer, kind: UploadKind): Promise<Buffer> {
  return encodePicture(
    () => openPicture(bytes, kind, mostPixels),
    (picture) =>
      picture
        .resize(longestSide, longestSide, { fit: 'inside', withoutEnlargement: true })
        .jpeg({ quality: 85 }),
  );
}
