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

/**
 * How wide an image is shown that is as high as the screen, enlarged by a zoom, in words of
 * `sizes`.
 */
export function lyingSizes(
  { width, height }: { readonly width: number; readonly height: number },
  zoom = 1,
): string {
  return `${Math.ceil((100 * zoom * width) / height)}vh`;
}
