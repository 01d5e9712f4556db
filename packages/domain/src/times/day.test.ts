import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { editionIds, editions } from '@hanji/contract/editions.ts';
import { dayIn, dayStart, hourIn, weekdayIn } from './day.ts';

it.each([
  ['Asia/Seoul', '2026-11-20T14:59:59.999Z', '2026-11-20', 5, 23, '2026-11-19T15:00:00.000Z'],
  ['Asia/Seoul', '2026-11-20T15:00:00.000Z', '2026-11-21', 6, 0, '2026-11-20T15:00:00.000Z'],
  ['Asia/Seoul', '2026-11-20T15:00:00.001Z', '2026-11-21', 6, 0, '2026-11-20T15:00:00.000Z'],
  ['UTC', '2026-11-21T23:59:59.999Z', '2026-11-21', 6, 23, '2026-11-21T00:00:00.000Z'],
  ['UTC', '2026-11-22T00:00:00.000Z', '2026-11-22', 0, 0, '2026-11-22T00:00:00.000Z'],
  ['UTC', '2026-01-02T09:59:59.999Z', '2026-01-02', 5, 9, '2026-01-02T00:00:00.000Z'],
  ['Asia/Kathmandu', '2026-11-20T18:14:59Z', '2026-11-20', 5, 23, '2026-11-19T18:15:00.000Z'],
  ['Asia/Kathmandu', '2026-11-20T18:15:00Z', '2026-11-21', 6, 0, '2026-11-20T18:15:00.000Z'],
  ['Pacific/Kiritimati', '2026-12-31T10:00:00Z', '2027-01-01', 5, 0, '2026-12-31T10:00:00.000Z'],
  // Europe turns its clocks back that night: the day has 25 hours.
  ['Europe/Berlin', '2026-10-25T22:59:00Z', '2026-10-25', 0, 23, '2026-10-24T22:00:00.000Z'],
  ['Europe/Berlin', '2026-10-25T23:00:00Z', '2026-10-26', 1, 0, '2026-10-25T23:00:00.000Z'],
  // And on: it has 23.
  ['Europe/Berlin', '2026-03-29T21:59:00Z', '2026-03-29', 0, 23, '2026-03-28T23:00:00.000Z'],
  // Chile skips from Saturday 24:00 to Sunday 01:00.
  ['America/Santiago', '2026-09-06T12:00:00Z', '2026-09-06', 0, 9, '2026-09-06T04:00:00.000Z'],
  ['America/Santiago', '2026-09-06T03:59:59Z', '2026-09-05', 6, 23, '2026-09-05T04:00:00.000Z'],
])('the day in %s at %s is %s', (zone, moment, day, weekday, hour, start) => {
  expect(dayIn(zone, new Date(moment))).toBe(day);
  expect(weekdayIn(zone, new Date(moment))).toBe(weekday);
  expect(hourIn(zone, new Date(moment))).toBe(hour);
  expect(dayStart(zone, new Date(moment)).toISOString()).toBe(start);
});

it('begins a day where the day before ends, in every edition', () => {
  const moments = fc.date({
    noInvalidDate: true,
    min: new Date('2020-01-01T00:00:00Z'),
    max: new Date('2030-01-01T00:00:00Z'),
  });
  const zones = [...editionIds.map((id) => editions[id].timeZone), 'America/New_York'];
  fc.assert(
    fc.property(moments, fc.constantFrom(...zones), (moment, zone) => {
      const start = dayStart(zone, moment);
      expect(start.getTime()).toBeLessThanOrEqual(moment.getTime());
      expect(dayIn(zone, start)).toBe(dayIn(zone, moment));
      expect(dayIn(zone, new Date(start.getTime() - 1))).not.toBe(dayIn(zone, moment));
      expect(dayStart(zone, start)).toEqual(start);
      expect(hourIn(zone, start)).toBe(0);
    }),
  );
});

it('makes one formatter for a zone, however often it is asked', () => {
  const made = vi.spyOn(Intl, 'DateTimeFormat');
  dayIn('Asia/Tashkent', new Date(0));
  dayStart('Asia/Tashkent', new Date(0));
  hourIn('Asia/Tashkent', new Date(0));
  expect(made).toHaveBeenCalledTimes(1);
  made.mockRestore();
});

it.each(['', 'Asia/Nowhere'])('refuses the zone %j', (zone) => {
  expect(() => dayIn(zone, new Date(0))).toThrow(RangeError);
});
