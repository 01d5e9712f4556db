import type { Phrases } from '../../phrases.ts';

export const site: Phrases<'zh-TW', 'site'> = {
  description: '在 Hanji 閱讀網路漫畫與小說',
  shutdownDescription: '服務終止與退款公告',
  newest: '最新作品',
  ranking: '排行榜',
  menuDaily: '每日更新',
  menuGenre: '類別',
  menuNew: '新作',
  menuCompleted: '完結',
  labelEvent: '活動',
  labelNew: '新作',
  labelCompleted: '完結',
};
