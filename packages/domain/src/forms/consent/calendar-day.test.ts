import { expect, it } from 'vitest';
import { isCalendarDay } from './calendar-day.ts';

it.each([
  ['2026-11-20', true],
  ['2024-02-29', true],
  ['2023-02-29', false],
  ['2026-11-31', false],
  ['2026-00-10', false],
  ['2026-13-01', false],
  ['2026-1-2', false],
  ['2026-11-20 ', false],
  ['2026-11-20T00:00:00Z', false],
  ['+012026-01-01', false],
  ['-002026-01-01', false],
  ['2026', false],
  ['', false],
])('%j is a day: %s', (text, is) => {
  expect(isCalendarDay(text)).toBe(is);
});
