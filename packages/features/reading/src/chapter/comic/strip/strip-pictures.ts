import type { OpenedImage } from '@hanji/api-client/images/open-chapter-images.ts';
import type { PagePicture } from '@hanji/contract/pages.ts';
import { sourceSet } from '@hanji/viewer/comic/engine/source-set.ts';
import { firstOfStrip } from '#first/first-of-strip.ts';

/** The pictures that a strip begins with, by addresses that are open already. */
export function stripPictures(images: readonly OpenedImage[]): PagePicture[] {
  return firstOfStrip(images).flatMap(({ sources }) => {
    const set = sourceSet(sources);
    return set ? [{ url: set.src, srcset: set.srcSet, sizes: set.sizes }] : [];
  });
}
