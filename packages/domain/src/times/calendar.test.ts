import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays, addMonths, addYears } from './calendar.ts';

it.each([
  ['2026-02-27T10:20:30.400Z', 2, '2026-03-01T10:20:30.400Z'],
  ['2026-03-01T00:00:00.000Z', -1, '2026-02-28T00:00:00.000Z'],
  ['2026-03-01T00:00:00.000Z', 0.5, '2026-03-01T12:00:00.000Z'],
])('%s and %f days are %s', (date, days, later) => {
  expect(addDays(new Date(date), days).toISOString()).toBe(later);
});

it.each([
  ['2026-01-15T10:20:30.400Z', 0, '2026-01-15T10:20:30.400Z'],
  ['2026-01-15T10:20:30.400Z', 6, '2026-07-15T10:20:30.400Z'],
  ['2026-07-15T00:00:00.000Z', 6, '2027-01-15T00:00:00.000Z'],
  ['2026-08-28T00:00:00.000Z', 6, '2027-02-28T00:00:00.000Z'],
  ['2026-08-29T00:00:00.000Z', 6, '2027-02-28T00:00:00.000Z'],
  ['2026-08-31T23:59:59.999Z', 6, '2027-02-28T23:59:59.999Z'],
  ['2027-08-31T23:59:59.999Z', 6, '2028-02-29T23:59:59.999Z'],
  ['2026-03-31T12:00:00.000Z', 6, '2026-09-30T12:00:00.000Z'],
  ['2026-12-31T12:00:00.000Z', 2, '2027-02-28T12:00:00.000Z'],
  ['2026-03-31T12:00:00.000Z', -1, '2026-02-28T12:00:00.000Z'],
  ['2026-01-15T12:00:00.000Z', -1, '2025-12-15T12:00:00.000Z'],
])('%s and %i months are %s', (date, months, later) => {
  expect(addMonths(new Date(date), months).toISOString()).toBe(later);
});

it.each([
  ['2025-11-20T10:20:30.400Z', 1, '2026-11-20T10:20:30.400Z'],
  ['2024-02-28T00:00:00.000Z', 1, '2025-02-28T00:00:00.000Z'],
  ['2024-02-29T00:00:00.000Z', 1, '2025-02-28T00:00:00.000Z'],
  ['2024-02-29T00:00:00.000Z', 4, '2028-02-29T00:00:00.000Z'],
  ['2025-02-28T00:00:00.000Z', 3, '2028-02-28T00:00:00.000Z'],
  ['2024-02-29T00:00:00.000Z', -1, '2023-02-28T00:00:00.000Z'],
])('%s and %i years are %s', (date, years, later) => {
  expect(addYears(new Date(date), years).toISOString()).toBe(later);
});

const dates = fc.date({
  noInvalidDate: true,
  min: new Date('1990-01-01T00:00:00Z'),
  max: new Date('2100-01-01T00:00:00Z'),
});
const months = fc.integer({ min: -60, max: 60 });

it('always lands in the month meant, on its day or its last one', () => {
  fc.assert(
    fc.property(dates, months, (date, count) => {
      const moved = addMonths(date, count);
      const index = (one: Date): number => 12 * one.getUTCFullYear() + one.getUTCMonth();
      expect(index(moved)).toBe(index(date) + count);
      const dayAfter = new Date(moved.getTime() + 86_400_000);
      const same = moved.getUTCDate() === date.getUTCDate();
      expect(same || dayAfter.getUTCDate() === 1).toBe(true);
    }),
  );
});

it('keeps the order of moments and leaves its argument alone', () => {
  fc.assert(
    fc.property(dates, dates, months, (one, other, count) => {
      const [before, after] = one <= other ? [one, other] : [other, one];
      // Two days of one month may both fall on its last day, then only the time of day differs.
      const dayOf = (date: Date): number => Math.floor(date.getTime() / 86_400_000);
      const kept = before.getTime();
      expect(dayOf(addMonths(before, count))).toBeLessThanOrEqual(dayOf(addMonths(after, count)));
      expect(before.getTime()).toBe(kept);
    }),
  );
});

it('gives an invalid date for an invalid one', () => {
  expect(addMonths(new Date(Number.NaN), 1).getTime()).toBeNaN();
});
