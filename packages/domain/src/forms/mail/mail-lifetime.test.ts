import { expect, it } from 'vitest';
import { isCodeExpired, isResetLinkExpired, mailLifetimeMs } from './mail-lifetime.ts';

const sentAt = new Date('2026-11-20T03:00:00Z');

it.each([
  [0, false],
  [599_999, false],
  [600_000, true],
  [600_001, true],
  [-1, false],
  [Number.NaN, true],
])('[A9-031, B5-024, B5-025, B9-031] %i ms after the mail: expired %s', (ms, expired) => {
  const now = new Date(sentAt.getTime() + ms);
  expect(isCodeExpired(sentAt, now)).toBe(expired);
  expect(isResetLinkExpired(sentAt, now)).toBe(expired);
  expect(mailLifetimeMs).toBe(600_000);
});
