import fc from 'fast-check';
import { expect, it } from 'vitest';
import { after, anyLots, lotOf, now } from '#coins/testing/lots.ts';
import type { CoinLot } from './coin-lot.ts';
import { inOrderOfUse } from './order-of-use.ts';

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
  ['ties of those without expiry by id', [given(2, 'free', null), given(1, 'bonus', null)], [1, 2]],
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
    fc.property(anyLots, (lots) => {
      const before = structuredClone(lots);
      expect(inOrderOfUse(lots.toReversed(), now)).toEqual(inOrderOfUse(lots, now));
      expect(lots).toEqual(before);
    }),
  );
});
