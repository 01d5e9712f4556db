import { expect, it } from 'vitest';
import { spendableCoins } from './spendable-coins.ts';

it('adds free to purchased coins, and has none without an inventory', () => {
  const coin = { closestExpireAmount: 9, closestExpireAt: null };
  expect(spendableCoins({ coin: { ...coin, purchasedAmount: 3, freeAmount: 4 } })).toBe(7);
  expect(spendableCoins(null)).toBe(0);
});
