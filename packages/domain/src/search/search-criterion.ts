import type { AuthorRole } from '@hanji/contract/vocabulary.ts';

/** What a click on an author or a publisher asks for: `writer:Name`, `publisher:Name`. */
export type SearchCriterion = { readonly field: AuthorRole; readonly value: string };

const fields: { readonly [Role in AuthorRole]: Role } = {
  creator: 'creator',
  writer: 'writer',
  artist: 'artist',
  assistant: 'assistant',
  original_creator: 'original_creator',
  publisher: 'publisher',
  studio: 'studio',
};

/**
 * The criterion that a keyword is; null where it is only words (challenge-and-shutdown, section 3
 * "Search criterion"). Only the first colon divides, so that a name may have some of its own.
 */
export function searchCriterion(keyword: string): SearchCriterion | null {
  const [name, ...rest] = keyword.split(':');
  const field = Object.values(fields).find((role) => role === name);
  const value = rest.join(':').trim();
  return field !== undefined && value !== '' ? { field, value } : null;
}

/** The keyword that a criterion is written as, `field:value` (challenge-and-shutdown, section 3). */
export function criterionKeyword({ field, value }: SearchCriterion): string {
  return `${field}:${value}`;
}

/** What a reader sees of a keyword: of a criterion `writer:Name` the name. */
export function criterionValue(keyword: string): string {
  return searchCriterion(keyword)?.value ?? keyword;
}
