import { editions } from '@hanji/contract/editions.ts';
import { expect, it } from 'vitest';
import { dayIn } from '#times/day.ts';
import {
  announcedCalendar,
  isCalendarOrdered,
  judgedAt,
  readCalendar,
} from './shutdown-calendar.ts';

const end = new Date('2025-10-31T14:59:00Z');

it('the announced moments are those of Tokyo', () => {
  const calendar = readCalendar(announcedCalendar);
  expect(calendar).toEqual({
    endOfServiceAt: end,
    requestFrom: new Date('2025-09-30T15:00:00Z'),
    requestUntil: new Date('2025-11-15T14:59:00Z'),
  });
  const { timeZone } = editions['vi-refund'];
  expect(dayIn(timeZone, calendar.requestFrom)).toBe('2025-10-01');
  expect(dayIn(timeZone, calendar.endOfServiceAt)).toBe('2025-10-31');
  expect(dayIn(timeZone, calendar.requestUntil)).toBe('2025-11-15');
});

it.each([
  [-1, true],
  [0, false],
  [1, false],
])('a window that begins %i ms after its end is in order: %s', (ms, ordered) => {
  const requestFrom = new Date(end.getTime() + ms);
  expect(isCalendarOrdered({ requestFrom, requestUntil: end })).toBe(ordered);
});

it.each([
  [-1, -1],
  [0, 0],
  [1, 0],
  [864_000_000, 0],
])('%i ms after the end of the service, coins are judged %i ms after it', (now, judged) => {
  const at = judgedAt({ endOfServiceAt: end }, new Date(end.getTime() + now));
  expect(at.getTime() - end.getTime()).toBe(judged);
});
