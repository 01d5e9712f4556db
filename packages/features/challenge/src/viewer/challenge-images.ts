import { apiSettings } from '@hanji/api-client/api.ts';
import {
  openChapterImages,
  type OpenedImage,
} from '@hanji/api-client/images/open-chapter-images.ts';
import { sendCall } from '@hanji/api-client/request/send-call.ts';
import { challengeCalls } from '@hanji/contract/calls/challenge.ts';
import type { ChallengeChapterView } from '@hanji/contract/entities/challenge.ts';
import type { ChapterAddress } from '#paths/challenge-paths.ts';

/** The images of a chapter with addresses that a browser can load. */
export function openImages({ imageKey, chapter }: ChallengeChapterView): Promise<OpenedImage[]> {
  const images = chapter.images.map((image) => ({ ...image, url: image.filePath }));
  return openChapterImages({ imageKey, chapter: { images } });
}

type Sources = OpenedImage['sources'];

/**
 * Gives images of a chapter addresses that have not expired: those that fail together share one
 * view, and an image that has failed with it as well gets another. Rejects with what the service
 * answered.
 */
export function createImageRefresh(address: ChapterAddress): (imageId: string) => Promise<Sources> {
  let shared: { readonly images: Promise<OpenedImage[]>; readonly given: Set<string> } | null =
    null;
  return async (imageId) => {
    if (!shared || shared.given.has(imageId)) {
      const renewal = { images: fetchImages(address), given: new Set<string>() };
      shared = renewal;
      renewal.images.catch(() => {
        if (shared === renewal) shared = null;
      });
    }
    shared.given.add(imageId);
    const images = await shared.images;
    return images.find(({ id }) => id === imageId)?.sources ?? [];
  };
}

/** Beside the cache on purpose: another view there would begin the chapter anew. */
async function fetchImages(address: ChapterAddress): Promise<OpenedImage[]> {
  const outcome = await sendCall(apiSettings(), challengeCalls.getChallengeChapter, {
    params: { ...address },
  });
  if ('error' in outcome) throw outcome.error;
  return openImages(outcome.data as ChallengeChapterView);
}
