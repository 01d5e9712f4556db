import {
  chapterUnits,
  contentStatuses,
  contentTypes,
  locales,
  orientations,
  restrictedAges,
} from '@hanji/contract/vocabulary.ts';

/** The flags of `import`, as Node reads them. */
export const flags = {
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
  sideways: { type: 'boolean' },
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

export const rules = ['spine', 'contents', 'whole'] as const;

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

export const importUsage = '<path>… [flags]';

/** A line for each flag; what it means is in docs/importing.md. */
export const importOptions = Object.entries(flags).map(([name, flag]) => {
  if (flag.type === 'boolean') return `--${name}`;
  return `--${name} <${valueWords[name] ?? 'text'}>${'multiple' in flag ? ', once or more' : ''}`;
});
