import { expect, it } from 'vitest';
import { navigationOutcome } from './navigation-outcome.ts';

it.each([
  [true, 'same address', 'silence'],
  [false, 'Navigation aborted by the user', 'silence'],
  [true, 'aborted', 'silence'],
  [false, 'x is not a function', 'thrown'],
  [false, 'abort', 'thrown'],
  [false, '', 'thrown'],
] as const)('duplicated %s, "%s": %s', (duplicated, message, outcome) => {
  expect(navigationOutcome({ duplicated, message })).toBe(outcome);
});
