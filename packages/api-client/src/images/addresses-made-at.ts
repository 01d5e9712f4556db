import { madeUpTo } from '@hanji/domain/reading/images/address-lifetime.ts';
import type { ChapterImage } from '@hanji/contract/entities/image.ts';

/**
 * When the addresses of these images were made at the latest, in milliseconds since 1970: a page that
 * a browser restores holds old ones. Undefined where they do not say it.
 */
export function addressesMadeAt(
  images: readonly Pick<ChapterImage, 'parameter'>[],
): number | undefined {
  const expiry = Number(new URLSearchParams(images[0]?.parameter).get('exp'));
  return expiry > 0 ? madeUpTo(expiry) : undefined;
}
