import { useGetAppConfigQuery } from '@hanji/api-client/endpoints/app.ts';
import type { Language } from '@hanji/contract/entities/app.ts';
import { languageNames } from '@hanji/i18n/locale.ts';
import { useEdition } from '#edition-context.tsx';

/**
 * Every language that Hanji is read in, with the site that speaks it (GET /app/config/{x}). Until
 * the service has answered, those of this edition.
 */
export function useLanguages(): readonly Language[] {
  const { locales } = useEdition();
  const { data } = useGetAppConfigQuery({ params: { platform: 'web' } });
  if (data) return data.languages.toSorted((a, b) => a.sort - b.sort);
  return locales.map((code, sort) => ({
    code,
    label: languageNames[code],
    sort,
    link: location.origin,
  }));
}
