import { expect, it } from 'vitest';
import { remainingTime } from './remaining-time.ts';

it.each([
  [-1, { kind: 'ready' }],
  [0, { kind: 'ready' }],
  [Number.NaN, { kind: 'ready' }],
  [0.001, { kind: 'minutes', amount: 1 }],
  [1, { kind: 'minutes', amount: 1 }],
  [59, { kind: 'minutes', amount: 1 }],
  [60, { kind: 'minutes', amount: 1 }],
  [61, { kind: 'minutes', amount: 2 }],
  [3540, { kind: 'minutes', amount: 59 }],
  [3599, { kind: 'minutes', amount: 60 }],
  [3600, { kind: 'minutes', amount: 60 }],
  [3601, { kind: 'hours', amount: 1 }],
  [7199, { kind: 'hours', amount: 1 }],
  [7200, { kind: 'hours', amount: 2 }],
  [86_399, { kind: 'hours', amount: 23 }],
  [86_400, { kind: 'hours', amount: 24 }],
  [86_401, { kind: 'days', amount: 1 }],
  [172_799, { kind: 'days', amount: 1 }],
  [172_800, { kind: 'days', amount: 2 }],
  [86_400 * 400, { kind: 'days', amount: 400 }],
])('[A4-064, B4-010] %d s left', (seconds, said) => {
  expect(remainingTime(seconds)).toEqual(said);
});
