import { expect, it } from 'vitest';
import { remainingTime } from './remaining-time.ts';

it.each([
  [-1, { kind: 'ready' }],
  [0, { kind: 'ready' }],
  [1, { kind: 'minutes', amount: 1 }],
  [60, { kind: 'minutes', amount: 1 }],
  [61, { kind: 'minutes', amount: 2 }],
  [3600, { kind: 'minutes', amount: 60 }],
  [3601, { kind: 'hours', amount: 1 }],
  [86_400, { kind: 'hours', amount: 24 }],
  [86_401, { kind: 'days', amount: 1 }],
  [172_800, { kind: 'days', amount: 2 }],
])('%d s left', (seconds, said) => {
  expect(remainingTime(seconds)).toEqual(said);
});
