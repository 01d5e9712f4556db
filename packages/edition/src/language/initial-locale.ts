import { readLanguageCookie } from '@hanji/i18n/language-cookie.ts';
import { matchLocale, type Locale } from '@hanji/i18n/locale.ts';
import type { Edition } from '#edition.ts';

/** The language to start in: the chosen one where this edition speaks it, else the browser's wish. */
export function initialLocale(
  edition: Edition,
  cookies: string,
  preferred: readonly string[],
): Locale {
  const chosen = readLanguageCookie(cookies);
  if (chosen && edition.locales.includes(chosen)) return chosen;
  return matchLocale(preferred, edition.locales);
}
