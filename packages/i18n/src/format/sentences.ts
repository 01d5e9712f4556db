import type { Locale } from '../locale.ts';

/** After 。 stands no space. */
const withoutSpaces: ReadonlySet<Locale> = new Set(['ja-JP', 'zh-TW']);

/** Whole sentences one after another, as the language sets them. */
export function joinSentences(locale: Locale, sentences: readonly string[]): string {
  return sentences.join(withoutSpaces.has(locale) ? '' : ' ');
}
