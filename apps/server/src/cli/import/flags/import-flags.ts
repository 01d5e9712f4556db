import type { ImportOptions } from '#ingest/sources/import-options.ts';
import { parse } from '#cli/parse.ts';
import { UsageError } from '#cli/usage-error.ts';
import { flags } from './flag-table.ts';
import { filled, given } from './flag-values.ts';
import { importedAs } from './work-flags.ts';

/** What only one work can have, by the names of the flags that are given. */
export function ofOneWork({ key, title, description }: ImportOptions): readonly string[] {
  return Object.entries({ key, title, description }).flatMap(([name, value]) =>
    value === undefined ? [] : [name],
  );
}

type WatchValues = {
  readonly watch?: boolean;
  readonly once?: boolean;
  readonly report?: string;
  readonly 'dry-run'?: boolean;
};

/** A flag that would have no effect is a mistake. */
function checkWatch({ watch, once, report, 'dry-run': dryRun }: WatchValues): void {
  if (once === true && watch !== true) throw new UsageError('--once is for --watch');
  if (watch !== true) return;
  if (dryRun === true) throw new UsageError('--watch takes works in: it goes with no --dry-run');
  if (report !== undefined && once !== true) {
    throw new UsageError('--watch comes to no end at which to report: --report goes with --once');
  }
}

export type ImportFlags = {
  /** Files and folders, at least one. */
  readonly paths: readonly string[];
  /** Every entry of a folder is a work of its own. */
  readonly each: boolean;
  /** Goes on taking in what appears in the folders; `once` looks once. */
  readonly watch: 'on' | 'once' | 'off';
  /** Looks over everything and stores nothing. */
  readonly dryRun: boolean;
  readonly replace: boolean;
  /** Refuses what would lose anything. */
  readonly strict: boolean;
  /** Where to write what became of everything, as JSON. */
  readonly report?: string;
  readonly options: ImportOptions;
};

/** The paths and the flags of `import`. Throws `UsageError` for a value that there is not. */
export function importFlags(args: readonly string[]): ImportFlags {
  const { values, positionals } = parse(args, flags);
  if (positionals.length === 0 || positionals.some((path) => path.trim() === '')) {
    throw new UsageError('import what? Give a file or a folder');
  }
  checkWatch(values);
  return {
    paths: positionals,
    each: values.each === true,
    watch: values.watch !== true ? 'off' : values.once === true ? 'once' : 'on',
    dryRun: values['dry-run'] === true,
    replace: values.replace === true,
    strict: values.strict === true,
    ...given('report', values.report, (value) => filled('report', value)),
    options: importedAs(values),
  };
}
