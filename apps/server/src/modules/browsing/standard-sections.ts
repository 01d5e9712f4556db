import type { Locale } from '@hanji/contract/vocabulary.ts';
import type { SectionRow } from './queries.ts';

const words: Readonly<Record<Locale, { newest: string; ranking: string }>> = {
  'ko-KR': { newest: '새로 올라온 작품', ranking: '랭킹' },
  'ja-JP': { newest: '新着作品', ranking: 'ランキング' },
  'en-US': { newest: 'New arrivals', ranking: 'Ranking' },
  'zh-TW': { newest: '最新作品', ranking: '排行榜' },
  'vi-VN': { newest: 'Mới cập nhật', ranking: 'Bảng xếp hạng' },
  'fr-FR': { newest: 'Nouveautés', ranking: 'Classement' },
  'de-DE': { newest: 'Neu erschienen', ranking: 'Rangliste' },
};

export type SectionPlan = Omit<SectionRow, 'language' | 'category' | 'page' | 'sort'>;

/** What a Home shows before anybody has arranged it. */
export function standardSections(locale: Locale): SectionPlan[] {
  const shared = {
    elementUiType: 'normal',
    additionalText: '',
    genre: null,
    urlHttp: null,
  } as const;
  return [
    { ...shared, id: 1, sectionUiType: 'normal', source: 'newest', title: words[locale].newest },
    { ...shared, id: 2, sectionUiType: 'ranking', source: 'ranking', title: words[locale].ranking },
  ];
}
