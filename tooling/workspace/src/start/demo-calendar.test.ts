import { expect, it } from 'vitest';
import { demoCalendar } from './demo-calendar.ts';

it('moves the calendar around today, in Tokyo, with the length that is specified', () => {
  expect(demoCalendar(new Date('2025-10-16T12:00:00+09:00'))).toEqual({
    HANJI_SHUTDOWN_REQUEST_FROM: '2025-09-30T15:00:00.000Z',
    HANJI_SHUTDOWN_END_OF_SERVICE: '2025-10-31T14:59:00.000Z',
    HANJI_SHUTDOWN_REQUEST_UNTIL: '2025-11-15T14:59:00.000Z',
  });
});

it('changes at midnight in Tokyo', () => {
  const before = demoCalendar(new Date('2026-01-31T23:59:59+09:00'));
  const after = demoCalendar(new Date('2026-02-01T00:00:00+09:00'));
  expect(before['HANJI_SHUTDOWN_REQUEST_FROM']).toBe('2026-01-15T15:00:00.000Z');
  expect(after['HANJI_SHUTDOWN_REQUEST_FROM']).toBe('2026-01-16T15:00:00.000Z');
});
