import type { Sql } from 'postgres';
import type { Database } from '#db/client.ts';

/** Any number that nothing else in the database locks on. */
const lockId = 4_100_000_002;

type Sessions = Database & { readonly $client: Sql };

async function locked<Result>(
  db: Database,
  kind: 'shared' | 'exclusive',
  work: () => Promise<Result>,
): Promise<Result | null> {
  // The lock belongs to a session, so that it ends with the process, however that ends.
  const session = await (db as Sessions).$client.reserve();
  try {
    const [row] =
      kind === 'shared'
        ? await session<{ got: boolean }[]>`
            select true as got from (select pg_advisory_lock_shared(${lockId})) as taken`
        : await session<{ got: boolean }[]>`select pg_try_advisory_lock(${lockId}) as got`;
    if (row?.got !== true) return null;
    try {
      return await work();
    } finally {
      if (kind === 'shared') await session`select pg_advisory_unlock_shared(${lockId})`;
      else await session`select pg_advisory_unlock(${lockId})`;
    }
  } finally {
    session.release();
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
export const whileNobodyIngests = <Result>(
  db: Database,
  work: () => Promise<Result>,
): Promise<Result | null> => locked(db, 'exclusive', work);
