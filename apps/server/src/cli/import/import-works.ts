import path from 'node:path';
import process from 'node:process';
import { isSystemError, StartError } from '#errors/start-error.ts';
import { firstFew } from '#ingest/facts/first-few.ts';
import { ImportError } from '#ingest/import-error.ts';
import type { IngestResult } from '#ingest/ingest-work.ts';
import { describeOmissions } from '#ingest/report/describe-omissions.ts';
import { openWork, type OpenWork } from '#ingest/sources/open-work.ts';
import { printable } from '../printable.ts';
import { UsageError } from '../usage-error.ts';
import type { Catalogue } from './catalogue.ts';
import { causeOf, explained } from './import-failure.ts';
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
  /** Takes a line for the operator. */
  readonly say: (line: string) => void;
  /** Shows no progress. */
  readonly isQuiet?: boolean;
  /** Hears of each work what came of it. */
  readonly onReport: (report: WorkReport) => void;
};

export function say(line: string): void {
  process.stderr.write(`${printable(line)}\n`);
}

async function store(
  file: string,
  { source }: OpenWork,
  { replace, signal, catalogue, isQuiet = false }: Run,
  label: string,
): Promise<IngestResult> {
  const progress = importProgress(process.stderr, label);
  const onProgress = isQuiet ? () => {} : progress.update;
  try {
    return await catalogue.take({ source, replace, path: path.resolve(file), signal, onProgress });
  } finally {
    progress.stop();
  }
}

function noteBeside(id: number): string {
  return `another work bears the same identifier (id ${id}): both are kept; --replace puts this one in its place`;
}

function notesWithoutPreview(names: readonly string[]): readonly string[] {
  if (names.length === 0) return [];
  const chapters = firstFew(names.map((name) => JSON.stringify(name)));
  return [`no preview can be made of ${chapters}, which cannot be cut at a sentence's end`];
}

/** Says what came of a work, and gives what a report holds of it. */
async function takeIn(file: string, work: OpenWork, run: Run, label: string): Promise<WorkReport> {
  const sayOmissions = (): void => {
    for (const line of describeOmissions(work.omissions())) run.say(line);
  };
  const sayNotes = (notes: readonly string[]): void => {
    for (const note of notes) run.say(`note: ${note}`);
  };
  sayNotes(work.notes);
  const unpreviewed = run.dryRun || run.strict ? await work.lookOver() : [];
  if (run.strict && work.omissions().some(({ unplaced }) => unplaced !== true)) {
    sayOmissions();
    const refusal = 'something would be left out, which --strict does not allow';
    run.say(`refused: ${refusal}`);
    return reportOf(file, work, { outcome: 'refused', refusal });
  }
  if (run.dryRun) {
    for (const line of [...describeFacts(work), ...describeChapters(work)])
      process.stderr.write(`  ${printable(line)}\n`);
    const notes = notesWithoutPreview(unpreviewed);
    sayOmissions();
    sayNotes(notes);
    process.stdout.write(`${printable(describePlan(work))}\n`);
    return reportOf(file, { ...work, notes: [...work.notes, ...notes] }, { outcome: 'planned' });
  }
  const result = await store(file, work, run, label);
  sayOmissions();
  const { outcome, contentId, beside, withoutPreview = [] } = result;
  const notes = [
    ...notesWithoutPreview(withoutPreview),
    ...(beside === undefined ? [] : [noteBeside(beside)]),
  ];
  sayNotes(notes);
  process.stdout.write(`${printable(describeResult(result, work.source.name))}\n`);
  const reported = { ...work, notes: [...work.notes, ...notes] };
  return reportOf(file, reported, { outcome, contentId });
}

/** Takes in one work. Throws what is neither its own fault nor a refusal. */
export async function importWork(file: string, run: Run, label = ''): Promise<WorkReport> {
  try {
    const work = await openWork(file, run.options, run.signal);
    try {
      return await takeIn(file, work, run, label);
    } finally {
      work.close();
    }
  } catch (error) {
    if (run.signal.aborted || !(error instanceof ImportError)) throw error;
    run.say(`refused: ${error.message.replaceAll(/\s+/g, ' ')}`);
    return { file, outcome: 'refused', refusal: error.message };
  }
}

/** Whether an error is of this work alone: the works behind it need not fail as well. */
function isOwn(file: string, error: Error): boolean {
  if (isSystemError(error) && 'path' in error) {
    return !path.relative(file, String(error.path)).startsWith('..');
  }
  const isOfAll = error instanceof StartError || error instanceof UsageError;
  // What is explained is the disk, the database or the system.
  return !isOfAll && explained(error) === error;
}

/** A work at which something goes wrong that nobody thought of is refused like any other. */
function refuse(file: string, run: Run): (error: unknown) => WorkReport {
  return (error) => {
    if (run.signal.aborted || !(error instanceof Error) || !isOwn(file, error)) throw error;
    const message = causeOf(error);
    const own = isSystemError(error) ? message : `it cannot be read (${message})`;
    const refusal = printable(own);
    run.say(`refused: ${refusal}`);
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
    if (files.length > 1) run.say(file);
    const label = files.length > 1 ? `${index + 1}/${files.length} ` : '';
    const report = await importWork(file, run, label).catch(refuse(file, run));
    reports.push(report);
    run.onReport(report);
  }
  return reports;
}
