import { expect, it } from 'vitest';
import { canTakeBack, takeBackUntil } from './take-back.ts';

const unlockedAt = new Date('2026-03-01T00:00:00Z');

it.each([
  [0, true],
  [60_000, true],
  [60_001, false],
])('takes back %d ms after: %s', (ms, can) => {
  const now = new Date(unlockedAt.getTime() + ms);
  expect(canTakeBack({ unlockedAt, deliveredAt: null }, now)).toBe(can);
});

it('takes back nothing of which something was read', () => {
  expect(canTakeBack({ unlockedAt, deliveredAt: unlockedAt }, unlockedAt)).toBe(false);
  expect(takeBackUntil(unlockedAt)).toEqual(new Date('2026-03-01T00:01:00Z'));
});
