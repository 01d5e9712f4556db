import type { Phrases } from '../../phrases.ts';

export const events: Phrases<'zh-TW', 'events'> = {
  upcoming: '即將開始',
  running: '進行中',
  ended: '已結束',
  period: '活動期間',
  titles: '參與作品',
  over: '這個活動已經結束，感謝你的參與。',
  toEvents: '看看進行中的活動',
  adultText: '登入並完成年齡驗證後，即可查看這個活動。',
};
