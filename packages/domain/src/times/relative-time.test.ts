import { expect, it } from 'vitest';
import { relativeTime } from './relative-time.ts';

const now = 1_700_000_000_000;
const day = 86_400;

it.each([
  [-10, { kind: 'second' }],
  [0, { kind: 'second' }],
  [59.999, { kind: 'second' }],
  [60, { kind: 'minutes', amount: 1 }],
  [3599, { kind: 'minutes', amount: 59 }],
  [3600, { kind: 'hours', amount: 1 }],
  [day - 1, { kind: 'hours', amount: 23 }],
  [day, { kind: 'days', amount: 1 }],
  [30 * day, { kind: 'days', amount: 30 }],
  [30 * day + 1, { kind: 'date', at: now - (30 * day + 1) * 1000 }],
])('[B9-045] %d s ago', (seconds, said) => {
  expect(relativeTime(now - seconds * 1000, now)).toEqual(said);
});
