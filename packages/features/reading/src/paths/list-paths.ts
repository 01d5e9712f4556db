import type { AuthorRole, ContentCategory, Genre } from '@hanji/contract/vocabulary.ts';

export const genrePath = (category: ContentCategory, genre: Genre): string =>
  `/${category}/genre/${genre}`;

export const menuPath = (category: ContentCategory, code: string, itemCode?: string): string =>
  `/menu/${category}/${code}${itemCode ? `?currentItemCode=${itemCode}` : ''}`;

export const searchPath = (keyword: string): string =>
  keyword ? `/search/${encodeURIComponent(keyword)}` : '/search';

/** "A search criterion is field:value" (challenge-and-shutdown, section 3). */
export const criterionPath = (field: AuthorRole | 'publisher', value: string): string =>
  searchPath(`${field}:${value}`);
