import type { Phrases } from '../../phrases.ts';

export const purchase: Phrases<'ja-JP', 'purchase'> = {
  cancelled: '購入をキャンセルしました。',
  networkTimeout: '通信がタイムアウトしました。接続を確認してもう一度お試しください。',
  unauthorizedMember: 'このアカウントでは購入できません。もう一度ログインしてください。',
  unsupportedDeviceOrStore: 'この端末またはストアでは購入できません。',
  initialization: '決済を開始できませんでした。もう一度お試しください。',
  server: 'サーバーで問題が発生しました。しばらくしてからもう一度お試しください。',
  response: '購入の処理結果を読み取れませんでした。もう一度お試しください。',
  store:
    'お支払いが承認されませんでした。決済会社にお問い合わせいただくか、しばらくしてからもう一度お試しください。',
  alreadyOwned: 'すでに購入済みです。',
  inProgress: '別の購入を処理中です。しばらくお待ちください。',
  accountMismatch: '別のアカウントの購入です。',
  invalidProduct: 'この商品は販売していません。別の商品をお選びください。',
  unavailableContents: 'この作品は購入できません。',
  noRentalTickets: '使えるチケットがありません。',
};
