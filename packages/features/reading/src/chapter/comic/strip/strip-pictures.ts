import type { OpenedImage } from '@hanji/api-client/images/open-chapter-images.ts';
import type { PagePicture } from '@hanji/contract/pages.ts';
import type { ComicPosition } from '@hanji/domain/reading/position/reading-position.ts';
import { sourceSet } from '@hanji/viewer/comic/engine/source-set.ts';
import { firstOfStrip } from '#first/first-of-strip.ts';

/** The pictures of a strip's first screen, by addresses that are open already. */
export function stripPictures(
  images: readonly OpenedImage[],
  position?: ComicPosition,
): PagePicture[] {
  const from = images.slice(firstSeen(images, position));
  const [{ width, height } = { width: 1, height: 0 }] = from;
  const above = ((position?.fraction ?? 0) * height) / width;
  return firstOfStrip(from, above).flatMap(({ sources }) => {
    const set = sourceSet(sources);
    return set ? [{ url: set.src, srcset: set.srcSet, sizes: set.sizes }] : [];
  });
}

/** Index of the image that a screen begins with: at a place, or the first. */
export function firstSeen(
  images: readonly Pick<OpenedImage, 'id'>[],
  position?: ComicPosition,
): number {
  return Math.max(
    0,
    images.findIndex(({ id }) => id === position?.imageId),
  );
}
