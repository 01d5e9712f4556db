import { openImageAddresses } from '@hanji/api-client/images/decode-image-address.ts';
import { imageSources } from '@hanji/api-client/images/image-sources.ts';
import type {
  ChallengeChapterView,
  ChallengeHome,
  ChallengeTitle,
} from '@hanji/contract/entities/challenge.ts';
import type { PagePicture } from '@hanji/contract/pages.ts';
import { firstPageSizes } from '@hanji/viewer/comic/engine/page-sizes.ts';
import { sizesOf } from '@hanji/viewer/comic/engine/shown-width.ts';
import { sourceSet } from '@hanji/viewer/comic/engine/source-set.ts';
import { coverOf } from '#cards/file-address.ts';

/** As many images as fill the first screen of a phone, wherever a strip is cut. */
const firstImages = 2;

/** The picture of the first banner, which stands above everything. */
export function homePictures({ banners }: ChallengeHome): PagePicture[] {
  return banners.slice(0, 1).map(({ imgUrl }) => ({ url: imgUrl }));
}

/** The cover that stands first. */
export function coverPictures(titles: readonly ChallengeTitle[]): PagePicture[] {
  const url = titles[0] && coverOf(titles[0]);
  return url ? [{ url }] : [];
}

/** The first images of a chapter, as its viewer asks for them. */
export async function chapterPictures(view: ChallengeChapterView): Promise<PagePicture[]> {
  const { imageKey, chapter } = view;
  if (!imageKey) return [];
  const open = await openImageAddresses(imageKey);
  const isStrip = chapter.orientation === 'TTB';
  const count = isStrip ? firstImages : 1;
  const sizes = isStrip ? sizesOf() : firstPageSizes(chapter.images);
  const found = chapter.images.slice(0, count).map(async (image, index) => {
    const { filePath, parameter, widths, width, height } = image;
    const set = sourceSet(imageSources(await open(filePath, parameter), widths), sizes);
    if (!set) return [];
    const { src: url, srcSet: srcset } = set;
    return [{ url, srcset, sizes, follows: index > 0, width, height }];
  });
  return (await Promise.all(found)).flat();
}
