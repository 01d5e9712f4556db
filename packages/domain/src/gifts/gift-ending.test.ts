import { expect, it } from 'vitest';
import { isGiftEnding } from './gift-ending.ts';

const expiresAt = new Date('2026-11-21T03:00:00Z');

it.each([
  // When it came, the moment, whether its member is told then.
  ['2026-11-01T03:00:00Z', '2026-11-20T02:59:59.999Z', false],
  ['2026-11-01T03:00:00Z', '2026-11-20T03:00:00Z', true],
  ['2026-11-01T03:00:00Z', '2026-11-21T02:59:59.999Z', true],
  ['2026-11-01T03:00:00Z', '2026-11-21T03:00:00Z', false],
  ['2026-11-20T02:59:59.999Z', '2026-11-20T03:00:00Z', true],
  ['2026-11-20T03:00:00Z', '2026-11-20T03:00:00Z', false],
])('a gift of %s that ends a day later is about to end at %s: %s', (distributed, now, told) => {
  const gift = { distributedAt: new Date(distributed), expiresAt };
  expect(isGiftEnding(gift, new Date(now))).toBe(told);
});
