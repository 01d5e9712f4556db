import type { Phrases } from '../../phrases.ts';

export const genres: Phrases<'ko-KR', 'genres'> = {
  drama: '드라마',
  romance: '로맨스',
  action: '액션',
  campus: '학원',
  'slice-of-life': '일상',
  essay: '에세이',
  fantasy: '판타지',
  comedy: '코미디',
  gag: '개그',
  bl: 'BL',
  gl: 'GL',
  horror: '공포',
  mystery: '미스터리',
  historical: '시대극',
  sports: '스포츠',
  'sci-fi': 'SF',
  gamble: '도박',
  thriller: '스릴러',
};
