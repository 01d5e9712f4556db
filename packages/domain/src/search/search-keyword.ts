import { isBlank } from '#text/invisible-characters.ts';
import { cutToVisible } from '#text/visible-characters.ts';

/** The longest keyword (reading-service, section 5), in characters as a reader counts them. */
export const keywordLength = 100;

/**
 * A keyword as it is searched for: without blanks around it, cut to 100 characters and never
 * inside one. Null where nothing can be seen of it: an empty keyword is ignored (reading-service,
 * section 5). Half of a surrogate pair becomes U+FFFD, since no address can carry it.
 */
export function searchKeyword(text: string): string | null {
  const keyword = cutToVisible(text.trim().toWellFormed(), keywordLength).trimEnd();
  return isBlank(keyword) ? null : keyword;
}
