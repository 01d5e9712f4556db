import type { Database } from '#db/client.ts';
import { sessionBeside } from '#db/session.ts';

/** Any number that nothing else in the database locks on. */
const lockId = 4_100_000_003;

/** Takes in what is watched, unless another process is at it: then null, and it is left to that. */
export async function whileNobodyWatches<Result>(
  db: Database,
  work: () => Promise<Result>,
): Promise<Result | null> {
  // A session of its own: the lock ends with the process, however that ends.
  const session = await sessionBeside(db);
  try {
    const { rows } = await session.query<{ got: boolean }>(
      'select pg_try_advisory_lock($1) as got',
      [lockId],
    );
    return rows[0]?.got === true ? await work() : null;
  } finally {
    await session.end();
  }
}
