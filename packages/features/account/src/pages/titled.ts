import type { FirstScreen } from '@hanji/edition/pages/page.ts';
import type { PhraseBundle } from '@hanji/i18n/phrases.ts';

export type Title = (words: PhraseBundle) => string | undefined;

/** Of pages that belong to one visit: their titles, and nothing for those who gather pages. */
export function titled(title: Title): FirstScreen {
  return { head: (words) => ({ title: title(words), robots: 'noindex' }) };
}
