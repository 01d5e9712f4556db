import fc from 'fast-check';
import { expect, it } from 'vitest';
import { coinsAmong, inOrderOfUse, sumOfCoins, ticketBalance, ticketKinds } from '#coins/lots.ts';
import { after, anyHoldings, lotOf, now } from '#coins/testing/lots.ts';
import { applyEntry } from './apply-entry.ts';
import { expireLots } from './expire-lots.ts';

it('takes what is left of lots from the moment of their expiry on', () => {
  const lots = [
    lotOf({ id: 1, amount: 1, expiresAt: after(-1) }),
    lotOf({ id: 2, amount: 2, expiresAt: now, kind: 'free' }),
    lotOf({ id: 3, amount: 4, expiresAt: after(1) }),
    lotOf({ id: 4, amount: 8 }),
    lotOf({ id: 5, amount: 0, granted: 3, expiresAt: now }),
  ];
  expect(expireLots(lots, now)).toEqual({
    kind: 'expire',
    postings: [
      { account: { kind: 'lot', lotId: 1 }, unit: 'coin', amount: -1 },
      { account: { kind: 'lot', lotId: 2 }, unit: 'coin', amount: -2 },
      { account: { kind: 'expiry' }, unit: 'coin', amount: 3 },
    ],
  });
});

it('does nothing twice, and nothing to what can be spent', () => {
  fc.assert(
    fc.property(anyHoldings, (lots) => {
      const left = applyEntry(lots, expireLots(lots, now));
      expect(expireLots(left, now).postings).toEqual([]);
      expect(inOrderOfUse(left, now)).toEqual(inOrderOfUse(lots, now));
      expect(sumOfCoins(coinsAmong(left))).toBe(sumOfCoins(inOrderOfUse(lots, now)));
      for (const kind of ticketKinds) {
        const ofKind = left.filter((lot) => lot.kind === kind);
        expect(sumOfCoins(ofKind)).toBe(ticketBalance(lots, kind, now));
      }
    }),
  );
});
