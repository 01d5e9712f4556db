import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expiryOf, isSigned, sign } from './signing.ts';

const secret = new Uint8Array(32).fill(7);
const now = new Date('2026-11-20T03:00:00Z');
const expiry = expiryOf(now);

describe('an address for a session', () => {
  const signature = sign(secret, 'image:a', expiry, 'a session');
  const claim = { subject: 'image:a', expiry, signature };

  it.each([
    ['the session', 'a session', true],
    ['another session', 'another', false],
    ['nobody', null, false],
  ])('opens for %s: %s', (_, session, opens) => {
    expect(isSigned(secret, claim, session, now)).toBe(opens);
  });

  it('does not open with another key', () => {
    expect(isSigned(new Uint8Array(32), claim, 'a session', now)).toBe(false);
  });
});

it('an address for anybody opens with and without a session', () => {
  const claim = { subject: 'x', expiry, signature: sign(secret, 'x', expiry, '') };
  expect(isSigned(secret, claim, null, now)).toBe(true);
  expect(isSigned(secret, claim, 'a session', now)).toBe(true);
});

it('an address lasts from 6 to 12 hours, and is the same within 6', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 4_000_000_000 }), (seconds) => {
      const left = expiryOf(new Date(seconds * 1000)) - seconds;
      expect(left).toBeGreaterThan(6 * 3600 - 1);
      expect(left).toBeLessThanOrEqual(12 * 3600);
      expect(expiryOf(new Date(seconds * 1000)) % (6 * 3600)).toBe(0);
    }),
  );
});
