import { searchFormField, type PageVisit } from '@hanji/contract/pages.ts';
import { keywordSegment } from '@hanji/domain/search/keyword-segment.ts';
import { searchKeyword } from '@hanji/domain/search/search-keyword.ts';

/** Addresses that search forms are sent to, and where nothing that can be seen was asked for. */
const unsearched: Readonly<Record<string, string>> = {
  '/search': '/search',
  '/challenge/search': '/challenge',
};

/**
 * Where a search form leads that a browser has sent by itself, as it does without scripts and before
 * they are there: the address of its keyword. Null where this is no such form.
 */
export function sentSearch({
  pathname,
  search,
}: Pick<PageVisit, 'pathname' | 'search'>): string | null {
  const empty = Object.hasOwn(unsearched, pathname) ? unsearched[pathname] : undefined;
  const sent = new URLSearchParams(search).get(searchFormField);
  if (empty === undefined || sent === null) return null;
  const keyword = searchKeyword(sent);
  return keyword === null ? empty : `${pathname}/${keywordSegment(keyword)}`;
}
