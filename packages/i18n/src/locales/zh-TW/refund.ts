import type { Phrases } from '../../phrases.ts';

export const refund: Phrases<'zh-TW', 'refund'> = {
  title: '服務終止公告',
  thanks: '感謝您使用 Hanji。越南語服務將依下列時程終止。',
  endOfService: '服務終止日',
  requestWindow: '退款申請期間',
  from: '自 {{time}}',
  until: '至 {{time}}',
  timeZone: '時間以東京、首爾時間（UTC+9）為準。',
  whatTitle: '退款項目',
  ownedChapters: '服務終止前一年內購買的章節：單價 × 剩餘天數 ÷ 365',
  paidCoins: '有效期五年內未使用的付費代幣（免手續費）',
  payout: '申請後 3 至 7 個工作天內付款',
  request: '申請退款',
  requestsFrom: '退款申請自 {{time}} 起受理。',
  requestsClosed: '退款申請已截止，請透過下方信箱與我們聯絡。',
  support: '聯絡信箱：{{email}}',
};
