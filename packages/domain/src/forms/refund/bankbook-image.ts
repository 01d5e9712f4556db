import type { Checked } from '#forms/checked.ts';
import { checkImage, type Image } from '#forms/upload/check-image.ts';
import type { ImageKind } from '#forms/upload/image-kind.ts';

export const bankbookKinds = ['png', 'jpeg'] as const;

/** 10 MB, which are themselves taken. */
export const bankbookMaxBytes = 10_485_760;

/**
 * The picture of a bank book (challenge-and-shutdown, section 5): `type` unless png or jpeg, then
 * `tooLarge` over 10 MB.
 */
export function checkBankbookImage(image: Image): Checked<ImageKind, 'type' | 'tooLarge'> {
  return checkImage(image, { kinds: bankbookKinds, maxBytes: bankbookMaxBytes });
}
