import type { Genre } from '@hanji/contract/vocabulary.ts';
import { searchText } from './search-text.ts';

/** As somebody types it: without marks, punctuation and spaces. */
function typed(text: string): string {
  return searchText(text)
    .normalize('NFD')
    .replace(/[\p{M}\p{P}\s]/gu, '');
}

/** The genres that a keyword is the name of, in the words of a language. */
export function namedGenres(
  keyword: string,
  names: readonly (readonly [Genre, string])[],
): readonly Genre[] {
  const wanted = typed(keyword);
  return names.filter(([, name]) => typed(name) === wanted).map(([genre]) => genre);
}
