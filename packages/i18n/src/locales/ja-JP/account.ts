import type { Phrases } from '../../phrases.ts';

export const account: Phrases<'ja-JP', 'account'> = {
  signInTitle: 'ログイン',
  notOpenTitle: 'ログインは準備中です',
  notOpenText: 'それまで、無料の作品はログインなしでお読みいただけます。',
  notOpenRefundText:
    '払い戻しの申請にはログインが必要です。しばらくしてから再度お越しいただくか、お知らせに記載のアドレスまでお問い合わせください。',
  settingKept: 'この端末に保存されます。',
  settingDevice: 'この端末の設定',
};
