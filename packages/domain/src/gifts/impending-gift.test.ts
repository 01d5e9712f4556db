import { expect, it } from 'vitest';
import { giftRemaining, impendingSeconds, isImpending } from './impending-gift.ts';

it.each([
  [0, true],
  [86_399, true],
  [86_400, false],
  [86_401, false],
])('[A4-048] a gift with %i s left is impending: %s', (expireRemained, impending) => {
  expect(isImpending({ expireRemained })).toBe(impending);
});

it('[A9-016] the threshold is 86400 s', () => {
  expect(impendingSeconds).toBe(86_400);
});

it.each([
  [0, { kind: 'expired' }],
  [1, { kind: 'minutes', amount: 1 }],
  [3600, { kind: 'minutes', amount: 60 }],
  [3601, { kind: 'hours', amount: 1 }],
  [86_400, { kind: 'hours', amount: 24 }],
  [86_401, { kind: 'days', amount: 1 }],
])('%i s left are shown as %j', (expireRemained, remaining) => {
  expect(giftRemaining({ expireRemained })).toEqual(remaining);
});
