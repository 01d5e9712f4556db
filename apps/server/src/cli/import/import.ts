import process from 'node:process';
import { ImportError } from '#ingest/import-error.ts';
import { describeOmissions } from '#ingest/report/describe-omissions.ts';
import { openWork, type OpenWork } from '#ingest/sources/open-work.ts';
import type { Environment } from '#settings/variables.ts';
import type { Command } from '../commands.ts';
import { printable } from '../printable.ts';
import { describeChapters, describePlan, describeResult } from './describe-work.ts';
import { explained } from './import-failure.ts';
import { importFlags, importUsage, type ImportFlags } from './import-flags.ts';
import { stopSignal } from './stop-signal.ts';
import { storeWork } from './store-work.ts';
import { writeReport } from './write-report.ts';

/** What a shell reports for a command that Ctrl-C ended. */
const interrupted = 130;

function say(line: string): void {
  process.stderr.write(`${printable(line)}\n`);
}

function sayOmissions(work: OpenWork): void {
  for (const line of describeOmissions(work.omissions())) say(line);
}

/** Refuses what would lose anything, before any of it is stored. */
async function refuseOmissions(work: OpenWork, report: string | undefined): Promise<void> {
  if (work.omissions().length === 0) return;
  sayOmissions(work);
  if (report !== undefined) await writeReport(report, work, { outcome: 'refused' });
  throw new ImportError('something would be left out, which --strict does not allow');
}

async function planWork(work: OpenWork, { report }: ImportFlags): Promise<string> {
  for (const line of describeChapters(work)) process.stderr.write(`  ${printable(line)}\n`);
  sayOmissions(work);
  if (report !== undefined) await writeReport(report, work, { outcome: 'planned' });
  return describePlan(work);
}

async function takeIn(
  work: OpenWork,
  { report, replace }: ImportFlags,
  environment: Environment,
  signal: AbortSignal,
): Promise<string> {
  const { source } = work;
  const result = await storeWork({ source, environment, replace, signal });
  sayOmissions(work);
  const { outcome, contentId, beside } = result;
  if (beside !== undefined) {
    say(
      `note: another work bears the same identifier (id ${beside}): both are kept; --replace puts this one in its place`,
    );
  }
  if (report !== undefined) await writeReport(report, work, { outcome, contentId });
  return describeResult(result, source.name);
}

async function importOne(
  flags: ImportFlags,
  environment: Environment,
  signal: AbortSignal,
): Promise<void> {
  const work = await openWork(flags.path, flags.options, signal);
  try {
    for (const note of work.notes) say(`note: ${note}`);
    if (flags.dryRun || flags.strict) await work.lookOver();
    if (flags.strict) await refuseOmissions(work, flags.report);
    const line = flags.dryRun
      ? await planWork(work, flags)
      : await takeIn(work, flags, environment, signal);
    process.stdout.write(`${printable(line)}\n`);
  } finally {
    work.close();
  }
}

export const importCommand: Command = {
  usage: importUsage,
  summary: 'Take in a comic or a novel: .cbz, .zip, .epub or a folder (docs/importing.md)',
  async run(args, environment) {
    const flags = importFlags(args);
    const stop = stopSignal(interrupted);
    try {
      await importOne(flags, environment, stop.signal);
      return 0;
    } catch (error) {
      if (stop.signal.aborted) {
        say('stopped: nothing of it is shown, and the same command completes it');
        return interrupted;
      }
      if (!(error instanceof ImportError)) throw explained(error);
      say(`refused: ${error.message}`);
      return 1;
    } finally {
      stop.done();
    }
  },
};
