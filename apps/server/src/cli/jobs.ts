import process from 'node:process';
import { openDatabase } from '#db/client.ts';
import { reportJobs, type JobReport } from '#jobs/job-report.ts';
import { loadSettings } from '#settings/load-settings.ts';
import { joinDatabase } from './join-database.ts';
import type { Command } from './commands.ts';
import { parse, refusePositionals } from './parse.ts';

const heads = ['job', 'pending', 'running', 'failed', 'next (UTC)', 'last error'];

function cellsOf({ name, pending, running, failed, next, lastError }: JobReport): string[] {
  const at = next === null ? '-' : next.toISOString().slice(0, 19).replace('T', ' ');
  return [name, String(pending), String(running), String(failed), at, lastError ?? '-'];
}

function table(rows: readonly string[][]): string {
  const widths = heads.map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)));
  return rows
    .map((row) => row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join('  '))
    .map((line) => line.trimEnd())
    .join('\n');
}

export const jobs: Command = {
  usage: '',
  summary: 'Show the work in the background: what waits, runs and failed, and what comes next',
  async run(args, environment) {
    refusePositionals(parse(args, {}).positionals);
    const source = await joinDatabase(loadSettings(environment));
    try {
      const database = openDatabase(source.url, { poolSize: 1 });
      try {
        const report = await reportJobs(database.db);
        process.stdout.write(`${table([heads, ...report.map(cellsOf)])}\n`);
      } finally {
        await database.close();
      }
    } finally {
      await source.stop();
    }
    return 0;
  },
};
