import postgres, { type Options, type PostgresType, type Sql } from 'postgres';
import type { Database } from '#db/client.ts';

/** Any number that nothing else in the database locks on. */
const lockId = 4_100_000_002;

/**
 * A session of its own on the database of a pool: a lock belongs to a session, so that it ends
 * with the process, however that ends, and takes no connection from those who work.
 */
function ownSession(db: Database): Sql {
  const { options } = (db as Database & { readonly $client: Sql }).$client;
  // The client takes options that it parsed before as they are, which its types do not say.
  const parsed = { ...options, max: 1, max_lifetime: null, idle_timeout: null };
  return postgres(parsed as unknown as Options<Record<string, PostgresType>>);
}

async function locked<Result>(
  db: Database,
  kind: 'shared' | 'exclusive',
  work: () => Promise<Result>,
): Promise<Result | null> {
  const session = ownSession(db);
  try {
    const [row] =
      kind === 'shared'
        ? await session<{ got: boolean }[]>`
            select true as got from (select pg_advisory_lock_shared(${lockId})) as taken`
        : await session<{ got: boolean }[]>`select pg_try_advisory_lock(${lockId}) as got`;
    return row?.got === true ? await work() : null;
  } finally {
    // Ending the session gives the lock back.
    await session.end({ timeout: 5 });
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
