import fc from 'fast-check';
import { expect, it } from 'vitest';
import { rentTime } from './rent-time.ts';

const now = 1_700_000_000_000;
const day = 86_400;

it.each([
  [-1, { kind: 'seconds', amount: 0 }],
  [0, { kind: 'seconds', amount: 0 }],
  [1, { kind: 'seconds', amount: 1 }],
  [59, { kind: 'seconds', amount: 59 }],
  [59.999, { kind: 'seconds', amount: 59 }],
  [60, { kind: 'minutes', amount: 1 }],
  [119, { kind: 'minutes', amount: 1 }],
  [120, { kind: 'minutes', amount: 2 }],
  [3599, { kind: 'minutes', amount: 59 }],
  [3600, { kind: 'hours', amount: 1 }],
  [7199, { kind: 'hours', amount: 1 }],
  [7200, { kind: 'hours', amount: 2 }],
  [day - 1, { kind: 'hours', amount: 23 }],
  [day, { kind: 'days', amount: 1 }],
  [day + 1, { kind: 'days', amount: 1 }],
  [2 * day - 1, { kind: 'days', amount: 1 }],
  [2 * day, { kind: 'days', amount: 2 }],
  [30 * day - 1, { kind: 'days', amount: 29 }],
  [30 * day, { kind: 'days', amount: 30 }],
  [30 * day + 0.5, { kind: 'date', at: now + 30 * day * 1000 + 500 }],
  [30 * day + 1, { kind: 'date', at: now + (30 * day + 1) * 1000 }],
  [365 * day, { kind: 'date', at: now + 365 * day * 1000 }],
])('[A4-065] %d s of a rental left', (seconds, said) => {
  expect(rentTime(seconds, now)).toEqual(said);
});

it('[A4-065] never promises more time than is left', () => {
  const sizes = { seconds: 1, minutes: 60, hours: 3600, days: day };
  fc.assert(
    fc.property(fc.nat(100 * day), (left) => {
      const said = rentTime(left, now);
      const end = said.kind === 'date' ? said.at : now + said.amount * sizes[said.kind] * 1000;
      expect(end).toBeLessThanOrEqual(now + left * 1000);
    }),
  );
});
