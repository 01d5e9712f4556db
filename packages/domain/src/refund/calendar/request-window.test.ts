import { expect, it } from 'vitest';
import { requestWindow } from './request-window.ts';
import { announcedCalendar, readCalendar } from './shutdown-calendar.ts';

const calendar = readCalendar(announcedCalendar);
const before = { kind: 'before', opensAt: calendar.requestFrom };
const open = { kind: 'open', until: calendar.requestUntil };
const after = { kind: 'after' };

it.each([
  ['2025-09-30T23:59:59.999+09:00', before],
  ['2025-10-01T00:00:00.000+09:00', open],
  ['2025-10-31T23:59:00.000+09:00', open],
  ['2025-11-01T00:00:00.000+09:00', open],
  ['2025-11-15T23:59:00.000+09:00', open],
  ['2025-11-15T23:59:59.999+09:00', open],
  ['2025-11-16T00:00:00.000+09:00', after],
])('at %s the window is %j', (now, window) => {
  expect(requestWindow(calendar, new Date(now))).toEqual(window);
});
