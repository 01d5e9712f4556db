import type { Genre } from '@hanji/contract/vocabulary.ts';
import type { Words } from '#script.ts';

export function words(
  ko: string,
  ja: string,
  en: string,
  tw: string,
  fr: string,
  de: string,
): Words {
  return {
    'ko-KR': ko,
    'ja-JP': ja,
    'en-US': en,
    'zh-TW': tw,
    'fr-FR': fr,
    'de-DE': de,
  };
}

export const genreNames: Readonly<Record<Genre, Words>> = {
  drama: words('드라마', 'ドラマ', 'Drama', '劇情', 'Drame', 'Drama'),
  romance: words('로맨스', '恋愛', 'Romance', '戀愛', 'Romance', 'Romantik'),
  action: words('액션', 'アクション', 'Action', '動作', 'Action', 'Action'),
  campus: words('학원', '学園', 'Campus', '校園', 'Campus', 'Schule'),
  'slice-of-life': words('일상', '日常', 'Slice of life', '日常', 'Tranche de vie', 'Alltag'),
  essay: words('에세이', 'エッセイ', 'Essay', '散文', 'Essai', 'Essay'),
  fantasy: words('판타지', 'ファンタジー', 'Fantasy', '奇幻', 'Fantasy', 'Fantasy'),
  comedy: words('코미디', 'コメディ', 'Comedy', '喜劇', 'Comédie', 'Komödie'),
  gag: words('개그', 'ギャグ', 'Gags', '搞笑', 'Gag', 'Gags'),
  bl: words('BL', 'BL', 'BL', 'BL', 'BL', 'BL'),
  gl: words('GL', 'GL', 'GL', 'GL', 'GL', 'GL'),
  horror: words('공포', 'ホラー', 'Horror', '恐怖', 'Horreur', 'Horror'),
  mystery: words('미스터리', 'ミステリー', 'Mystery', '懸疑', 'Mystère', 'Mystery'),
  historical: words('시대극', '時代もの', 'Historical', '歷史', 'Historique', 'Historisch'),
  sports: words('스포츠', 'スポーツ', 'Sports', '運動', 'Sport', 'Sport'),
  'sci-fi': words('SF', 'SF', 'Sci-fi', '科幻', 'Science-fiction', 'Science-Fiction'),
  gamble: words('도박', 'ギャンブル', 'Gambling', '博弈', 'Jeux d’argent', 'Glücksspiel'),
  thriller: words('스릴러', 'サスペンス', 'Thriller', '驚悚', 'Thriller', 'Thriller'),
};

/** From Monday; the codes are weekdays with Sunday as 0, so that Sunday is the last item. */
export const weekdays: readonly { readonly code: string; readonly name: Words }[] = [
  { code: '1', name: words('월', '月', 'Mon', '週一', 'Lun.', 'Mo') },
  { code: '2', name: words('화', '火', 'Tue', '週二', 'Mar.', 'Di') },
  { code: '3', name: words('수', '水', 'Wed', '週三', 'Mer.', 'Mi') },
  { code: '4', name: words('목', '木', 'Thu', '週四', 'Jeu.', 'Do') },
  { code: '5', name: words('금', '金', 'Fri', '週五', 'Ven.', 'Fr') },
  { code: '6', name: words('토', '土', 'Sat', '週六', 'Sam.', 'Sa') },
  { code: '0', name: words('일', '日', 'Sun', '週日', 'Dim.', 'So') },
];

export const menuNames = {
  daily: words('요일별', '曜日別', 'By day', '每日更新', 'Par jour', 'Wochentage'),
  genre: words('장르', 'ジャンル', 'Genres', '分類', 'Genres', 'Genres'),
  ranking: words('랭킹', 'ランキング', 'Ranking', '排行榜', 'Classement', 'Rangliste'),
  new: words('신작', '新着', 'New', '新作', 'Nouveautés', 'Neu'),
  completed: words('완결', '完結', 'Completed', '完結', 'Terminés', 'Abgeschlossen'),
} as const;

export const labels = {
  original: words('오리지널', 'オリジナル', 'Original', '原創', 'Original', 'Original'),
  event: words('이벤트', 'イベント', 'Event', '活動', 'Événement', 'Aktion'),
  new: words('신작', '新作', 'New', '新作', 'Nouveau', 'Neu'),
  completed: words('완결', '完結', 'Complete', '完結', 'Complet', 'Komplett'),
} as const;
