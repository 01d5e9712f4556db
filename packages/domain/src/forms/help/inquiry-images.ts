import { accepted, refused, type Checked } from '#forms/checked.ts';
import { checkImage, type Image } from '#forms/upload/check-image.ts';

export const inquiryMaxImages = 3;
export const inquiryImageMaxBytes = 5 * 1024 * 1024;
export const inquiryImageKinds = ['jpeg', 'png', 'gif'] as const;
export const inquiryImageExtensions = ['.jpg', '.jpeg', '.png', '.gif'] as const;

/** A picture together with the name of its file. */
export type InquiryImage = Image & { readonly name: string };

/**
 * One picture of an inquiry (reading-service, section 5): `type` unless its extension and what it
 * is are allowed, then `tooLarge` over 5 MB.
 */
export function checkInquiryImage<Picture extends InquiryImage>(
  image: Picture,
): Checked<Picture, 'type' | 'tooLarge'> {
  const name = image.name.toLowerCase();
  if (!inquiryImageExtensions.some((extension) => name.endsWith(extension))) return refused('type');
  const limits = { kinds: inquiryImageKinds, maxBytes: inquiryImageMaxBytes };
  const checked = checkImage(image, limits);
  return checked.ok ? accepted(image) : checked;
}

/** All of them: `tooMany` over 3, then what is wrong with the first that does not pass. */
export function checkInquiryImages<Picture extends InquiryImage>(
  images: readonly Picture[],
): Checked<readonly Picture[], 'tooMany' | 'type' | 'tooLarge'> {
  if (images.length > inquiryMaxImages) return refused('tooMany');
  for (const image of images) {
    const checked = checkInquiryImage(image);
    if (!checked.ok) return checked;
  }
  return accepted(images);
}
