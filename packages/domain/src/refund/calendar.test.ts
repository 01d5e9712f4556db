import { describe, expect, it } from 'vitest';
import { editions } from '@hanji/contract/editions.ts';
import { dayIn } from '#times/day.ts';
import {
  announcedCalendar,
  isCalendarOrdered,
  judgedAt,
  readCalendar,
  bankbookKeptUntil,
  payoutBusinessDays,
  refundPageSize,
  refundRecordKeptUntil,
  requestWindow,
  closingOf,
} from './calendar.ts';
describe('shutdown calendar', () => {
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
});

describe('refund terms', () => {
  const processed = new Date('2025-11-30T03:00:00Z');

  it('pays out within 3 to 7 business days and lists 30 chapters a page', () => {
    expect(payoutBusinessDays).toEqual({ least: 3, most: 7 });
    expect(refundPageSize).toBe(30);
  });

  it('keeps the bank-book image for 3 months and the rest for 5 years', () => {
    expect(bankbookKeptUntil(processed)).toEqual(new Date('2026-02-28T03:00:00Z'));
    expect(refundRecordKeptUntil(processed)).toEqual(new Date('2030-11-30T03:00:00Z'));
  });
});

describe('request window', () => {
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
});

describe('closing minute', () => {
  it('counts the minute that something ends with as a whole', () => {
    expect(closingOf(new Date('2025-10-31T23:59:00+09:00'))).toEqual(
      new Date('2025-11-01T00:00:00+09:00'),
    );
  });
});
