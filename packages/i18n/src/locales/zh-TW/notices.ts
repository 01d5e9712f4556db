import type { Phrases } from '../../phrases.ts';

export const notices: Phrases<'zh-TW', 'notices'> = {
  newChapter: '新章節上架',
  newChapterNamed: '新章節：{{chapter}}',
  newChapterUnnamed: '您訂閱的作品有新章節了。',
  gift: '您收到一份禮物',
  giftEnding: '禮物即將到期',
  giftUntil: '{{gift}}：請於 {{time}} 前領取。',
  inquiryAnswered: '您的詢問已有回覆',
  inquiryAnsweredText: '回覆已寄到您的電子信箱。',
  refundText: '請查看您的退款申請。',
};
