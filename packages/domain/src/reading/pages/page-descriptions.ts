/** So many characters of what is said of a page are kept: a transcript of all of its balloons. */
export const longestDescription = 2000;

const fileName = /^\S+\.(?:jpe?g|png|gif|webp|avif|svg|bmp|tiff?)$/i;
/** A page by its number, and words that only say that there is a picture. */
const nothing = /^(?:(?:page|image|picture|img|p|panel|cover|seite|bild)?[\s._-]*\d*|\[.*\])$/i;

function cleaned(text: string): string {
  return text
    .replaceAll(/[\p{Cc}\p{Cf}]+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/**
 * What is said of each of a work's pages, for who does not see them: a function from the text that
 * stands beside a page to what is kept of it, or null. What is said of several pages in the same
 * words, as tools fill it in, says nothing of any of them.
 */
export function descriptionsAmong(texts: readonly string[]): (text: string) => string | null {
  const counts = new Map<string, number>();
  for (const text of texts.map(cleaned)) counts.set(text, (counts.get(text) ?? 0) + 1);
  return (text) => {
    const own = cleaned(text);
    if (nothing.test(own) || fileName.test(own) || (counts.get(own) ?? 0) > 1) return null;
    const letters = [...own];
    if (letters.length <= longestDescription) return own;
    return `${letters.slice(0, longestDescription - 1).join('')}…`;
  };
}
