import type { Phrases } from '../../phrases.ts';

export const push: Phrases<'zh-TW', 'push'> = {
  title: '通知',
  lead: '訂閱作品的新章節、禮物，以及詢問的回覆，我們都會通知您。21:00 至 08:00 不會傳送。',
  leadRefund: '退款開始處理和匯出時，會在這個瀏覽器通知您。21:00 至 08:00 不會傳送。',
  turnOn: '開啟通知',
  turnOff: '關閉通知',
  notNow: '不用了',
  isOn: '這個瀏覽器已開啟通知。',
  denied: '這個瀏覽器封鎖了 Hanji 的通知。請在瀏覽器的網站設定中允許通知，再試一次。',
  unsupported:
    '這個瀏覽器無法顯示通知。使用 iPhone 或 iPad 時，請先將 Hanji 加入主畫面，再從主畫面開啟。',
  failed: '無法變更通知設定，請稍後再試。',
  here: '在這個瀏覽器接收通知',
  newChapter: '新章節',
  newChapterHint: '您訂閱的作品。',
  gift: '禮物',
  giftEnding: '即將到期的禮物',
  inquiryAnswered: '詢問的回覆',
  night: '夜間也接收',
  nightHint: '21:00 至 08:00。',
};
