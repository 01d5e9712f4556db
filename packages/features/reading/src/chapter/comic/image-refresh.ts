import { apiSettings } from '@hanji/api-client/api.ts';
import {
  openChapterImages,
  type OpenedImage,
} from '@hanji/api-client/images/open-chapter-images.ts';
import { sendCall } from '@hanji/api-client/request/send-call.ts';
import { contentCalls } from '@hanji/contract/calls/content.ts';
import type { ChapterView } from '@hanji/contract/entities/chapter.ts';
import { hasRunOut } from '@hanji/domain/reading/images/address-lifetime.ts';
import type { ChapterAddress } from '#paths/paths.ts';

type Sources = OpenedImage['sources'];
type Renewal = {
  readonly images: Promise<readonly OpenedImage[]>;
  readonly given: Set<string>;
  readonly at: number;
};

/**
 * Gives images of a chapter addresses that have not expired. Images that fail together share one
 * view; another is fetched for an image that failed with the shared one too, once that one is too old,
 * or when it could not be had. The promise rejects with what the service answered.
 */
export function createImageRefresh(address: ChapterAddress): (imageId: string) => Promise<Sources> {
  let shared: Renewal | null = null;
  return async (imageId) => {
    if (!shared || shared.given.has(imageId) || hasRunOut(shared.at, Date.now())) {
      const renewal: Renewal = {
        images: fetchImages(address),
        given: new Set(),
        at: Date.now(),
      };
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
async function fetchImages(address: ChapterAddress): Promise<readonly OpenedImage[]> {
  const outcome = await sendCall(apiSettings(), contentCalls.getChapterView, {
    params: { ...address },
  });
  if ('error' in outcome) throw outcome.error;
  return openChapterImages(outcome.data as ChapterView);
}
