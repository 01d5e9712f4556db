import { expect, it } from 'vitest';
import { isRented } from './is-rented.ts';

it.each([
  [0, false],
  [1, true],
])('with %i s left a rental runs: %s', (rentRemained, runs) => {
  expect(isRented({ rentRemained })).toBe(runs);
});
