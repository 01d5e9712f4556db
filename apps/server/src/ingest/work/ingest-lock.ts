import type { Database } from '#db/client.ts';
import { sessionBeside } from '#db/session.ts';

/** Any number that nothing else in the database locks on. */
const lockId = 4_100_000_002;

async function locked<Result>(
  db: Database,
  kind: 'shared' | 'exclusive',
  work: () => Promise<Result>,
): Promise<Result | null> {
  // Of its own: a lock belongs to a session, so that it ends with the process, however that ends,
  // and takes no connection from those who work.
  const session = await sessionBeside(db);
  try {
    const { rows } = await session.query<{ got: boolean }>(
      kind === 'shared'
        ? 'select true as got from (select pg_advisory_lock_shared($1)) as taken'
        : 'select pg_try_advisory_lock($1) as got',
      [lockId],
    );
    return rows[0]?.got === true ? await work() : null;
  } finally {
    // Ending the session gives the lock back.
    await session.end();
  }
}

/** Runs an import. Any number may run at once, but none while stored files are swept. */
export async function whileIngesting<Result>(
  db: Database,
  work: () => Promise<Result>,
): Promise<Result> {
  const result = await locked(db, 'shared', work);
  if (result === null) throw new Error('the lock of imports was not given');
  return result;
}

/** Runs a sweep, or gives null while an import is running. */
export function whileNobodyIngests<Result>(
  db: Database,
  work: () => Promise<Result>,
): Promise<Result | null> {
  return locked(db, 'exclusive', work);
}
