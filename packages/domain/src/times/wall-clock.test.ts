import { expect, it } from 'vitest';
import { clockIn } from './day.ts';
import { momentOfClock } from './wall-clock.ts';

it.each([
  ['2026-11-26T18:00', 'Asia/Tokyo', '2026-11-26T09:00:00.000Z'],
  ['2027-01-01T00:00', 'Asia/Tokyo', '2026-12-31T15:00:00.000Z'],
  ['2026-11-26T18:00', 'UTC', '2026-11-26T18:00:00.000Z'],
  ['2026-07-01T12:00', 'Europe/Paris', '2026-07-01T10:00:00.000Z'],
  ['2026-03-29T03:00', 'Europe/Paris', '2026-03-29T01:00:00.000Z'],
])('%s in %s is %s, and back', (clock, zone, moment) => {
  expect(momentOfClock(zone, clock)?.toISOString()).toBe(moment);
  expect(clockIn(zone, new Date(moment))).toBe(clock);
});

it.each(['', '0006-02-02T11:27', '2026-11-26', '2026-13-40T18:00', '2026-02-30T18:00', 'tomorrow'])(
  'is no moment: %s',
  (clock) => {
    expect(momentOfClock('Asia/Tokyo', clock)).toBeNull();
  },
);

it('is no moment where the clocks leap over it', () => {
  expect(momentOfClock('Europe/Paris', '2026-03-29T02:30')).toBeNull();
});
