import type { Phrases } from '../../phrases.ts';

export const notices: Phrases<'ja-JP', 'notices'> = {
  newChapter: '新しい話が公開されました',
  newChapterNamed: '新しい話：{{chapter}}',
  newChapterUnnamed: 'お気に入りの作品に新しい話が公開されました。',
  gift: 'ギフトが届きました',
  giftEnding: 'ギフトの受け取り期限が近づいています',
  giftUntil: '{{gift}}：{{time}}まで受け取れます。',
  inquiryAnswered: 'お問い合わせに回答しました',
  inquiryAnsweredText: '回答をメールでお送りしました。',
  refundText: '申請内容から現在の状況をご確認ください。',
};
