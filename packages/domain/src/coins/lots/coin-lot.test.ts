import { expect, it } from 'vitest';
import { after, lotOf, now } from '#coins/testing/lots.ts';
import { coinKinds, coinPlatforms, isExpired, isGiven, isSpendable } from './coin-lot.ts';

it('knows three kinds of coins and four shops', () => {
  expect(coinKinds).toEqual(['free', 'bonus', 'purchased']);
  expect(coinPlatforms).toEqual(['ios', 'aos', 'one-store', 'web']);
});

it.each([
  ['free', true],
  ['bonus', true],
  ['purchased', false],
] as const)('coins that are %s were given: %s', (kind, given) => {
  expect(isGiven({ kind })).toBe(given);
});

it.each([
  [null, false],
  [after(1), false],
  [now, true],
  [after(-1), true],
])('a lot that expires at %s has expired: %s', (expiresAt, expired) => {
  expect(isExpired({ expiresAt }, now)).toBe(expired);
});

it.each([
  [1, after(1), true],
  [0, after(1), false],
  [1, now, false],
  [0, now, false],
])('%i coins until %s can be spent: %s', (amount, expiresAt, spendable) => {
  expect(isSpendable(lotOf({ id: 1, amount, expiresAt }), now)).toBe(spendable);
});
