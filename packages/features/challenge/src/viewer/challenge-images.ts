import {
  openChapterImages,
  type OpenedImage,
} from '@hanji/api-client/images/open-chapter-images.ts';
import type { ChallengeChapterView } from '@hanji/contract/entities/challenge.ts';

/** The images of a chapter with addresses that a browser can load. */
export function openImages({ imageKey, chapter }: ChallengeChapterView): Promise<OpenedImage[]> {
  const images = chapter.images.map((image) => ({ ...image, url: image.filePath }));
  return openChapterImages({ imageKey, chapter: { images } });
}
