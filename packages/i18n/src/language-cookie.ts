import { isLocale, type Locale } from './locale.ts';

export const languageCookieName = 'global_language';

const secondsPerDay = 86_400;

/** The chosen language, or null where none or an unknown one is stored. */
export function readLanguageCookie(cookies: string): Locale | null {
  const pair = cookies.split('; ').find((part) => part.startsWith(`${languageCookieName}=`));
  const value = pair?.slice(languageCookieName.length + 1) ?? '';
  return isLocale(value) ? value : null;
}

/** What to assign to `document.cookie`; lasts 365 days (reading-service, section 9, and its decision). */
export function languageCookie(locale: Locale): string {
  return `${languageCookieName}=${locale}; Max-Age=${365 * secondsPerDay}; Path=/; SameSite=Lax`;
}
