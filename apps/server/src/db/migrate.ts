import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/postgres-js';
import { migrate } from 'drizzle-orm/postgres-js/migrator';
import postgres from 'postgres';

const migrationsFolder = fileURLToPath(new URL('migrations', import.meta.url));

/** Any number that nothing else in the database locks on. */
const lockId = 4_100_000_001;

/**
 * Brings the database at this address to the newest schema. Many processes may do so at once: one
 * works and the others wait for it.
 */
export async function migrateDatabase(url: string): Promise<void> {
  // One connection: an advisory lock belongs to the session that took it.
  const sql = postgres(url, { max: 1, connect_timeout: 5, onnotice: () => {} });
  try {
    await sql`select pg_advisory_lock(${lockId})`;
    await sql`create extension if not exists pg_trgm`;
    await migrate(drizzle(sql), { migrationsFolder });
  } finally {
    // Ending the session gives the lock back, however it went.
    await sql.end({ timeout: 5 });
  }
}
