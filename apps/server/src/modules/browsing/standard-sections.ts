import type { Locale } from '@hanji/contract/vocabulary.ts';
import { translators } from '@hanji/i18n/translators.ts';
import type { SectionRow } from './queries.ts';

export type SectionPlan = Omit<SectionRow, 'language' | 'category' | 'page' | 'sort'>;

/** What a Home shows before anybody has arranged it. */
export function standardSections(locale: Locale): SectionPlan[] {
  const t = translators[locale];
  const shared = {
    elementUiType: 'normal',
    additionalText: '',
    genre: null,
    urlHttp: null,
  } as const;
  return [
    { ...shared, id: 1, sectionUiType: 'normal', source: 'newest', title: t('site:newest') },
    { ...shared, id: 2, sectionUiType: 'ranking', source: 'ranking', title: t('site:ranking') },
  ];
}
