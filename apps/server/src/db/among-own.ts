import { inArray, sql, type Column, type SQL } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Executor } from './executor.ts';

/** Rows that are somebody's own, each naming a title. */
export type OwnTitles = {
  readonly table: PgTable;
  readonly contentId: AnyPgColumn;
  /** Which rows are theirs. */
  readonly mine: SQL | undefined;
};

/** So many titles are sorted at once; of more, all titles are gone through in their own order. */
const mostSorted = 1000;

/**
 * The condition that a title is among somebody's own, for a page of them in an order of the titles:
 * of few they are named, so that those alone are sorted; of more each title is looked up, so that a
 * page by an index reads little more than that page.
 */
export async function amongOwn(
  db: Executor,
  { table, contentId, mine }: OwnTitles,
  titleId: Column,
): Promise<SQL> {
  const rows = await db
    .select({ id: sql<number>`${contentId}` })
    .from(table)
    .where(mine)
    .limit(mostSorted + 1);
  const own = rows.map(({ id }) => id);
  return own.length > mostSorted
    ? // `offset 0` keeps the planner from reading all of them first.
      sql`exists (select 1 from ${table}
        where ${mine} and ${contentId} = ${titleId} offset 0)`
    : inArray(titleId, own);
}
