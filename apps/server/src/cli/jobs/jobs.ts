import process from 'node:process';
import type { Executor } from '#db/executor.ts';
import { enqueue } from '#db/jobs/enqueue.ts';
import { isScheduled, jobNames } from '#db/jobs/jobs.ts';
import { reportJobs, type JobReport } from '#jobs/job-report.ts';
import type { Command } from '#cli/command.ts';
import { parse, refusePositionals } from '#cli/parse.ts';
import { UsageError } from '#cli/usage-error.ts';
import { withDatabase } from '#cli/wallet/with-database.ts';

const heads = [
  'job',
  'when (UTC)',
  'pending',
  'running',
  'failed',
  'last done (UTC)',
  'next (UTC)',
  'last error',
];

function shown(at: Date | null): string {
  return at === null ? '-' : at.toISOString().slice(0, 19).replace('T', ' ');
}

function cellsOf({ name, cron, pending, running, failed, ...times }: JobReport): string[] {
  const counts = [pending, running, failed].map(String);
  const { last, next, lastError } = times;
  return [name, cron ?? '-', ...counts, shown(last), shown(next), lastError ?? '-'];
}

function table(rows: readonly string[][]): string {
  const widths = heads.map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)));
  return rows
    .map((row) => row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join('  '))
    .map((line) => line.trimEnd())
    .join('\n');
}

async function show(db: Executor): Promise<string> {
  return table([heads, ...(await reportJobs(db)).map(cellsOf)]);
}

/** @throws UsageError for what is no job with a schedule */
function runNow(given: string | undefined): (db: Executor) => Promise<string> {
  if (given === undefined || !isScheduled(given)) {
    const known = jobNames.filter(isScheduled).join(', ');
    throw new UsageError(`which job is to run now? Those with a schedule can: ${known}`);
  }
  return async (db) => {
    await enqueue(db, given, {});
    return `${given} is queued: a process that serves takes it within a second`;
  };
}

export const jobs: Command = {
  usage: '[run <job>]',
  options: ['run <job>   runs one that has a schedule now, beside its times'],
  summary: 'Show the work in the background: its schedules, what waits, runs and failed',
  async run(args, environment) {
    const [doing, name, ...more] = parse(args, {}).positionals;
    refusePositionals(doing === undefined || doing === 'run' ? more : [doing]);
    const work = doing === 'run' ? runNow(name) : show;
    process.stdout.write(`${await withDatabase(environment, work)}\n`);
    return 0;
  },
};
