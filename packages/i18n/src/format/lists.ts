import type { Locale } from '../locale.ts';

const kept = new Map<Locale, Intl.ListFormat>();

/** Things one after another in a sentence: `A, B, and C`, `A、B、C`. */
export function formatList(locale: Locale, items: readonly string[]): string {
  const found = kept.get(locale) ?? new Intl.ListFormat(locale, { type: 'conjunction' });
  kept.set(locale, found);
  return found.format(items);
}

/**
 * Who made something, each name once: `A, B`, `A、B`. Without an "and", which pen names can have
 * themselves, and which no credits have.
 */
export function formatNames(locale: Locale, names: readonly string[]): string {
  const separator = locale === 'ja-JP' || locale === 'zh-TW' ? '、' : ', ';
  return [...new Set(names)].join(separator);
}
