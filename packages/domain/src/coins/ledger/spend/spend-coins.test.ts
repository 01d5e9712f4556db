import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sumOfCoins, inOrderOfUse } from '#coins/lots.ts';
import { after, anyHoldings, lotOf, now } from '#coins/testing/lots.ts';
import { spendCoins } from './spend-coins.ts';

const free = lotOf({ id: 1, kind: 'free', amount: 2, paid: null, expiresAt: after(1) });
const bonus = lotOf({ id: 2, kind: 'bonus', amount: 3, paid: null });
const old = lotOf({ id: 3, amount: 10, acquiredAt: after(-9) });
const young = lotOf({ id: 4, amount: 10, acquiredAt: after(-8) });
const expired = lotOf({ id: 5, kind: 'free', amount: 99, paid: null, expiresAt: now });
const wallet = [young, expired, old, bonus, free];

it.each([
  [0, []],
  [1, [[1, 1]]],
  [2, [[1, 2]]],
  [
    3,
    [
      [1, 2],
      [2, 1],
    ],
  ],
  [
    5,
    [
      [1, 2],
      [2, 3],
    ],
  ],
  [
    6,
    [
      [1, 2],
      [2, 3],
      [3, 1],
    ],
  ],
  [
    15,
    [
      [1, 2],
      [2, 3],
      [3, 10],
    ],
  ],
  [
    16,
    [
      [1, 2],
      [2, 3],
      [3, 10],
      [4, 1],
    ],
  ],
  [
    25,
    [
      [1, 2],
      [2, 3],
      [3, 10],
      [4, 10],
    ],
  ],
])('[B9-013] a price of %i takes %j', (price, taken) => {
  const spending = spendCoins(wallet, price, now);
  const shares = spending.kind === 'paid' ? spending.shares : null;
  expect(shares?.map(({ lot, coins }) => [lot.id, coins])).toEqual(taken);
});

it('says what it took as postings', () => {
  expect(spendCoins([bonus, old], 4, now)).toEqual({
    kind: 'paid',
    shares: [
      { lot: bonus, coins: 3 },
      { lot: old, coins: 1 },
    ],
    entry: {
      kind: 'spend',
      postings: [
        { account: { kind: 'lot', lotId: 2 }, unit: 'coin', amount: -3 },
        { account: { kind: 'lot', lotId: 3 }, unit: 'coin', amount: -1 },
        { account: { kind: 'revenue' }, unit: 'coin', amount: 4 },
      ],
    },
  });
});

it.each([
  [26, wallet, 1],
  [100, wallet, 75],
  [1, [], 1],
  [1, [expired], 1],
])(
  'a price of %i above the balance takes nothing and says what is missing',
  (price, lots, missing) => {
    expect(spendCoins(lots, price, now)).toEqual({ kind: 'insufficient', missing });
  },
);

it('a lot is spent until the last millisecond before its expiry', () => {
  const lots = [lotOf({ id: 1, amount: 1, kind: 'free', paid: null, expiresAt: after(1) })];
  expect(spendCoins(lots, 1, now).kind).toBe('paid');
  expect(spendCoins(lots, 1, after(1)).kind).toBe('insufficient');
});

it.each([-1, 0.5, NaN, Infinity, 2 ** 53])('refuses a price of %d', (price) => {
  expect(() => spendCoins(wallet, price, now)).toThrow(RangeError);
});

const price = fc.nat(300);

it('[B9-013] pays the price exactly, and empties each lot before it takes from the next', () => {
  fc.assert(
    fc.property(anyHoldings, price, (lots, coins) => {
      const usable = inOrderOfUse(lots, now);
      fc.pre(coins <= sumOfCoins(usable));
      const spending = spendCoins(lots, coins, now);
      const shares = spending.kind === 'paid' ? spending.shares : [];
      expect(shares.reduce((sum, share) => sum + share.coins, 0)).toBe(coins);
      expect(shares.map(({ lot }) => lot)).toEqual(usable.slice(0, shares.length));
      expect(shares.every((share) => share.coins > 0)).toBe(true);
      expect(shares.slice(0, -1).every((share) => share.coins === share.lot.amount)).toBe(true);
    }),
  );
});

it('says exactly what is missing when the balance does not cover the price', () => {
  fc.assert(
    fc.property(anyHoldings, fc.integer({ min: 1, max: 300 }), (lots, missing) => {
      const balance = sumOfCoins(inOrderOfUse(lots, now));
      const spending = spendCoins(lots, balance + missing, now);
      expect(spending).toEqual({ kind: 'insufficient', missing });
    }),
  );
});
