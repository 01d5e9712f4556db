import fc from 'fast-check';
import { expect, it } from 'vitest';
import { after, anyLots, lotOf, now } from '#coins/testing/lots.ts';
import { coinBalance, sumOfCoins } from './coin-balance.ts';
import { inOrderOfUse } from './order-of-use.ts';

const soon = after(60_000);
const later = after(120_000);

it('of no lots is nothing that never expires', () => {
  expect(coinBalance([], now)).toEqual({
    purchasedAmount: 0,
    freeAmount: 0,
    closestExpireAmount: 0,
    closestExpireAt: null,
  });
});

it('counts bonus coins as free ones, and names what expires next with its moment', () => {
  const lots = [
    lotOf({ id: 1, amount: 1 }),
    lotOf({ id: 2, amount: 2, kind: 'free', expiresAt: later }),
    lotOf({ id: 3, amount: 4, kind: 'bonus', expiresAt: soon }),
    lotOf({ id: 4, amount: 8, expiresAt: soon }),
    lotOf({ id: 5, amount: 16, kind: 'bonus' }),
  ];
  expect(coinBalance(lots, now)).toEqual({
    purchasedAmount: 9,
    freeAmount: 22,
    closestExpireAmount: 12,
    closestExpireAt: '2025-10-10T03:01:00.000Z',
  });
});

it('leaves out what has expired or is empty', () => {
  const lots = [
    lotOf({ id: 1, amount: 1, expiresAt: now }),
    lotOf({ id: 2, amount: 2, kind: 'free', expiresAt: now }),
    lotOf({ id: 3, amount: 0, granted: 5, kind: 'free', expiresAt: soon }),
    lotOf({ id: 4, amount: 8, kind: 'free', expiresAt: later }),
  ];
  expect(coinBalance(lots, now)).toEqual({
    purchasedAmount: 0,
    freeAmount: 8,
    closestExpireAmount: 8,
    closestExpireAt: '2025-10-10T03:02:00.000Z',
  });
});

it('names no expiry when nothing expires', () => {
  expect(coinBalance([lotOf({ id: 1, amount: 3 })], now)).toEqual({
    purchasedAmount: 3,
    freeAmount: 0,
    closestExpireAmount: 0,
    closestExpireAt: null,
  });
});

it('is the sum over the lots that can be spent', () => {
  fc.assert(
    fc.property(anyLots, (lots) => {
      const { purchasedAmount, freeAmount, closestExpireAmount } = coinBalance(lots, now);
      expect(purchasedAmount + freeAmount).toBe(sumOfCoins(inOrderOfUse(lots, now)));
      expect(closestExpireAmount).toBeLessThanOrEqual(purchasedAmount + freeAmount);
    }),
  );
});
