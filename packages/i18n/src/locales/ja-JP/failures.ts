import type { Phrases } from '../../phrases.ts';

export const failures: Phrases<'ja-JP', 'failures'> = {
  badRequest: 'リクエストを処理できませんでした。',
  callNotFound: 'このアドレスには何もありません。',
  methodNotAllowed: 'このアドレスでは使えない方法です。',
  contentNotFound: 'この作品は現在ご利用いただけません。',
  chapterNotFound: '現在ご覧いただけません。',
  trialNotFound: '試し読みはありません。',
  listNotFound: 'この一覧は現在ご利用いただけません。',
  fileNotFound: 'ファイルがありません。',
  linkExpired: 'リンクの有効期限が切れました。もう一度作品を開いてください。',
  signInRequired: 'ログインしてください。',
  guestRefused: 'ゲストの方はご利用いただけません。会員登録をお願いします。',
  notYours: '別のアカウントの情報です。',
  originRefused: 'このサイトからのリクエストは受け付けていません。',
  purchaseRequired: '購入またはレンタルするとお読みいただけます。',
  acceptanceRequired: '成人向けの作品です。表示してよいかご確認ください。',
  verificationRequired: '年齢確認が必要な作品です。',
  tooManyRequests: 'リクエストが多すぎます。しばらくしてからお試しください。',
  unavailable: '現在サービスをご利用いただけません。しばらくしてからお試しください。',
  unexpected: 'エラーが発生しました。しばらくしてからお試しください。',
};
