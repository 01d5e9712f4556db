import type { Locale } from '../locale.ts';

/** Names one after another: `A, B, and C`, `A、B、C`. */
export function formatList(locale: Locale, names: readonly string[]): string {
  return new Intl.ListFormat(locale, { type: 'conjunction' }).format(names);
}
