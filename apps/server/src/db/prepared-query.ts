import { sql, type Param } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Executor } from './executor.ts';

/**
 * A query that is built once for each executor and planned once for each connection: for those that
 * are asked all the time, building and planning takes longer than running. `prepare` ends in
 * `.prepare(name)`, whose name no other query may have.
 */
export function preparedQuery<Prepared>(
  prepare: (db: Executor) => Prepared,
): (db: Executor) => Prepared {
  const kept = new WeakMap<Executor, Prepared>();
  return (db) => {
    const found = kept.get(db) ?? prepare(db);
    kept.set(db, found);
    return found;
  };
}

/** A value that comes with each execution, written to the wire as its column writes it. */
export function valueOf(column: PgColumn, name: string): Param {
  return sql.param(sql.placeholder(name), column);
}
