import { drizzle, type PostgresJsDatabase } from 'drizzle-orm/postgres-js';
import postgres from 'postgres';
import { schema } from './schema/schema.ts';

export type Database = PostgresJsDatabase<typeof schema>;

export type OpenDatabase = {
  readonly db: Database;
  /** The same pool, for SQL that the query builder has no words for. */
  readonly sql: postgres.Sql;
  /** Lets queries in flight finish, for five seconds, then closes the pool. */
  close(): Promise<void>;
};

const longestWaitS = 1;

/**
 * A pool of connections to the database at a `postgres://` address. Connections are made when
 * they are needed: an address that does not answer shows at the first query, within 5 s.
 */
export function openDatabase(url: string, { poolSize = 10 } = {}): OpenDatabase {
  const sql = postgres(url, {
    max: poolSize,
    connect_timeout: 5,
    // The default waits longer after each failure; a database that is back is used at once.
    backoff: (attempt) => Math.min(0.05 * 2 ** attempt, longestWaitS),
    onnotice: () => {},
    connection: { application_name: 'hanji', TimeZone: 'UTC' },
  });
  return {
    db: drizzle(sql, { schema }),
    sql,
    close: () => sql.end({ timeout: 5 }),
  };
}
