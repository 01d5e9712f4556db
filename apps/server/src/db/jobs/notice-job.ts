import type { NoticeKind } from '@hanji/contract/notice-vocabulary.ts';
import type { RefundState } from '@hanji/contract/refund-states.ts';

/** A chapter that has appeared; those of the challenge area have ids of their own. */
export type NewChapter = {
  readonly contentId: number;
  readonly chapterId: number;
  /** Of the catalogue where nothing is said. */
  readonly area?: 'challenge';
};

type Facts = {
  newChapter: NewChapter;
  gift: { readonly giftId: number };
  giftEnding: { readonly giftId: number };
  inquiryAnswered: { readonly inquiryId: number };
  refund: { readonly requestId: string; readonly step: RefundStep };
};

/** What somebody else does with a request; that it arrived its member has just read. */
type RefundStep = Exclude<RefundState, 'requested'>;

/** What is told: names are looked up when it is sent, so that no queue holds them. */
export type Notice = {
  [Kind in NoticeKind]: { readonly kind: Kind } & Facts[Kind];
}[NoticeKind];

/** Something to tell a member by web push. */
export type NoticeJob = Notice & { readonly memberId: string };

/** The same for one browser of that member. */
export type PushJob = NoticeJob & { readonly subscriptionId: string };

/** Names what a notice is about: of two with the same, the newer one counts. */
export function noticeTag(notice: Notice): string {
  switch (notice.kind) {
    case 'newChapter':
      return `${notice.area === undefined ? '' : `${notice.area}-`}chapter-${notice.chapterId}`;
    case 'gift':
    case 'giftEnding':
      return `${notice.kind}-${notice.giftId}`;
    case 'inquiryAnswered':
      return `inquiry-${notice.inquiryId}`;
    // A push service takes 32 letters: those of the id alone.
    case 'refund':
      return notice.requestId.replaceAll('-', '');
  }
}
