import type { Phrases } from '../../phrases.ts';

export const help: Phrases<'ja-JP', 'help'> = {
  faqTitle: 'よくある質問',
  categories: 'カテゴリー',
  all: 'すべて',
  noticesNone: 'お知らせはまだありません',
  noticesNoneText: '新しいお知らせはこちらに掲載します。',
  faqNone: '質問はまだありません',
  faqNoneText: 'お問い合わせいただければ、メールでお答えします。',
  pages: 'ページ',
  previousPage: '前のページ',
  nextPage: '次のページ',
  page: '{{page}}ページ',
  askUs: 'お問い合わせ',
  askUsText: 'お探しの内容が見つかりませんか？',
  validFrom: '{{date}}施行',
  versions: '改定履歴',
  olderVersion: 'これは以前の版です。',
  newerThere: '現在の版を読む',
  version: '{{version}}（{{date}}施行）',
};
