import type { ChapterImage, ImagePanel } from '@hanji/contract/entities/image.ts';
import type { image as storedImage } from '#db/schema/works/image.ts';
import type { RequestContext } from '#http/request-context.ts';
import type { AddressCipher } from './address-cipher.ts';
import { imageAddress } from './picture.ts';
import { imageSubject, sign } from './signing.ts';

/** What an address holds for. */
export type AddressTerms = {
  /** The digest of the session that it is for; empty for everybody. */
  readonly binding: string;
  /** In seconds since 1970. */
  readonly expiry: number;
  /** Of which nothing has been read yet. */
  readonly unlockId: number | null;
};

export type PlacedImage = {
  readonly page: number;
  readonly slice: number;
  readonly description: string | null;
  readonly image: typeof storedImage.$inferSelect;
};

/** An image of a chapter as a view has it: its address signed, and encrypted with the view's key. */
export function viewedImage(
  context: RequestContext,
  cipher: AddressCipher,
  { page, slice, description, image }: PlacedImage,
  { binding, expiry, unlockId }: AddressTerms,
): ChapterImage {
  const subject = imageSubject(image.id, unlockId);
  const signature = sign(context.secrets.addressSigning, subject, expiry, binding);
  const widths = image.widths.length > 0 ? image.widths : [image.width];
  const widest = widths.at(-1) ?? image.width;
  return {
    id: `${page}-${slice}`,
    page,
    slice,
    url: cipher.encrypt(imageAddress(context.prefix, image, widest)),
    parameter: `exp=${expiry}&sig=${signature}${unlockId === null ? '' : `&unlock=${unlockId}`}`,
    width: image.width,
    height: image.height,
    dominantColor: image.dominantColor,
    placeholder: image.placeholder,
    widths,
    description,
    panels: image.panels?.isSure === true ? image.panels.panels.map(viewedPanel) : null,
  };
}

function viewedPanel({ continuesAbove, continuesBelow, ...place }: ImagePanel): ImagePanel {
  return {
    ...place,
    ...(continuesAbove && { continuesAbove }),
    ...(continuesBelow && { continuesBelow }),
  };
}
