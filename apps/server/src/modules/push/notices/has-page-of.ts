import { editions, type Capability, type EditionId } from '@hanji/contract/editions.ts';
import type { Notice } from '#db/jobs/notice-job.ts';

/** What the page that a notice leads to belongs to. */
function pageOf(notice: Notice): Capability {
  switch (notice.kind) {
    case 'newChapter':
      return notice.area ?? 'reading';
    case 'gift':
    case 'giftEnding':
    case 'inquiryAnswered':
      return 'reading';
    case 'refund':
      return 'refund';
  }
}

/** Whether an edition has the page of a notice; its browsers are told of nothing else. */
export function hasPageOf(edition: EditionId, notice: Notice): boolean {
  const { capabilities } = editions[edition];
  return capabilities.some((capability) => capability === pageOf(notice));
}
