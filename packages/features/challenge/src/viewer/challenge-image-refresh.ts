import { apiSettings } from '@hanji/api-client/api.ts';
import { createImageRefresh } from '@hanji/api-client/images/image-refresh.ts';
import type { OpenedImage } from '@hanji/api-client/images/open-chapter-images.ts';
import { sendCall } from '@hanji/api-client/request/send-call.ts';
import { challengeCalls } from '@hanji/contract/calls/challenge.ts';
import type { ChallengeChapterView } from '@hanji/contract/entities/challenge.ts';
import type { ChapterAddress } from '#paths/challenge-paths.ts';
import { openImages } from './challenge-images.ts';

/** Gives images of a chapter addresses that have not expired: see `createImageRefresh`. */
export function imageRefreshOf(address: ChapterAddress) {
  return createImageRefresh(() => fetchImages(address));
}

/** Beside the cache on purpose: another view there would begin the chapter anew. */
async function fetchImages(address: ChapterAddress): Promise<OpenedImage[]> {
  const outcome = await sendCall(apiSettings(), challengeCalls.getChallengeChapter, {
    params: { ...address },
  });
  if ('error' in outcome) throw outcome.error;
  return openImages(outcome.data as ChallengeChapterView);
}
