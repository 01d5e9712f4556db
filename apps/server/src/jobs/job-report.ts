import { sql } from 'drizzle-orm';
import type { Executor } from '#db/executor.ts';
import { jobNames, jobOptions } from '#db/jobs/jobs.ts';

export type JobReport = {
  readonly name: string;
  /** When it runs by itself, as cron says it in UTC; null where something causes it. */
  readonly cron: string | null;
  /** Waiting, now or for their time. */
  readonly pending: number;
  readonly running: number;
  /** Given up after every try. */
  readonly failed: number;
  /** When one was done last; of those that name somebody nothing is kept. */
  readonly last: Date | null;
  readonly next: Date | null;
  readonly lastError: string | null;
};

type Row = {
  name: string;
  pending: number;
  running: number;
  failed: number;
  last: string | null;
  next: string | null;
  error: string | null;
};

function dateOf(text: string | null | undefined): Date | null {
  return text ? new Date(text) : null;
}

/** What stands in the queue, one line for each kind of job. */
export async function reportJobs(executor: Executor): Promise<JobReport[]> {
  const { rows } = await executor.execute<Row>(sql`
    select name, count(*) filter (where state in ('created', 'retry'))::int as pending,
      count(*) filter (where state = 'active')::int as running,
      count(*) filter (where state = 'failed')::int as failed,
      max(completed_on) filter (where state = 'completed') as last,
      min(start_after) filter (where state in ('created', 'retry')) as next,
      (array_agg(coalesce(output ->> 'message', output #>> '{}') order by completed_on desc nulls first)
        filter (where state in ('retry', 'failed') and output is not null))[1] as error
    from pgboss.job group by name`);
  return jobNames.map((name) => {
    const row = rows.find((found) => found.name === name);
    return {
      name,
      cron: jobOptions[name].cron,
      pending: row?.pending ?? 0,
      running: row?.running ?? 0,
      failed: row?.failed ?? 0,
      last: dateOf(row?.last),
      next: dateOf(row?.next),
      lastError: row?.error?.split('\n', 1)[0] ?? null,
    };
  });
}
