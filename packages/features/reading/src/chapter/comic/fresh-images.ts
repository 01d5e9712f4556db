import { apiSettings } from '@hanji/api-client/api.ts';
import {
  openChapterImages,
  type OpenedImage,
} from '@hanji/api-client/images/open-chapter-images.ts';
import { sendCall } from '@hanji/api-client/request/send-call.ts';
import { contentCalls } from '@hanji/contract/calls/content.ts';
import type { ChapterView } from '@hanji/contract/entities/chapter.ts';
import type { ChapterAddress } from '#paths/paths.ts';

/**
 * The images of a chapter with addresses that have not expired; none where the service does not
 * answer. Beside the cache on purpose: another view there would begin the chapter anew.
 */
export async function freshImages(address: ChapterAddress): Promise<readonly OpenedImage[]> {
  const outcome = await sendCall(apiSettings(), contentCalls.getChapterView, {
    params: { ...address },
  });
  return 'data' in outcome ? openChapterImages(outcome.data as ChapterView) : [];
}
