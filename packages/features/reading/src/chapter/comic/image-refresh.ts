import { apiSettings } from '@hanji/api-client/api.ts';
import { createImageRefresh } from '@hanji/api-client/images/image-refresh.ts';
import {
  openChapterImages,
  type OpenedImage,
} from '@hanji/api-client/images/open-chapter-images.ts';
import { sendCall } from '@hanji/api-client/request/send-call.ts';
import { contentCalls } from '@hanji/contract/calls/content.ts';
import type { ChapterView } from '@hanji/contract/entities/chapter.ts';
import type { ChapterAddress } from '#paths/paths.ts';

/** Gives images of a chapter addresses that have not expired: see `createImageRefresh`. */
export function imageRefreshOf(address: ChapterAddress) {
  return createImageRefresh(() => fetchImages(address));
}

/** Beside the cache on purpose: another view there would begin the chapter anew. */
async function fetchImages(address: ChapterAddress): Promise<readonly OpenedImage[]> {
  const outcome = await sendCall(apiSettings(), contentCalls.getChapterView, {
    params: { ...address },
  });
  if ('error' in outcome) throw outcome.error;
  return openChapterImages(outcome.data as ChapterView);
}
