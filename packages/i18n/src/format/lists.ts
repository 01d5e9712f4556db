import type { Locale } from '../locale.ts';

const kept = new Map<Locale, Intl.ListFormat>();

/** Names one after another: `A, B, and C`, `A、B、C`. */
export function formatList(locale: Locale, names: readonly string[]): string {
  const found = kept.get(locale) ?? new Intl.ListFormat(locale, { type: 'conjunction' });
  kept.set(locale, found);
  return found.format(names);
}
