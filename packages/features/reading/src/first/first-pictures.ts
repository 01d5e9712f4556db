import { openImageAddresses } from '@hanji/api-client/images/decode-image-address.ts';
import { imageSources } from '@hanji/api-client/images/image-sources.ts';
import type { ChapterView } from '@hanji/contract/entities/chapter.ts';
import type { HomeElement } from '@hanji/contract/entities/home.ts';
import type { PagePicture } from '@hanji/contract/pages.ts';
import { firstPageSizes } from '@hanji/viewer/comic/engine/page-sizes.ts';
import { sizesOf } from '@hanji/viewer/comic/engine/shown-width.ts';
import { lyingSizes } from '@hanji/viewer/comic/engine/strip/lying-image.ts';
import { sourceSet } from '@hanji/viewer/comic/engine/source-set.ts';
import { firstOfStrip } from './first-of-strip.ts';

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

/** The first images of a comic chapter, as its viewer asks for them; a novel has none. */
export async function chapterPictures(view: ChapterView): Promise<PagePicture[]> {
  const { imageKey } = view;
  if (!imageKey) return [];
  const open = await openImageAddresses(imageKey);
  const pictures = firstImages(view).map(
    async ({ url, parameter, widths, width, height }, index) => {
      const sizes = sizesIn(view, { width, height });
      const set = sourceSet(imageSources(await open(url, parameter), widths), sizes);
      if (!set) return [];
      return [{ url: set.src, srcset: set.srcSet, sizes, follows: index > 0, width, height }];
    },
  );
  return (await Promise.all(pictures)).flat();
}

/** How wide a first image is shown, by the settings that nobody has changed. */
function sizesIn(
  { chapter, content }: ChapterView,
  image: { readonly width: number; readonly height: number },
): string {
  if (content.orientation === 'TTB') return sizesOf();
  return content.sideways ? lyingSizes(image) : firstPageSizes(chapter.images);
}

/** A strip shows as many at once as fill a screen; pages are turned one by one. */
function firstImages({ chapter, content }: ChapterView): ChapterView['chapter']['images'] {
  if (content.orientation !== 'TTB') return chapter.images.slice(0, 1);
  return firstOfStrip(chapter.images);
}
