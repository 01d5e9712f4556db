import { apiSettings } from '@hanji/api-client/api.ts';
import { sendCall } from '@hanji/api-client/request/send-call.ts';
import { contentCalls } from '@hanji/contract/calls/content.ts';
import type { Chapter, ChapterView } from '@hanji/contract/entities/chapter.ts';
import type { PagePicture } from '@hanji/contract/pages.ts';
import { chapterPictures } from '#first/first-pictures.ts';
import type { ChapterAddress } from '#paths/paths.ts';

/** Whether the chapter opens at once: nothing is taken, asked or begun by it. */
function isOpen({ salesConfig, activity }: Chapter): boolean {
  return salesConfig.free || activity.unlocked || activity.rentRemained > 0;
}

/** What is delivered of a fresh unlock ends the time in which it can be taken back. */
function isDelivery({ chapter }: ChapterView): boolean {
  return chapter.images.some(({ parameter }) => new URLSearchParams(parameter).has('unlock'));
}

/**
 * Fetches the pictures that a chapter begins with into the browser's store. The service is told of
 * no reading, and nothing is fetched of what would be paid for, begun or delivered by that.
 */
export async function prepareChapter(address: ChapterAddress, chapter: Chapter): Promise<void> {
  if (!isOpen(chapter)) return;
  const outcome = await sendCall(apiSettings(), contentCalls.getChapterView, {
    params: { ...address },
  });
  if ('error' in outcome) return;
  const view = outcome.data as ChapterView;
  if (isDelivery(view)) return;
  for (const picture of await chapterPictures(view)) fetchPicture(picture);
}

function fetchPicture({ url, srcset = '', sizes = '' }: PagePicture): void {
  const image = new Image();
  image.fetchPriority = 'low';
  image.sizes = sizes;
  image.srcset = srcset;
  image.src = url;
}
