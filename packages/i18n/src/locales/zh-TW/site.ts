import type { Phrases } from '../../phrases.ts';

export const site: Phrases<'zh-TW', 'site'> = {
  newest: '最新作品',
  ranking: '排行榜',
  menuDaily: '每日更新',
  menuGenre: '類型',
  menuNew: '新作',
  menuCompleted: '完結',
  labelEvent: '活動',
  labelNew: '新作',
  labelCompleted: '完結',
};
