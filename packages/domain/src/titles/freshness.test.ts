import { editions } from '@hanji/contract/editions.ts';
import { expect, it } from 'vitest';
import { isNew, isUpdatedToday } from './freshness.ts';

const day = 86_400_000;
const now = new Date('2026-11-20T03:00:00Z');

it.each([
  [-day, true],
  [0, true],
  [14 * day - 1, true],
  [14 * day, true],
  [14 * day + 1, false],
  [15 * day, false],
])('[A9-019, B9-006] created %i ms ago is new: %s', (ms, expected) => {
  expect(isNew(new Date(now.getTime() - ms), now)).toBe(expected);
});

it.each([
  // 03:00 in UTC is noon in Seoul and Tokyo.
  [editions.ko.timeZone, '2026-11-19T14:59:59.999Z', false],
  [editions.ko.timeZone, '2026-11-19T15:00:00.000Z', true],
  [editions.ja.timeZone, '2026-11-19T14:59:59.999Z', false],
  [editions.ja.timeZone, '2026-11-19T15:00:00.000Z', true],
  [editions.ja.timeZone, '2026-11-20T03:00:00.000Z', true],
  [editions.global.timeZone, '2026-11-19T23:59:59.999Z', false],
  [editions.global.timeZone, '2026-11-20T00:00:00.000Z', true],
  // The same day of another year, and of another month.
  [editions.global.timeZone, '2025-11-20T03:00:00.000Z', false],
  [editions.global.timeZone, '2026-10-20T03:00:00.000Z', false],
])('[A9-020, B9-006] in %s, %s was today: %s', (zone, updatedAt, expected) => {
  expect(isUpdatedToday(new Date(updatedAt), now, zone)).toBe(expected);
});
