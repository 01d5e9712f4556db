import type { Phrases } from '../../phrases.ts';

export const site: Phrases<'ja-JP', 'site'> = {
  newest: '新着作品',
  ranking: 'ランキング',
  menuDaily: '曜日別',
  menuGenre: 'ジャンル',
  menuNew: '新着',
  menuCompleted: '完結',
  labelEvent: 'イベント',
  labelNew: '新作',
  labelCompleted: '完結',
};
