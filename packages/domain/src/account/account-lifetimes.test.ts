import { expect, it } from 'vitest';
import { abandonedSince, deletedSince, dormantSince } from './account-lifetimes.ts';

it.each([
  ['2026-11-20T03:00:00.000Z', '2025-11-20T03:00:00.000Z'],
  ['2028-02-29T12:00:00.000Z', '2027-02-28T12:00:00.000Z'],
  ['2029-02-28T12:00:00.000Z', '2028-02-28T12:00:00.000Z'],
])('at %s who was last here at %s has been away for a year', (now, last) => {
  expect(dormantSince(new Date(now)).toISOString()).toBe(last);
});

it('keeps who asked for deletion for seven days to the millisecond', () => {
  const now = new Date('2026-11-20T03:00:00.000Z');
  expect(deletedSince(now).toISOString()).toBe('2026-11-13T03:00:00.000Z');
});

it('keeps a guest for thirty days to the millisecond', () => {
  const now = new Date('2026-11-20T03:00:00.000Z');
  expect(abandonedSince(now).toISOString()).toBe('2026-10-21T03:00:00.000Z');
});
