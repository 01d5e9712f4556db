import type { Phrases } from '../../phrases.ts';

export const external: Phrases<'ja-JP', 'external'> = {
  title: 'ログイン',
  working: '{{provider}}でログインしています…',
  connecting: '{{provider}}を連携しています…',
  signUpTitle: '{{provider}}で会員登録しますか？',
  signUpText: 'このアカウントはまだ登録されていません。',
  signUpFirstTitle: '先に会員登録してください',
  signUpFirstText: 'この{{provider}}アカウントでの登録履歴がありません。',
  signUp: '会員登録',
  notFoundTitle: 'ユーザーが見つかりません',
  notFoundText: '退会手続き中のアカウントです。',
  completedTitle: '登録が完了しました',
  completedText: 'Hanjiへようこそ。',
  failedTitle: 'ログインできませんでした',
  failedText: 'もう一度お試しいただくか、別の方法でログインしてください。',
};
