/** The longest keyword (reading-service, section 5), in characters as a reader counts them. */
export const keywordLength = 100;

/** Its standard is the character as a reader sees it: a letter with its marks, a whole emoji. */
const characters = new Intl.Segmenter();

const visible = /[^\s\p{Cc}\p{Default_Ignorable_Code_Point}]/u;

/**
 * A keyword as it is searched for: without blanks around it, cut to 100 characters and never
 * inside one. Null where nothing can be seen of it: an empty keyword is ignored (reading-service,
 * section 5). Half of a surrogate pair becomes U+FFFD, since no address can carry it.
 */
export function searchKeyword(text: string): string | null {
  const all = Array.from(characters.segment(text.trim().toWellFormed()), ({ segment }) => segment);
  const keyword = all.slice(0, keywordLength).join('').trimEnd();
  return visible.test(keyword) ? keyword : null;
}
