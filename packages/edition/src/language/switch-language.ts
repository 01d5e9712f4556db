import type { Language } from '@hanji/contract/entities/app.ts';
import { titlePath } from '@hanji/domain/paths/title-path.ts';
import { changeLanguage } from '@hanji/i18n/i18n.ts';
import { languageCookie } from '@hanji/i18n/language-cookie.ts';
import type { Locale } from '@hanji/i18n/locale.ts';
import type { i18n } from 'i18next';
import type { RunningEdition } from '#edition-context.tsx';
import { writeCookie } from '#storage/write-cookie.ts';

/** Makes a language of this edition the current one, now and for 365 days. */
export async function speak(
  { phrases }: RunningEdition,
  translator: i18n,
  locale: Locale,
): Promise<void> {
  writeCookie(languageCookie(locale));
  const load = phrases[locale];
  if (load) await changeLanguage(translator, locale, load);
}

/**
 * Where another edition's site takes up a language that was chosen here; null for a bad address. From
 * a title it leads to the same one, which is there in that language too, or says in which it is.
 */
export function siteForLanguage(language: Language, pathname: string): string | null {
  const site = URL.parse('/switch', language.link);
  if (!site || !/^https?:$/.test(site.protocol)) return null;
  site.searchParams.set('language', language.code);
  const title = titlePath(pathname);
  if (title !== null) site.searchParams.set('redirect', title);
  return site.href;
}
