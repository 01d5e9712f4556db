import { describe, expect, it } from 'vitest';
import { editionIds, editions } from '@hanji/contract/editions.ts';
import { isNight, mayPush, pushAt } from './night-hours.ts';

describe.each([
  // The zone, a moment in it, whether it is night there.
  ['Asia/Seoul', '2026-11-20T20:59:59.999+09:00', false],
  ['Asia/Seoul', '2026-11-20T21:00:00.000+09:00', true],
  ['Asia/Seoul', '2026-11-20T23:59:59.999+09:00', true],
  ['Asia/Seoul', '2026-11-21T00:00:00.000+09:00', true],
  ['Asia/Seoul', '2026-11-21T07:59:59.999+09:00', true],
  ['Asia/Seoul', '2026-11-21T08:00:00.000+09:00', false],
  ['Asia/Seoul', '2026-11-21T12:00:00.000+09:00', false],
  ['Asia/Kathmandu', '2026-11-20T20:59:59.999+05:45', false],
  ['Asia/Kathmandu', '2026-11-20T21:00:00.000+05:45', true],
  ['Asia/Kathmandu', '2026-11-21T07:59:59.999+05:45', true],
  ['Asia/Kathmandu', '2026-11-21T08:00:00.000+05:45', false],
  // Summer time ends in the night from the 24th to the 25th, and begins on 29 March.
  ['Europe/Berlin', '2026-10-24T20:59:59.999+02:00', false],
  ['Europe/Berlin', '2026-10-24T21:00:00.000+02:00', true],
  ['Europe/Berlin', '2026-10-25T07:59:59.999+01:00', true],
  ['Europe/Berlin', '2026-10-25T08:00:00.000+01:00', false],
  ['Europe/Berlin', '2026-03-29T07:59:59.999+02:00', true],
  ['Europe/Berlin', '2026-03-29T08:00:00.000+02:00', false],
  ['Europe/Berlin', '2026-03-29T20:59:59.999+02:00', false],
  ['Europe/Berlin', '2026-03-29T21:00:00.000+02:00', true],
] as const)('in %s at %s', (timeZone, moment, night) => {
  it(`[A9-034, B9-037] ${night ? 'is night' : 'is day'}`, () => {
    expect(isNight(timeZone, new Date(moment))).toBe(night);
  });

  it('[A9-034, B9-037] a push waits for the day unless its reader allows night notices', () => {
    expect(mayPush({ timeZone, allowsNightNotices: false }, new Date(moment))).toBe(!night);
    expect(mayPush({ timeZone, allowsNightNotices: true }, new Date(moment))).toBe(true);
  });
});

it.each([
  ['Asia/Seoul', '2026-11-20T20:59:59.999+09:00', '2026-11-20T20:59:59.999+09:00'],
  ['Asia/Seoul', '2026-11-20T21:00:00.000+09:00', '2026-11-21T08:00:00.000+09:00'],
  ['Asia/Seoul', '2026-11-21T07:59:59.999+09:00', '2026-11-21T08:00:00.000+09:00'],
  ['Asia/Seoul', '2026-11-21T08:00:00.000+09:00', '2026-11-21T08:00:00.000+09:00'],
  ['Asia/Kathmandu', '2026-11-20T22:30:00.000+05:45', '2026-11-21T08:00:00.000+05:45'],
  ['Europe/Berlin', '2026-10-24T21:00:00.000+02:00', '2026-10-25T08:00:00.000+01:00'],
  ['Europe/Berlin', '2026-03-28T21:00:00.000+01:00', '2026-03-29T08:00:00.000+02:00'],
  // By two hours.
  ['Antarctica/Troll', '2026-10-24T21:00:00.000+02:00', '2026-10-25T08:00:00.000Z'],
  ['Antarctica/Troll', '2026-03-29T07:59:59.999+02:00', '2026-03-29T08:00:00.000+02:00'],
])('[B9-037] in %s a push of %s goes out at %s', (timeZone, moment, at) => {
  const now = new Date(moment);
  expect(pushAt({ timeZone, allowsNightNotices: false }, now)).toEqual(new Date(at));
  expect(pushAt({ timeZone, allowsNightNotices: true }, now)).toEqual(now);
});

it.each(editionIds)('[A9-034] the night of %s is 11 hours long', (id) => {
  const hours = Array.from({ length: 24 }, (_, hour) => new Date(Date.UTC(2026, 10, 20, hour)));
  expect(hours.filter((hour) => isNight(editions[id].timeZone, hour))).toHaveLength(11);
});
