import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { StartError, systemErrorCode } from '#errors/start-error.ts';
import { grantService } from './grant-service.ts';
import { migrateJobs } from './jobs/migrate-jobs.ts';
import { openSession } from './session.ts';

const migrationsFolder = fileURLToPath(new URL('migrations', import.meta.url));

/** Where a database is, for the service and for who owns its tables; the same where that is one. */
export type DatabaseAddress = { readonly url: string; readonly ownerUrl: string };

/** Any number that nothing else in the database locks on. */
const lockId = 4_100_000_001;

/** What an operator can mend, or null for what is a fault of ours. */
function reasonOf(error: unknown): StartError | null {
  const code = systemErrorCode(error instanceof Error ? (error.cause ?? error) : error);
  switch (code ?? '') {
    case '42501':
      return new StartError(
        'the database user may not create what the service needs: make it the owner of the database, and run "create extension pg_trgm" there as a superuser',
      );
    case '0A000':
    case '58P01':
      return new StartError(
        'the database server lacks the extension pg_trgm: install its contrib package',
      );
    default:
      return null;
  }
}

async function userAt(url: string): Promise<string> {
  const session = await openSession(url);
  try {
    const { rows } = await session.query<{ name: string }>('select current_user as name');
    return rows[0]?.name ?? '';
  } finally {
    await session.end();
  }
}

/**
 * Brings the database at this address to the newest schema, and lets the service use it. Many
 * processes may do so at once: one works and the others wait for it.
 * @throws StartError where the database does not allow it.
 */
export async function migrateDatabase({ url, ownerUrl }: DatabaseAddress): Promise<void> {
  const role = url === ownerUrl ? null : await userAt(url);
  // One connection: an advisory lock belongs to the session that took it.
  const session = await openSession(ownerUrl);
  try {
    await session.query('select pg_advisory_lock($1)', [lockId]);
    await session.query('create extension if not exists pg_trgm');
    await migrate(drizzle(session), { migrationsFolder });
    await migrateJobs(session);
    if (role !== null) await grantService(session, role);
  } catch (error) {
    throw reasonOf(error) ?? error;
  } finally {
    // Ending the session gives the lock back, however it went.
    await session.end();
  }
}
