import { userInfo } from 'node:os';
import { UsageError } from '../usage-error.ts';

const longestReason = 1000;
const longestName = 100;
/** Line breaks, what a terminal obeys, and what turns the order of letters around. */
const unseen = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u;

/** Of what is done by hand: why, by whom, and that it is meant. */
export const operatorOptions = {
  reason: { type: 'string' },
  operator: { type: 'string' },
  yes: { type: 'boolean', default: false },
} as const;

export type ByOperator = { readonly operator: string; readonly reason: string };

/** @throws UsageError where it cannot be read as one line, or is too long */
export function wordsOf(name: string, text: string, most: number): string {
  const words = text.trim();
  if (unseen.test(words)) throw new UsageError(`--${name} is one line of letters that can be seen`);
  if (words.length <= most) return words;
  throw new UsageError(`--${name} has at most ${most} characters`);
}

/** @throws UsageError where nobody says why, or who it is */
export function operatorFrom(values: {
  readonly operator?: string | undefined;
  readonly reason?: string | undefined;
}): ByOperator {
  const operator = wordsOf('operator', values.operator ?? userInfo().username, longestName);
  if (operator === '') throw new UsageError('--operator is the name of who does it');
  const reason = wordsOf('reason', values.reason ?? '', longestReason);
  if (reason === '') throw new UsageError('say why with --reason');
  return { operator, reason };
}
