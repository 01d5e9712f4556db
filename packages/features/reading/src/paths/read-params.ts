import {
  contentCategories,
  genres,
  type ContentCategory,
  type Genre,
} from '@hanji/contract/vocabulary.ts';

type Given = string | undefined;

/** The member of a closed set that a piece of an address names; null for any other word. */
function oneOf<T extends string>(set: readonly T[], value: Given): T | null {
  return set.find((member) => member === value) ?? null;
}

export function readCategory(value: Given): ContentCategory | null {
  return oneOf(contentCategories, value);
}
export function readGenre(value: Given): Genre | null {
  return oneOf(genres, value);
}

/** A short name in a path, as the service takes it. */
export function readCode(value: Given): string | null {
  return value !== undefined && /^[\w-]{1,64}$/.test(value) ? value : null;
}
