import { expect, it } from 'vitest';
import { rentalPeriod } from './rental-period.ts';

it.each([
  [-1, null],
  [0, null],
  [1, { kind: 'hours', amount: 1 }],
  [3599, { kind: 'hours', amount: 1 }],
  [3600, { kind: 'hours', amount: 1 }],
  [7199, { kind: 'hours', amount: 1 }],
  [7200, { kind: 'hours', amount: 2 }],
  [86_399, { kind: 'hours', amount: 23 }],
  [86_400, { kind: 'days', amount: 1 }],
  [86_401, { kind: 'days', amount: 1 }],
  [172_799, { kind: 'days', amount: 1 }],
  [172_800, { kind: 'days', amount: 2 }],
  [259_200, { kind: 'days', amount: 3 }],
])('[A9-018] a rental of %i s', (seconds, said) => {
  expect(rentalPeriod(seconds)).toEqual(said);
});
