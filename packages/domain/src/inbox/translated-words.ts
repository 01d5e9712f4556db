import type { Locale } from '@hanji/contract/vocabulary.ts';

/** What an entry of the inbox says: plain text, of which nothing is markup. */
export type InboxWords = { readonly title: string; readonly description: string };

/** The words of an operator: as they were written first, and in languages that have their own. */
export type TranslatedWords = InboxWords & {
  readonly translations: { readonly [L in Locale]?: InboxWords | undefined };
};

/** In the language of who reads, or else as they were written first. */
export function wordsIn(
  { translations, title, description }: TranslatedWords,
  locale: Locale,
): InboxWords {
  return translations[locale] ?? { title, description };
}
