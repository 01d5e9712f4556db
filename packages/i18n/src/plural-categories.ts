import type { Locale } from './locale.ts';

/**
 * The plural categories of each language, as Unicode has them; a test holds them against
 * `Intl.PluralRules`. A phrase that counts has exactly these forms: `coins_one`, `coins_other`.
 */
export const pluralCategories = {
  'ko-KR': ['other'],
  'ja-JP': ['other'],
  'en-US': ['one', 'other'],
  'zh-TW': ['other'],
  'vi-VN': ['other'],
  'fr-FR': ['one', 'many', 'other'],
  'de-DE': ['one', 'other'],
} as const satisfies Record<Locale, readonly Intl.LDMLPluralRule[]>;

export type PluralCategory<L extends Locale> = (typeof pluralCategories)[L][number];
