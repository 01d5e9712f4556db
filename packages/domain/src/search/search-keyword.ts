/** The longest keyword (reading-service, section 5), in characters as a reader counts them. */
export const keywordLength = 100;

const characters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/**
 * A keyword as it is searched for: without blanks around it, cut to 100 characters and never
 * inside one. Null where nothing is left: an empty keyword is ignored.
 */
export function searchKeyword(text: string): string | null {
  const trimmed = text.trim();
  if (trimmed.length <= keywordLength) return trimmed || null;
  return Array.from(characters.segment(trimmed), ({ segment }) => segment)
    .slice(0, keywordLength)
    .join('')
    .trimEnd();
}
