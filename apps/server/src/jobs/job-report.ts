import { sql } from 'drizzle-orm';
import type { Executor } from '#db/executor.ts';
import { jobNames } from '#db/jobs/jobs.ts';

export type JobReport = {
  readonly name: string;
  /** Waiting, now or for their time. */
  readonly pending: number;
  readonly running: number;
  /** Given up after every try. */
  readonly failed: number;
  readonly next: Date | null;
  readonly lastError: string | null;
};

type Row = {
  name: string;
  pending: number;
  running: number;
  failed: number;
  next: string | null;
  error: string | null;
};

/** What stands in the queue, one line for each kind of job. */
export async function reportJobs(executor: Executor): Promise<JobReport[]> {
  const { rows } = await executor.execute<Row>(sql`
    select name, count(*) filter (where state in ('created', 'retry'))::int as pending,
      count(*) filter (where state = 'active')::int as running,
      count(*) filter (where state = 'failed')::int as failed,
      min(start_after) filter (where state in ('created', 'retry')) as next,
      (array_agg(coalesce(output ->> 'message', output #>> '{}') order by completed_on desc nulls first)
        filter (where state in ('retry', 'failed') and output is not null))[1] as error
    from pgboss.job group by name`);
  return jobNames.map((name) => {
    const row = rows.find((found) => found.name === name);
    const next = row?.next ?? null;
    return {
      name,
      pending: row?.pending ?? 0,
      running: row?.running ?? 0,
      failed: row?.failed ?? 0,
      next: next === null ? null : new Date(next),
      lastError: row?.error?.split('\n', 1)[0] ?? null,
    };
  });
}
