import { lyingImage } from '@hanji/domain/reading/pages/strip-layout.ts';
import type { ComicImage } from '#comic/engine/comic-image.ts';

/** An image of a strip that is scrolled sideways, stood on its side with all its sources. */
export function lyingComicImage(image: ComicImage): ComicImage {
  const { width, height, sources } = image;
  return {
    ...lyingImage(image),
    sources: sources.map((source) => ({ ...source, width: (source.width * height) / width })),
  };
}
