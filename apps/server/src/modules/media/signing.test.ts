import { createSecretKey } from 'node:crypto';
import { expiryOf } from '@hanji/domain/reading/images/address-lifetime.ts';
import { describe, expect, it } from 'vitest';
import { isSigned, sign } from './signing.ts';

const secret = createSecretKey(new Uint8Array(32).fill(7));
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
    expect(isSigned(createSecretKey(new Uint8Array(32)), claim, 'a session', now)).toBe(false);
  });
});

it('an address for anybody opens with and without a session', () => {
  const claim = { subject: 'x', expiry, signature: sign(secret, 'x', expiry, '') };
  expect(isSigned(secret, claim, null, now)).toBe(true);
  expect(isSigned(secret, claim, 'a session', now)).toBe(true);
});
