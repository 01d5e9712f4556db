import fc from 'fast-check';
import { expect, it } from 'vitest';
import { relativeTime } from './relative-time.ts';

const now = 1_700_000_000_000;
const day = 86_400;

it.each([
  [-10, { kind: 'second' }],
  [-10 * day, { kind: 'second' }],
  [0, { kind: 'second' }],
  [59.999, { kind: 'second' }],
  [60, { kind: 'minutes', amount: 1 }],
  [119.999, { kind: 'minutes', amount: 1 }],
  [120, { kind: 'minutes', amount: 2 }],
  [3599.999, { kind: 'minutes', amount: 59 }],
  // Up to an hour: the hour itself is still said in minutes, the day in hours, as 30 days in days.
  [3600, { kind: 'minutes', amount: 60 }],
  [3600.001, { kind: 'hours', amount: 1 }],
  [7199, { kind: 'hours', amount: 1 }],
  [7200, { kind: 'hours', amount: 2 }],
  [day - 1, { kind: 'hours', amount: 23 }],
  [day, { kind: 'hours', amount: 24 }],
  [day + 0.001, { kind: 'days', amount: 1 }],
  [2 * day - 1, { kind: 'days', amount: 1 }],
  [2 * day, { kind: 'days', amount: 2 }],
  [30 * day - 1, { kind: 'days', amount: 29 }],
  [30 * day, { kind: 'days', amount: 30 }],
  [30 * day + 0.001, { kind: 'date', at: now - (30 * day * 1000 + 1) }],
  [30 * day + 1, { kind: 'date', at: now - (30 * day + 1) * 1000 }],
  [3000 * day, { kind: 'date', at: now - 3000 * day * 1000 }],
])('[A9-022, B9-045] %d s ago', (seconds, said) => {
  expect(relativeTime(now - seconds * 1000, now)).toEqual(said);
});

it('[A9-022, B9-045] never says that more time has passed than has', () => {
  const sizes = { minutes: 60, hours: 3600, days: day };
  fc.assert(
    fc.property(fc.nat(30 * day * 1000), (ago) => {
      const said = relativeTime(now - ago, now);
      if (said.kind === 'date') throw new Error('within 30 days');
      const seconds = said.kind === 'second' ? 0 : said.amount * sizes[said.kind];
      expect(seconds).toBeLessThanOrEqual(ago / 1000);
    }),
  );
});
