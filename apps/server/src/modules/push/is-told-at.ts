import { editions, type Capability, type EditionId } from '@hanji/contract/editions.ts';
import type { NoticeKind } from '@hanji/contract/notice-vocabulary.ts';

/** What the page that a notice leads to belongs to. */
const pageOf = {
  newChapter: 'reading',
  gift: 'reading',
  giftEnding: 'reading',
  inquiryAnswered: 'reading',
  refund: 'refund',
} as const satisfies Readonly<Record<NoticeKind, Capability>>;

/** Whether an edition has the page of a notice; its browsers are told of nothing else. */
export function isToldAt(edition: EditionId, kind: NoticeKind): boolean {
  const { capabilities } = editions[edition];
  return capabilities.some((capability) => capability === pageOf[kind]);
}
