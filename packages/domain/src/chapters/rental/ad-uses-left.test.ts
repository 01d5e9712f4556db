import { editions } from '@hanji/contract/editions.ts';
import { expect, it } from 'vitest';
import { adUsesLeft } from './ad-uses-left.ts';

const seoul = editions.ko.timeZone;
const utc = editions.global.timeZone;
function left(timeZone: string, now: string, uses: readonly string[], dailyLimit = 3): number {
  return adUsesLeft({
    uses: uses.map((use) => new Date(use)),
    dailyLimit,
    now: new Date(now),
    timeZone,
  });
}

it.each([
  ['none used', [], 3],
  ['one used', ['2026-11-20T10:00:00Z'], 2],
  ['all used', ['2026-11-20T08:00:00Z', '2026-11-20T09:00:00Z', '2026-11-20T10:00:00Z'], 0],
  ['used more than the limit', Array.from({ length: 5 }, () => '2026-11-20T10:00:00Z'), 0],
])('[A9-035, B9-036] %s', (_, uses, expected) => {
  expect(left(utc, '2026-11-20T12:00:00Z', uses)).toBe(expected);
});

it('allows none where the limit is 0', () => {
  expect(left(utc, '2026-11-20T12:00:00Z', [], 0)).toBe(0);
});

// Midnight in Seoul is 15:00 in UTC.
it.each([
  [seoul, '2026-11-20T14:59:59.999Z', 2],
  [seoul, '2026-11-20T15:00:00Z', 3],
  [utc, '2026-11-20T23:59:59.999Z', 2],
  [utc, '2026-11-21T00:00:00Z', 3],
])("[A9-035, B9-036] begins again at the edition's 00:00: %s at %s", (zone, now, expected) => {
  expect(left(zone, now, ['2026-11-20T14:00:00Z'])).toBe(expected);
});

it('[A9-035] counts a use at 00:00 itself to the new day', () => {
  expect(left(seoul, '2026-11-20T20:00:00Z', ['2026-11-20T15:00:00Z'])).toBe(2);
  expect(left(seoul, '2026-11-20T20:00:00Z', ['2026-11-20T14:59:59.999Z'])).toBe(3);
});
