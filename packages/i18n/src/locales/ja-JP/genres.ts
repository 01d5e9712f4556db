import type { Phrases } from '../../phrases.ts';

export const genres: Phrases<'ja-JP', 'genres'> = {
  drama: 'ドラマ',
  romance: '恋愛',
  action: 'アクション',
  campus: '学園',
  'slice-of-life': '日常',
  essay: 'エッセイ',
  fantasy: 'ファンタジー',
  comedy: 'コメディ',
  gag: 'ギャグ',
  bl: 'BL',
  gl: '百合',
  horror: 'ホラー',
  mystery: 'ミステリー',
  historical: '歴史',
  sports: 'スポーツ',
  'sci-fi': 'SF',
  gamble: 'ギャンブル',
  thriller: 'サスペンス',
};
