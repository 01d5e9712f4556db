import { authorRoles } from '@hanji/contract/vocabulary.ts';

const fields: readonly string[] = [...authorRoles, 'publisher'];

/** What a reader sees of a keyword: of a criterion `writer:Name` the name. */
export function criterionValue(keyword: string): string {
  const colon = keyword.indexOf(':');
  return fields.includes(keyword.slice(0, colon)) ? keyword.slice(colon + 1) : keyword;
}
