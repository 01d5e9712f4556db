import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { relativeTime, remainingTime, rentTime, noticeTime } from './labels.ts';
describe('relative time', () => {
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
});

describe('remaining time', () => {
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
});

describe('rent time', () => {
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
});

describe('notice time', () => {
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
});
