import type { Phrases } from '../../phrases.ts';

export const refund: Phrases<'ja-JP', 'refund'> = {
  title: 'サービス終了のお知らせ',
  thanks:
    'Hanjiをご利用いただきありがとうございました。ベトナム語サービスは下記のとおり終了いたします。',
  endOfService: 'サービス終了日',
  requestWindow: '払い戻し申請期間',
  from: '{{time}}から',
  until: '{{time}}まで',
  timeZone: '時刻は日本・韓国時間（UTC+9）です。',
  whatTitle: '払い戻しの対象',
  ownedChapters: 'サービス終了前1年以内に購入した話・巻：単価 × 残り日数 ÷ 365',
  paidCoins: '有効期間5年以内の未使用の有料コイン（手数料なし）',
  payout: '申請後3～7営業日以内にお支払い',
  request: '払い戻しを申請する',
  requestsFrom: '払い戻しの申請は{{time}}から受け付けます。',
  requestsClosed: '払い戻しの申請受付は終了しました。下記までお問い合わせください。',
  support: 'お問い合わせ：{{email}}',
};
