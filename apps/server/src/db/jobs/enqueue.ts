import { sql } from 'drizzle-orm';
import type { Executor } from '#db/executor.ts';
import { jobOptions, type JobName, type Jobs } from './jobs.ts';

/** What waits longer than this after its time is no longer wanted. */
const keptDays = 14;

export type When = {
  /** At once where nothing is said. */
  readonly at?: Date;
  /** A job that waits under the same key gives way. */
  readonly key?: string;
};

/**
 * Queues a job on the connection of what causes it: within a transaction both are kept, or neither.
 * Any process that serves may run it, at or after its time.
 */
export async function enqueue<Name extends JobName>(
  executor: Executor,
  name: Name,
  data: Jobs[Name],
  { at = new Date(), key }: When = {},
): Promise<void> {
  if (key !== undefined) await cancelWaiting(executor, name, key);
  const { expireInSeconds, retryLimit } = jobOptions[name];
  await executor.execute(sql`
    insert into pgboss.job (name, data, start_after, keep_until, singleton_key, expire_seconds,
      retry_limit, retry_delay, retry_backoff)
    select ${name}::text, ${JSON.stringify(data)}::jsonb, at, at + ${keptDays}::int * interval '1 day',
      ${key ?? null}::text, ${expireInSeconds}::int, ${retryLimit}::int, 1, true
    from (select ${at.toISOString()}::timestamptz as at) as given`);
}

/** Forgets the jobs that wait under a key. */
export async function cancelWaiting(executor: Executor, name: JobName, key: string): Promise<void> {
  await executor.execute(sql`
    delete from pgboss.job
    where name = ${name} and singleton_key = ${key} and state = 'created'`);
}
