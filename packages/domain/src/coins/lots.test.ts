import { describe, expect, it } from 'vitest';
import { after, anyHoldings, lotOf, now, ticketsOf } from '#coins/testing/lots.ts';
import {
  coinKinds,
  coinPlatforms,
  isExpired,
  isGiven,
  isSpendable,
  coinBalance,
  sumOfCoins,
  inOrderOfUse,
  ticketBalance,
  ticketsInOrderOfUse,
  unitOf,
  type CoinLot,
} from './lots.ts';
import fc from 'fast-check';
describe('coin lot', () => {
  it('knows three kinds of coins and four shops', () => {
    expect(coinKinds).toEqual(['free', 'bonus', 'purchased']);
    expect(coinPlatforms).toEqual(['ios', 'aos', 'one-store', 'web']);
  });

  it.each([
    ['free', 'coin'],
    ['bonus', 'coin'],
    ['purchased', 'coin'],
    ['ticket', 'ticket'],
    ['ad_ticket', 'ad_ticket'],
  ] as const)('what is %s is counted in %s', (kind, unit) => {
    expect(unitOf({ kind })).toBe(unit);
  });

  it.each([
    ['free', true],
    ['bonus', true],
    ['purchased', false],
    ['ticket', true],
    ['ad_ticket', true],
  ] as const)('what is %s was given: %s', (kind, given) => {
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
});

describe('coin balance', () => {
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

  it('is the sum over the lots of coins that can be spent', () => {
    fc.assert(
      fc.property(anyHoldings, (lots) => {
        const { purchasedAmount, freeAmount, closestExpireAmount } = coinBalance(lots, now);
        expect(purchasedAmount + freeAmount).toBe(sumOfCoins(inOrderOfUse(lots, now)));
        expect(closestExpireAmount).toBeLessThanOrEqual(purchasedAmount + freeAmount);
      }),
    );
  });
});

describe('order of use', () => {
  function given(id: number, kind: 'free' | 'bonus', expiresAt: Date | null): CoinLot {
    return lotOf({ id, kind, expiresAt, paid: null });
  }
  function bought(id: number, acquiredAt: Date, expiresAt: Date | null = null): CoinLot {
    return lotOf({ id, acquiredAt, expiresAt });
  }

  it.each<[string, CoinLot[], number[]]>([
    ['given before purchased', [bought(1, after(-9)), given(2, 'free', null)], [2, 1]],
    ['bonus before purchased', [bought(1, after(-9)), given(2, 'bonus', null)], [2, 1]],
    [
      'given before purchased that expire sooner',
      [bought(1, after(-9), after(1)), given(2, 'free', after(9))],
      [2, 1],
    ],
    [
      'given coins by expiry, those without one last',
      [given(1, 'free', null), given(2, 'free', after(9)), given(3, 'free', after(8))],
      [3, 2, 1],
    ],
    [
      'free and bonus as equals',
      [given(1, 'bonus', after(3)), given(2, 'free', after(2)), given(3, 'bonus', after(1))],
      [3, 2, 1],
    ],
    [
      'purchased by age',
      [bought(1, after(-1)), bought(2, after(-3)), bought(3, after(-2))],
      [2, 3, 1],
    ],
    [
      'purchased by age, whenever they expire',
      [bought(1, after(-1), after(1)), bought(2, after(-2), after(9)), bought(3, after(-3))],
      [3, 2, 1],
    ],
    [
      'given coins by expiry, whatever their age',
      [
        { ...given(1, 'free', after(9)), acquiredAt: after(-9) },
        { ...given(2, 'free', after(8)), acquiredAt: after(-8) },
      ],
      [2, 1],
    ],
    ['ties by id', [bought(10, after(-1)), bought(9, after(-1)), bought(2, after(-1))], [2, 9, 10]],
    [
      'ties of given coins by id',
      [given(3, 'free', after(5)), given(2, 'bonus', after(5)), given(1, 'free', after(6))],
      [2, 3, 1],
    ],
    [
      'ties of those without expiry by id',
      [given(2, 'free', null), given(1, 'bonus', null)],
      [1, 2],
    ],
    [
      'none that are empty or expired',
      [lotOf({ id: 1, amount: 0 }), given(2, 'free', now), given(3, 'free', after(1))],
      [3],
    ],
  ])('[B9-013] %s', (_, lots, ids) => {
    expect(inOrderOfUse(lots, now).map(({ id }) => id)).toEqual(ids);
  });

  it('[B9-013] does not depend on the order in which the lots come', () => {
    fc.assert(
      fc.property(anyHoldings, (lots) => {
        const before = structuredClone(lots);
        expect(inOrderOfUse(lots.toReversed(), now)).toEqual(inOrderOfUse(lots, now));
        expect(lots).toEqual(before);
      }),
    );
  });
});

describe('tickets', () => {
  const lots = [
    ticketsOf({ id: 1, kind: 'ticket', amount: 1 }),
    ticketsOf({ id: 2, kind: 'ticket', amount: 2, expiresAt: after(2) }),
    ticketsOf({ id: 3, kind: 'ticket', amount: 4, expiresAt: after(1) }),
    ticketsOf({ id: 4, kind: 'ticket', amount: 8, expiresAt: now }),
    ticketsOf({ id: 5, kind: 'ad_ticket', amount: 16, expiresAt: after(1) }),
    ticketsOf({ id: 6, kind: 'ticket', amount: 0, granted: 3 }),
    lotOf({ id: 7, kind: 'free', amount: 32, paid: null, expiresAt: after(1) }),
  ];

  it.each([
    ['ticket', 7],
    ['ad_ticket', 16],
  ] as const)('of the kind %s there are %i', (kind, amount) => {
    expect(ticketBalance(lots, kind, now)).toBe(amount);
  });

  it('are no coins', () => {
    expect(coinBalance(lots, now)).toMatchObject({ freeAmount: 32, closestExpireAmount: 32 });
    expect(inOrderOfUse(lots, now).map(({ id }) => id)).toEqual([7]);
  });

  it('are used soonest expiry first, each kind by itself', () => {
    expect(ticketsInOrderOfUse(lots, 'ticket', now).map(({ id }) => id)).toEqual([3, 2, 1]);
    expect(ticketsInOrderOfUse(lots, 'ad_ticket', now).map(({ id }) => id)).toEqual([5]);
  });
});
