import type { Phrases } from '../../phrases.ts';

export const account: Phrases<'zh-TW', 'account'> = {
  signInTitle: '登入',
  notOpenTitle: '登入功能即將開放',
  notOpenText: '在此之前，免費作品無需登入即可閱讀。',
  notOpenRefundText: '申請退款需要登入。請稍後再來，或寫信至公告中的信箱與我們聯絡。',
  settingKept: '設定會保存在這台裝置上。',
  settingDevice: '此裝置的設定',
};
