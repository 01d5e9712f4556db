import type { Phrases } from '../../phrases.ts';

export const site: Phrases<'ko-KR', 'site'> = {
  newest: '새로 올라온 작품',
  ranking: '랭킹',
  menuDaily: '요일별',
  menuGenre: '장르',
  menuNew: '신작',
  menuCompleted: '완결',
  labelEvent: '이벤트',
  labelNew: '신작',
  labelCompleted: '완결',
};
