import type { Phrases } from '../../phrases.ts';

export const external: Phrases<'ja-JP', 'external'> = {
  title: 'ログイン',
  working: '{{provider}}でログインしています…',
  connecting: '{{provider}}を連携しています…',
  signUpTitle: '{{provider}}で新規登録しますか？',
  signUpText: 'このアカウントはまだ登録されていません。',
  signUpFirstTitle: '先に新規登録してください',
  signUpFirstText: 'この{{provider}}アカウントでの登録履歴がありません。',
  signUp: '新規登録',
  notFoundTitle: 'ユーザーが見つかりません',
  notFoundText: 'このアカウントは削除の手続き中です。',
  completedTitle: '登録が完了しました',
  completedText: 'Hanjiへようこそ。',
  failedTitle: 'ログインできませんでした',
  failedText: 'もう一度お試しいただくか、別の方法でログインしてください。',
};
