import type { AuthorRole, ContentCategory, Genre } from '@hanji/contract/vocabulary.ts';
import { criterionKeyword } from '@hanji/domain/search/search-criterion.ts';

export const genrePath = (category: ContentCategory, genre: Genre): string =>
  `/${category}/genre/${genre}`;

export const menuPath = (category: ContentCategory, code: string, itemCode?: string): string =>
  `/menu/${category}/${code}${itemCode ? `?currentItemCode=${itemCode}` : ''}`;

export const searchPath = (keyword: string): string =>
  keyword ? `/search/${encodeURIComponent(keyword)}` : '/search';

/** What else an author did in a role, or a publisher published. */
export const criterionPath = (field: AuthorRole, value: string): string =>
  searchPath(criterionKeyword({ field, value }));
