import {
  chapterUnits,
  contentStatuses,
  contentTypes,
  genres,
  locales,
  orientations,
  restrictedAges,
} from '@hanji/contract/vocabulary.ts';
import type { ImportOptions } from '#ingest/sources/import-options.ts';
import { parse } from '#cli/parse.ts';
import { UsageError } from '#cli/usage-error.ts';

const flags = {
  key: { type: 'string' },
  type: { type: 'string' },
  language: { type: 'string' },
  title: { type: 'string' },
  description: { type: 'string' },
  author: { type: 'string', multiple: true },
  publisher: { type: 'string' },
  genre: { type: 'string', multiple: true },
  status: { type: 'string' },
  orientation: { type: 'string' },
  age: { type: 'string' },
  unit: { type: 'string' },
  schedule: { type: 'string' },
  price: { type: 'string' },
  'rental-price': { type: 'string' },
  free: { type: 'string' },
  trial: { type: 'string' },
  chapters: { type: 'string' },
  'dry-run': { type: 'boolean' },
  each: { type: 'boolean' },
  watch: { type: 'boolean' },
  once: { type: 'boolean' },
  strict: { type: 'boolean' },
  report: { type: 'string' },
  replace: { type: 'boolean' },
} as const;

const weekdays = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const;
const rules = ['spine', 'contents', 'whole'] as const;
const highestPrice = 1_000_000;

/** What stands after a flag in the help, where any text would not do. */
const valueWords: Readonly<Record<string, string>> = {
  type: contentTypes.join(' | '),
  language: locales.join(' | '),
  genre: 'genre,genre,…',
  status: contentStatuses.join(' | '),
  orientation: orientations.join(' | '),
  age: restrictedAges.join(' | '),
  unit: chapterUnits.join(' | '),
  schedule: 'mon,thu,…',
  price: 'coins',
  'rental-price': 'coins',
  free: 'chapters',
  trial: 'pages',
  chapters: rules.join(' | '),
  report: 'file',
};

function listed(values: readonly string[]): string[] {
  return values.flatMap((value) => value.split(',').map((part) => part.trim()));
}

function oneOf<Word extends string>(flag: string, words: readonly Word[], value: string): Word {
  const word = words.find((known) => known.toLowerCase() === value.toLowerCase());
  if (word !== undefined) return word;
  throw new UsageError(`--${flag} is one of ${words.join(', ')}, not "${value}"`);
}

function whole(flag: string, value: string, most: number): number {
  const number = Number(value);
  if (/^\d+$/.test(value) && number <= most) return number;
  throw new UsageError(`--${flag} is a whole number from 0 to ${most}, not "${value}"`);
}

function filled(flag: string, value: string): string {
  if (value.trim() === '') throw new UsageError(`--${flag} is empty`);
  return value.trim();
}

function weekday(value: string): number {
  return weekdays.indexOf(oneOf('schedule', weekdays, value));
}

/** Reads a flag where it is given. */
function given<Value, Key extends string, Result>(
  key: Key,
  value: Value | undefined,
  read: (value: Value) => Result,
): { [Name in Key]?: Result } {
  return value === undefined ? {} : ({ [key]: read(value) } as { [Name in Key]: Result });
}

export const importUsage = '<path>… [flags]';

/** A line for each flag; what it means is in docs/importing.md. */
export const importOptions = Object.entries(flags).map(([name, flag]) => {
  if (flag.type === 'boolean') return `--${name}`;
  return `--${name} <${valueWords[name] ?? 'text'}>${'multiple' in flag ? ', once or more' : ''}`;
});

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
  const ages = restrictedAges.map(String);
  const options: ImportOptions = {
    ...given('key', values.key, (value) => filled('key', value)),
    ...given('type', values.type, (value) => oneOf('type', contentTypes, value)),
    ...given('language', values.language, (value) => oneOf('language', locales, value)),
    ...given('title', values.title, (value) => filled('title', value)),
    ...given('description', values.description, (value) => value.trim()),
    ...given('authors', values.author, (names) => names.map((name) => filled('author', name))),
    ...given('publisher', values.publisher, (value) => filled('publisher', value)),
    ...given('genres', values.genre, (names) =>
      listed(names).map((name) => oneOf('genre', genres, name)),
    ),
    ...given('status', values.status, (value) => oneOf('status', contentStatuses, value)),
    ...given('orientation', values.orientation, (value) =>
      oneOf('orientation', orientations, value),
    ),
    ...given(
      'age',
      values.age,
      (value) => restrictedAges[ages.indexOf(oneOf('age', ages, value))] ?? 0,
    ),
    ...given('unit', values.unit, (value) => oneOf('unit', chapterUnits, value)),
    ...given('schedule', values.schedule, (value) => [...new Set(listed([value]).map(weekday))]),
    ...given('price', values.price, (value) => whole('price', value, highestPrice)),
    ...given('rentalPrice', values['rental-price'], (value) =>
      whole('rental-price', value, highestPrice),
    ),
    ...given('free', values.free, (value) => whole('free', value, 100_000)),
    ...given('trial', values.trial, (value) => whole('trial', value, 1000)),
    ...given('chapters', values.chapters, (value) => oneOf('chapters', rules, value)),
  };
  return {
    paths: positionals,
    each: values.each === true,
    watch: values.watch !== true ? 'off' : values.once === true ? 'once' : 'on',
    dryRun: values['dry-run'] === true,
    replace: values.replace === true,
    strict: values.strict === true,
    ...given('report', values.report, (value) => filled('report', value)),
    options,
  };
}
