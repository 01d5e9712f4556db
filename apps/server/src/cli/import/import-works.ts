import path from 'node:path';
import process from 'node:process';
import { isSystemError } from '#errors/start-error.ts';
import { ImportError } from '#ingest/import-error.ts';
import type { IngestResult } from '#ingest/ingest-work.ts';
import { describeOmissions } from '#ingest/report/describe-omissions.ts';
import { openWork, type OpenWork } from '#ingest/sources/open-work.ts';
import { printable } from '../printable.ts';
import type { Catalogue } from './catalogue.ts';
import {
  describeChapters,
  describeFacts,
  describePlan,
  describeResult,
} from './output/describe-work.ts';
import type { ImportFlags } from './flags/import-flags.ts';
import { importProgress } from './output/import-progress.ts';
import { reportOf, type WorkReport } from './output/report.ts';

/** How works are taken in: the same for all of a run. */
export type Run = Pick<ImportFlags, 'dryRun' | 'replace' | 'strict' | 'options'> & {
  readonly catalogue: Catalogue;
  readonly signal: AbortSignal;
  /** Hears of each work what came of it. */
  readonly onReport: (report: WorkReport) => void;
};

export function say(line: string): void {
  process.stderr.write(`${printable(line)}\n`);
}

async function store(work: OpenWork, run: Run, label: string): Promise<IngestResult> {
  const progress = importProgress(process.stderr, label);
  const { replace, signal, catalogue } = run;
  try {
    const onProgress = progress.update;
    return await catalogue.take({ source: work.source, replace, signal, onProgress });
  } finally {
    progress.stop();
  }
}

function noteBeside(id: number): string {
  return `another work bears the same identifier (id ${id}): both are kept; --replace puts this one in its place`;
}

/** Says what came of a work, and gives what a report holds of it. */
async function takeIn(file: string, work: OpenWork, run: Run, label: string): Promise<WorkReport> {
  const sayOmissions = (): void => {
    for (const line of describeOmissions(work.omissions())) say(line);
  };
  for (const note of work.notes) say(`note: ${note}`);
  if (run.dryRun || run.strict) await work.lookOver();
  if (run.strict && work.omissions().length > 0) {
    sayOmissions();
    const refusal = 'something would be left out, which --strict does not allow';
    say(`refused: ${refusal}`);
    return reportOf(file, work, { outcome: 'refused', refusal });
  }
  if (run.dryRun) {
    for (const line of [...describeFacts(work), ...describeChapters(work)])
      process.stderr.write(`  ${printable(line)}\n`);
    sayOmissions();
    process.stdout.write(`${printable(describePlan(work))}\n`);
    return reportOf(file, work, { outcome: 'planned' });
  }
  const result = await store(work, run, label);
  sayOmissions();
  const { outcome, contentId, beside } = result;
  const notes = beside === undefined ? [] : [noteBeside(beside)];
  for (const note of notes) say(`note: ${note}`);
  process.stdout.write(`${printable(describeResult(result, work.source.name))}\n`);
  const told = { ...work, notes: [...work.notes, ...notes] };
  return reportOf(file, told, { outcome, contentId });
}

async function importOne(file: string, run: Run, label: string): Promise<WorkReport> {
  try {
    const work = await openWork(file, run.options, run.signal);
    try {
      return await takeIn(file, work, run, label);
    } finally {
      work.close();
    }
  } catch (error) {
    if (run.signal.aborted || !(error instanceof ImportError)) throw error;
    say(`refused: ${error.message.replaceAll(/\s+/g, ' ')}`);
    return { file, outcome: 'refused', refusal: error.message };
  }
}

function raise(error: unknown): never {
  throw error;
}

/** Of several works one that may not be read keeps the others out no more than one that is refused. */
function refuse(file: string): (error: unknown) => WorkReport {
  return (error) => {
    if (!isSystemError(error) || !('path' in error)) throw error;
    if (path.relative(file, String(error.path)).startsWith('..')) throw error;
    const refusal = printable(error.message);
    say(`refused: ${refusal}`);
    return { file, outcome: 'refused', refusal };
  };
}

/** Takes in works one after the other; what is refused does not keep the others out. */
export async function importWorks(
  files: readonly string[],
  run: Run,
): Promise<readonly WorkReport[]> {
  const reports: WorkReport[] = [];
  for (const [index, file] of files.entries()) {
    run.signal.throwIfAborted();
    if (files.length > 1) say(file);
    const label = files.length > 1 ? `${index + 1}/${files.length} ` : '';
    const report = await importOne(file, run, label).catch(files.length > 1 ? refuse(file) : raise);
    reports.push(report);
    run.onReport(report);
  }
  return reports;
}
