import {
  contentCategories,
  genres,
  type ContentCategory,
  type Genre,
} from '@hanji/contract/vocabulary.ts';

/** The largest id that the service has. */
const maxId = 2_147_483_647;

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

/** A numeric id; null for what can be none. */
export function readId(value: Given): number | null {
  if (value === undefined || !/^[1-9]\d{0,9}$/.test(value)) return null;
  const id = Number(value);
  return id <= maxId ? id : null;
}

/** A short name in a path, as the service takes it. */
export function readCode(value: Given): string | null {
  return value !== undefined && /^[\w-]{1,64}$/.test(value) ? value : null;
}
