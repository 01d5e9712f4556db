import type { AuthorRole, ContentCategory, Genre } from '@hanji/contract/vocabulary.ts';
import { keywordSegment } from '@hanji/domain/search/keyword-segment.ts';
import { criterionKeyword } from '@hanji/domain/search/search-criterion.ts';

export function genrePath(category: ContentCategory, genre: Genre): string {
  return `/${category}/genre/${genre}`;
}

export function menuPath(category: ContentCategory, code: string, itemCode?: string): string {
  return `/menu/${category}/${code}${itemCode ? `?currentItemCode=${itemCode}` : ''}`;
}

export function searchPath(keyword: string): string {
  return keyword ? `/search/${keywordSegment(keyword)}` : '/search';
}

/** What else an author did in a role, or a publisher published. */
export function criterionPath(field: AuthorRole, value: string): string {
  return searchPath(criterionKeyword({ field, value }));
}
