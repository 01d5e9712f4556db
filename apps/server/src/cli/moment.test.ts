import { expect, it } from 'vitest';
import { momentOf } from './moment.ts';

it.each([
  ['2026-12-01T09:00+09:00', '2026-12-01T00:00:00.000Z'],
  ['2026-12-01T09:00:30Z', '2026-12-01T09:00:30.000Z'],
  ['2028-02-29T00:00Z', '2028-02-29T00:00:00.000Z'],
  ['2026-01-31T23:59-05:00', '2026-02-01T04:59:00.000Z'],
])('%s is a moment', (given, moment) => {
  expect(momentOf(given)?.toISOString()).toBe(moment);
});

it.each([
  '2026-02-30T12:00+09:00',
  '2026-02-29T12:00Z',
  '2026-04-31T12:00Z',
  '2026-13-02T12:00Z',
  '2026-01-32T12:00Z',
  '2026-01-02T25:00Z',
  '2026-01-02T12:00',
  '2026-01-02',
  'tomorrow',
  '',
])('%j is none', (given) => {
  expect(momentOf(given)).toBeNull();
});
