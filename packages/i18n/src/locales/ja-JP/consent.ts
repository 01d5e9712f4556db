import type { Phrases } from '../../phrases.ts';

export const consent: Phrases<'ja-JP', 'consent'> = {
  agreeTitle: '規約への同意をお願いします',
  agreeText: '内容をご確認のうえ、お進みください。',
  agree: '同意して続ける',
  saving: '保存中…',
  group: '規約への同意',
  all: 'すべてに同意する',
  required: '（必須）',
  optional: '（任意）',
  read: '読む',
  termsOfUse: '利用規約',
  privacyPolicy: 'プライバシーポリシー',
  age14: '14歳以上です',
  marketing: 'お知らせやお得な情報をメールで受け取る',
  advertisement: '自分に合った広告を受け取る',
  missing: '続けるには同意が必要です。',
  policy: '規約',
  validFrom: '{{date}}施行',
};
