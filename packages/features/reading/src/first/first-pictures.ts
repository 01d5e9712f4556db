import { openImageAddresses } from '@hanji/api-client/images/decode-image-address.ts';
import type { ChapterView } from '@hanji/contract/entities/chapter.ts';
import type { HomeElement } from '@hanji/contract/entities/home.ts';
import type { PagePicture } from '@hanji/contract/pages.ts';
import { sourceSet } from '@hanji/viewer/comic/engine/source-set.ts';

/** The picture of the first slide, or the one that takes its place above 767 px. */
export function bannerPictures(slides: readonly HomeElement[]): PagePicture[] {
  const [slide] = slides;
  if (!slide) return [];
  const { imageUrl, largeImageUrl } = slide;
  if (!largeImageUrl) return [{ url: imageUrl }];
  return [
    { url: imageUrl, media: '(width <= 767px)' },
    { url: largeImageUrl, media: '(width > 767px)' },
  ];
}

/** The first image of a comic chapter, as its viewer asks for it; a novel has none. */
export async function chapterPictures({ chapter, imageKey }: ChapterView): Promise<PagePicture[]> {
  const [image] = chapter.images;
  if (!image || !imageKey) return [];
  const open = await openImageAddresses(imageKey);
  const sources = await Promise.all(
    image.sources.map(async ({ width, url }) => ({ width, url: await open(url, image.parameter) })),
  );
  const set = sourceSet(sources, 1);
  return set ? [{ url: set.src, srcset: set.srcSet, sizes: set.sizes }] : [];
}
