import { expect, it } from 'vitest';
import { dayIn, dayStart, weekdayIn } from './day.ts';

it.each([
  ['Asia/Seoul', '2026-11-20T14:59:59Z', '2026-11-20', 5, '2026-11-19T15:00:00.000Z'],
  ['Asia/Seoul', '2026-11-20T15:00:00Z', '2026-11-21', 6, '2026-11-20T15:00:00.000Z'],
  ['UTC', '2026-11-22T00:00:00Z', '2026-11-22', 0, '2026-11-22T00:00:00.000Z'],
  // Europe turns its clocks back that night: the day has 25 hours.
  ['Europe/Berlin', '2026-10-25T22:59:00Z', '2026-10-25', 0, '2026-10-24T22:00:00.000Z'],
])('the day in %s at %s', (zone, moment, day, weekday, start) => {
  expect(dayIn(zone, new Date(moment))).toBe(day);
  expect(weekdayIn(zone, new Date(moment))).toBe(weekday);
  expect(dayStart(zone, new Date(moment)).toISOString()).toBe(start);
});
