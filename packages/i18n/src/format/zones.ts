import type { Locale } from '../locale.ts';

/** A time zone as readers of the language call it: `日本標準時` of `Asia/Tokyo`. */
export function formatZone(locale: Locale, timeZone: string): string {
  const parts = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'long' }).formatToParts();
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}
