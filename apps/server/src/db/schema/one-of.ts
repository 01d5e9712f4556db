import { sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/** Holds where a column has a word of a closed set, or nothing. */
export function oneOf({ name }: AnyPgColumn, words: readonly string[]): SQL {
  return sql.raw(`${name} in (${words.map((word) => `'${word}'`).join(', ')})`);
}
