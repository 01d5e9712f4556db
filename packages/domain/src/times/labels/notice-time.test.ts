import { expect, it } from 'vitest';
import { noticeTime } from './notice-time.ts';

const now = 1_700_000_000_000;
const day = 86_400;

it.each([
  [-day, { kind: 'minutes', amount: 1 }],
  [0, { kind: 'minutes', amount: 1 }],
  [59, { kind: 'minutes', amount: 1 }],
  [60, { kind: 'minutes', amount: 1 }],
  [119.999, { kind: 'minutes', amount: 1 }],
  [120, { kind: 'minutes', amount: 2 }],
  [3599, { kind: 'minutes', amount: 59 }],
  [3600, { kind: 'minutes', amount: 60 }],
  [3600.001, { kind: 'hours', amount: 1 }],
  [3601, { kind: 'hours', amount: 1 }],
  [7199, { kind: 'hours', amount: 1 }],
  [7200, { kind: 'hours', amount: 2 }],
  [day - 1, { kind: 'hours', amount: 23 }],
  [day, { kind: 'hours', amount: 24 }],
  [day + 0.001, { kind: 'days', amount: 1 }],
  [day + 1, { kind: 'days', amount: 1 }],
  [2 * day - 1, { kind: 'days', amount: 1 }],
  [2 * day, { kind: 'days', amount: 2 }],
  [400 * day, { kind: 'days', amount: 400 }],
])('[A9-021] a notice of %d s ago', (seconds, said) => {
  expect(noticeTime(now - seconds * 1000, now)).toEqual(said);
});
