import { genres, type Genre } from '@hanji/contract/vocabulary.ts';
import { formatWeekday } from '@hanji/i18n/format/dates.ts';
import type { PlainPhrase } from '@hanji/i18n/translate.ts';
import { translators } from '@hanji/i18n/translators.ts';
import { workLocales, type WorkLocale, type Words } from '#script.ts';

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

function inEveryLanguage(say: (locale: WorkLocale) => string): Words {
  return Object.fromEntries(workLocales.map((locale) => [locale, say(locale)])) as Words;
}

type SharedPhrase =
  | `genres:${PlainPhrase<'genres'>}`
  | `reading:${PlainPhrase<'reading'>}`
  | `site:${PlainPhrase<'site'>}`;

/** What the dictionary says already. */
export function phrase(key: SharedPhrase): Words {
  return inEveryLanguage((locale) => translators[locale](key));
}

export const genreNames = Object.fromEntries(
  genres.map((genre) => [genre, phrase(`genres:${genre}`)]),
) as Readonly<Record<Genre, Words>>;

function weekdayName(locale: WorkLocale, weekday: number): string {
  const [first = '', ...rest] = formatWeekday(locale, weekday, 'short');
  return first.toLocaleUpperCase(locale) + rest.join('');
}

/** From Monday; the codes are weekdays with Sunday as 0, so that Sunday is the last item. */
export const weekdays: readonly { readonly code: string; readonly name: Words }[] = [
  1, 2, 3, 4, 5, 6, 0,
].map((weekday) => ({
  code: String(weekday),
  name: inEveryLanguage((locale) => weekdayName(locale, weekday)),
}));

export const menuNames = {
  daily: phrase('site:menuDaily'),
  genre: phrase('site:menuGenre'),
  ranking: phrase('site:ranking'),
  new: phrase('site:menuNew'),
  completed: phrase('site:menuCompleted'),
} as const;

export const labels = {
  original: phrase('reading:original'),
  event: phrase('site:labelEvent'),
  new: phrase('site:labelNew'),
  completed: phrase('site:labelCompleted'),
} as const;
