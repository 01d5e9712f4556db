import { sql } from 'drizzle-orm';
import type { Executor } from '#db/executor.ts';
import { jobOptions, type JobName, type Jobs } from './jobs.ts';

/** What waits longer than this after its time is no longer wanted. */
const keptDays = 14;

/** How long a job that is over can be looked at; one that names somebody, for an hour. */
const overDays = 7;
const overHours = 1;

export type When = {
  /** At once where nothing is said. */
  readonly at?: Date;
  /** A job that waits under the same key gives way. */
  readonly key?: string;
};

type NewJob<Name extends JobName> = When & { readonly data: Jobs[Name] };

/**
 * Queues jobs on the connection of what causes them: within a transaction all are kept, or none.
 * Any process that serves may run them, at or after their time.
 */
export async function enqueueAll<Name extends JobName>(
  executor: Executor,
  name: Name,
  jobs: readonly NewJob<Name>[],
): Promise<void> {
  if (jobs.length === 0) return;
  await cancelWaiting(
    executor,
    name,
    jobs.flatMap(({ key }) => key ?? []),
  );
  const { expireInSeconds, retryLimit, personal = false } = jobOptions[name];
  const overSeconds = personal ? overHours * 3600 : overDays * 86_400;
  const now = new Date();
  const texts = jobs.map(({ data }) => JSON.stringify(data));
  const times = jobs.map(({ at = now }) => at.toISOString());
  const keys = jobs.map(({ key }) => key ?? null);
  await executor.execute(sql`
    insert into pgboss.job (name, data, start_after, keep_until, singleton_key, expire_seconds,
      retry_limit, retry_delay, retry_backoff, deletion_seconds)
    select ${name}::text, data, at, at + ${keptDays}::int * interval '1 day', key,
      ${expireInSeconds}::int, ${retryLimit}::int, 1, true, ${overSeconds}::int
    from unnest(${sql.param(texts)}::jsonb[], ${sql.param(times)}::timestamptz[],
      ${sql.param(keys)}::text[]) as given (data, at, key)`);
}

/** Queues one job, as `enqueueAll` does. */
export function enqueue<Name extends JobName>(
  executor: Executor,
  name: Name,
  data: Jobs[Name],
  when: When = {},
): Promise<void> {
  return enqueueAll(executor, name, [{ data, ...when }]);
}

/** Forgets the jobs that wait under one of the keys. */
export async function cancelWaiting(
  executor: Executor,
  name: JobName,
  keys: readonly string[],
): Promise<void> {
  if (keys.length === 0) return;
  await executor.execute(sql`
    delete from pgboss.job
    where name = ${name} and singleton_key = any(${sql.param(keys)}::text[])
      and state = 'created'`);
}
