import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';
import { connectionOptions } from './connection-options.ts';

/** Transactions are begun by `inTransaction` alone, which gives every connection back. */
export type Database = Omit<NodePgDatabase, 'transaction'> & { readonly $client: Pool };

export type OpenDatabase = {
  readonly db: Database;
  /** Lets queries in flight finish, for five seconds, then closes the pool. */
  close(): Promise<void>;
};

const longestStatementMs = 30_000;
/** Somewhat later than PostgreSQL itself gives up: for a connection on which nothing comes back. */
const longestQueryMs = 35_000;
const longestCloseMs = 5000;
const idleMs = 60_000;

/**
 * A pool of connections to the database at a `postgres://` address. Connections are made when
 * they are needed: an address that does not answer shows at the first query, within 5 s or what its
 * `connect_timeout` says, and so does a pool of which no connection becomes free.
 */
export function openDatabase(url: string, { poolSize = 10 } = {}): OpenDatabase {
  const pool = new Pool({
    ...connectionOptions(url),
    max: poolSize,
    idleTimeoutMillis: idleMs,
    statement_timeout: longestStatementMs,
    idle_in_transaction_session_timeout: longestStatementMs,
    query_timeout: longestQueryMs,
    // Statements that do not wait for each other's answers go out together.
    pipeline: true,
  });
  // A lost connection fails the query that runs on it, and the pool replaces it; as an event
  // without a listener it would end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return { db: drizzle(pool), close: () => closePool(pool) };
}

async function closePool(pool: Pool): Promise<void> {
  const over = Promise.withResolvers<void>();
  const timer = setTimeout(over.resolve, longestCloseMs);
  await Promise.race([pool.end(), over.promise]);
  clearTimeout(timer);
}
