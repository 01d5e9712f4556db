import { findWorks, type FoundWorks } from '#ingest/sources/find/find-works.ts';
import { isUnreadBookName } from '#ingest/sources/find/work-names.ts';
import { isSystemError } from '#errors/start-error.ts';
import { ImportError } from '#ingest/import-error.ts';
import type { Environment } from '#settings/variables.ts';
import type { Command } from '../command.ts';
import { UsageError } from '../usage-error.ts';
import { openCatalogue } from './catalogue.ts';
import { causeOf, explained } from './import-failure.ts';
import { importOptions, importUsage } from './flags/flag-table.ts';
import { importFlags, ofOneWork, type ImportFlags } from './flags/import-flags.ts';
import { importWorks, say, type Run } from './import-works.ts';
import { checkReport, writeReport, type WorkReport } from './output/report.ts';
import { stopSignal } from './stop/stop-signal.ts';
import { watch } from './watch.ts';

/** What a shell reports for a command that Ctrl-C ended. */
const interrupted = 130;

/** Files named of those that are no works; a report has all of them. */
const named = 3;

function sayPassedOver(files: readonly string[]): void {
  if (files.length === 0) return;
  const count = `${files.length} ${files.length === 1 ? 'file' : 'files'}`;
  const more = files.length > named ? ', …' : '';
  // Before covers and metadata: a book that is not read is what somebody may miss.
  const books = files.filter((file) => isUnreadBookName(file));
  const first = [...new Set([...books, ...files])].slice(0, named);
  say(`passed over: ${count} beside works (${first.join(', ')}${more})`);
}

/** What a path holds; nothing of one that is refused, which keeps the others out no more than a work does. */
async function foundIn(path: string, each: boolean, { onReport }: Run): Promise<FoundWorks> {
  try {
    return await findWorks(path, each);
  } catch (error) {
    if (!(error instanceof ImportError) && !isSystemError(error)) throw error;
    const refusal = causeOf(error);
    say(`refused: ${refusal}`);
    onReport({ file: path, outcome: 'refused', refusal });
    return { works: [], passedOver: [] };
  }
}

async function worksOf({ paths, each, options }: ImportFlags, given: Run): Promise<FoundWorks> {
  const found = await Promise.all(paths.map((path) => foundIn(path, each, given)));
  const works = found.flatMap((own) => own.works);
  const [flag] = works.length > 1 ? ofOneWork(options) : [];
  if (flag === undefined) return { works, passedOver: found.flatMap((own) => own.passedOver) };
  throw new UsageError(`--${flag} is of one work, and these are ${works.length}`);
}

/** What a watch passes over, as often as it looks: each file is named once, or in the report alone. */
function takeDownOnce(passedOver: string[], isSaid: boolean) {
  return (files: readonly string[]): void => {
    const known = new Set(passedOver);
    const others = files.filter((file) => !known.has(file));
    passedOver.push(...others);
    if (isSaid) sayPassedOver(others);
  };
}

async function takeIn(flags: ImportFlags, given: Run, passedOver: string[]): Promise<void> {
  if (flags.watch !== 'off') {
    const once = flags.watch === 'once';
    const onPassedOver = takeDownOnce(passedOver, !once);
    await watch(flags.paths, given, { once, each: flags.each, onPassedOver });
    return;
  }
  const found = await worksOf(flags, given);
  passedOver.push(...found.passedOver);
  await importWorks(found.works, given);
  sayPassedOver(passedOver);
}

async function run(
  flags: ImportFlags,
  environment: Environment,
  signal: AbortSignal,
): Promise<number> {
  if (flags.report !== undefined) await checkReport(flags.report);
  const catalogue = openCatalogue(environment);
  const reports: WorkReport[] = [];
  const passedOver: string[] = [];
  const onReport = (report: WorkReport): void => void reports.push(report);
  const report = async (): Promise<void> => {
    if (flags.report !== undefined) await writeReport(flags.report, reports, passedOver);
  };
  try {
    try {
      await takeIn(flags, { ...flags, catalogue, signal, say, onReport }, passedOver);
    } catch (error) {
      // What came of the works before it is known, and why it ended says the error.
      await report().catch(() => {});
      throw error;
    }
    await report();
    const refused = reports.filter(({ outcome }) => outcome === 'refused').length;
    if (reports.length > 1) say(`${reports.length} works, ${refused} of them refused`);
    return refused === 0 ? 0 : 1;
  } finally {
    await catalogue.close();
  }
}

function stoppedWords({ watch: watching }: ImportFlags): string {
  return watching === 'on'
    ? 'stopped watching: what was under way is not shown, and is taken in next time'
    : 'stopped: nothing of it is shown, and the same command completes it';
}

export const importCommand: Command = {
  usage: importUsage,
  options: importOptions,
  summary:
    'Take in comics and novels: .cbz, .cbr, .cb7, .pdf, .epub or folders (docs/importing.md)',
  async run(args, environment) {
    const flags = importFlags(args);
    const stop = stopSignal(interrupted);
    try {
      return await run(flags, environment, stop.signal);
    } catch (error) {
      if (stop.signal.aborted) {
        say(stoppedWords(flags));
        return flags.watch === 'on' ? 0 : interrupted;
      }
      if (!(error instanceof ImportError)) throw explained(error);
      say(`refused: ${error.message}`);
      return 1;
    } finally {
      stop.done();
    }
  },
};
