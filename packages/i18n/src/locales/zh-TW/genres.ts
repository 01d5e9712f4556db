import type { Phrases } from '../../phrases.ts';

export const genres: Phrases<'zh-TW', 'genres'> = {
  drama: '劇情',
  romance: '愛情',
  action: '動作',
  campus: '校園',
  'slice-of-life': '日常',
  essay: '散文',
  fantasy: '奇幻',
  comedy: '喜劇',
  gag: '搞笑',
  bl: 'BL',
  gl: 'GL',
  horror: '恐怖',
  mystery: '懸疑',
  historical: '歷史',
  sports: '運動',
  'sci-fi': '科幻',
  gamble: '博弈',
  thriller: '驚悚',
};
