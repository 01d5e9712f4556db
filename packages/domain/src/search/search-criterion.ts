import type { AuthorRole } from '@hanji/contract/vocabulary.ts';

/** What a click on an author or a publisher asks for: `writer:Name`, `publisher:Name`. */
export type SearchCriterion = { readonly field: AuthorRole; readonly value: string };

const fields: Readonly<Record<AuthorRole, true>> = {
  creator: true,
  writer: true,
  artist: true,
  assistant: true,
  original_creator: true,
  publisher: true,
  studio: true,
};

const isField = (text: string): text is AuthorRole => Object.hasOwn(fields, text);

/** The criterion that a keyword is; null where it is only words (reading-service, section 5). */
export function searchCriterion(keyword: string): SearchCriterion | null {
  const colon = keyword.indexOf(':');
  const field = keyword.slice(0, Math.max(0, colon));
  const value = keyword.slice(colon + 1).trim();
  return isField(field) && value !== '' ? { field, value } : null;
}

/** What a reader sees of a keyword: of a criterion `writer:Name` the name. */
export function criterionValue(keyword: string): string {
  return searchCriterion(keyword)?.value ?? keyword;
}
