/** Local storage key (reading-service, section 3 "Recent search keywords"). */
export const recentKeywordsKey = 'keywords';

const stored = 10;
const shown = { wide: 5, narrow: 10 } as const;

/** Reads the stored comma list, newest first; a part that cannot be read is left out. */
export function readRecentKeywords(list: string | null): string[] {
  const keywords = (list ?? '').split(',').flatMap((part) => decode(part));
  return [...new Set(keywords)].slice(0, stored);
}

/** As a comma list; a comma inside a keyword is encoded. */
export function writeRecentKeywords(keywords: readonly string[]): string {
  return keywords.map((keyword) => encodeURIComponent(keyword.toWellFormed())).join(',');
}

/** The list after a search: newest first, none twice, at most 10. */
export function addRecentKeyword(keywords: readonly string[], keyword: string): string[] {
  return [keyword, ...removeRecentKeyword(keywords, keyword)].slice(0, stored);
}

/** The list without a keyword (section 2: each is deletable). */
export function removeRecentKeyword(keywords: readonly string[], keyword: string): string[] {
  return keywords.filter((other) => other !== keyword);
}

/** What the dropdown shows: 5 on wide screens, 10 on others (section 2). */
export function shownKeywords(keywords: readonly string[], wide: boolean): string[] {
  return keywords.slice(0, wide ? shown.wide : shown.narrow);
}

function decode(part: string): string[] {
  try {
    const keyword = decodeURIComponent(part);
    return keyword ? [keyword] : [];
  } catch {
    return [];
  }
}
