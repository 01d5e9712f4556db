import { userInfo } from 'node:os';
import { UsageError } from '../usage-error.ts';
import { wordsOf } from '../wallet/by-operator.ts';

const longestName = 100;

/** Of what is done by hand: by whom, and that it is meant. */
export const actOptions = {
  operator: { type: 'string' },
  yes: { type: 'boolean', default: false },
  'dry-run': { type: 'boolean', default: false },
} as const;

type ActValues = {
  readonly operator?: string | undefined;
  readonly yes: boolean;
  readonly 'dry-run': boolean;
};

/** Who does something, and whether it is done or only said: that is so unless `--yes` stands there. */
export function actFrom(values: ActValues): { readonly by: string; readonly done: boolean } {
  const by = wordsOf('operator', values.operator ?? userInfo().username, longestName);
  if (by === '') throw new UsageError('--operator is the name of who does it');
  if (values.yes && values['dry-run']) throw new UsageError('either --yes or --dry-run');
  return { by, done: values.yes };
}

const highestId = 2_147_483_647;

/** @throws UsageError where no number is given, or more than one thing */
export function numberFrom(what: string, [given = '', ...more]: readonly string[]): number {
  const id = /^\d{1,10}$/.test(given) ? Number(given) : 0;
  if (id < 1 || id > highestId) throw new UsageError(`which ${what}? Its number is wanted`);
  if (more[0] !== undefined) throw new UsageError(`unexpected argument "${more[0]}"`);
  return id;
}
