import type { Phrases } from '../../phrases.ts';

export const menu: Phrases<'ja-JP', 'menu'> = {
  challenge: 'チャレンジ',
  commentHistory: 'コメント履歴',
  manageTitles: '作品管理',
  settings: '設定',
  notices: 'お知らせ',
  help: 'ヘルプ',
  coins: 'コイン',
  freeCoins: '無料コイン',
  tickets: 'チケット',
  signInPitch: 'ログインすると、どの端末でも続きから読めます。',
  signInWith: '{{provider}}でログイン',
  signInByEmail: 'メールアドレスでログイン',
  byEmail: 'メールアドレス',
  matureSwitch: '19歳以上向けの作品を表示',
  on: 'オン',
  off: 'オフ',
  matureSignInTitle: 'ログインが必要です',
  matureSignInText: '19歳以上向けの作品は、ログインすると表示できます。',
  toTop: 'ページ上部へ',
  toasts: 'メッセージ',
};
