/** What a member is told of by web push; each kind can be switched off. */
export const noticeKinds = [
  'newChapter',
  'gift',
  'giftEnding',
  'inquiryAnswered',
  'refund',
] as const;
export type NoticeKind = (typeof noticeKinds)[number];

/** What a member switches: each kind, and whether they may come at night. */
export const noticeSwitches = [...noticeKinds, 'night'] as const;
export type NoticeSwitch = (typeof noticeSwitches)[number];
