import { authorRoles, type AuthorRole } from '@hanji/contract/vocabulary.ts';

/** What a click on an author or a publisher asks for: `writer:Name`, `publisher:Name`. */
export type SearchCriterion = { readonly field: AuthorRole; readonly value: string };

/** The criterion that a keyword is; null where it is only words (reading-service, section 5). */
export function searchCriterion(keyword: string): SearchCriterion | null {
  const colon = keyword.indexOf(':');
  const field = authorRoles.find((one) => one === keyword.slice(0, colon));
  const value = keyword.slice(colon + 1).trim();
  return colon === -1 || field === undefined || value === '' ? null : { field, value };
}

/** What a reader sees of a keyword: of a criterion `writer:Name` the name. */
export function criterionValue(keyword: string): string {
  return searchCriterion(keyword)?.value ?? keyword;
}
