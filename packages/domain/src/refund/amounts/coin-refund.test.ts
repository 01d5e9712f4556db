import fc from 'fast-check';
import { expect, it } from 'vitest';
import { applyEntry } from '#coins/ledger/apply-entry.ts';
import type { CoinLot } from '#coins/lots/coin-lot.ts';
import { after, anyLots, lotOf, now, won } from '#coins/testing/lots.ts';
import { coinRefunds, isRefundable, refundEntry } from './coin-refund.ts';

function lot(facts: Partial<CoinLot>): CoinLot {
  return lotOf({ id: 1, ...facts });
}

it.each([
  ['2020-10-10T02:59:59.999Z', false],
  ['2020-10-10T03:00:00.000Z', false],
  ['2020-10-10T03:00:00.001Z', true],
  ['2025-10-10T03:00:00.000Z', true],
])('[B9-012] paid coins of %s are refunded: %s', (acquiredAt, refundable) => {
  expect(isRefundable(lot({ acquiredAt: new Date(acquiredAt) }), now)).toBe(refundable);
});

it.each<[string, Partial<CoinLot>, boolean]>([
  ['one is left', { amount: 1 }, true],
  ['none is left', { amount: 0 }, false],
  ['free', { kind: 'free' }, false],
  ['bonus', { kind: 'bonus' }, false],
  ['not yet expired', { expiresAt: after(1) }, true],
  ['expired', { expiresAt: now }, false],
])('[B9-012] coins of which %s are refunded: %s', (_, facts, refundable) => {
  expect(isRefundable(lot(facts), now)).toBe(refundable);
});

it('[B9-012] pays what each lot cost, lot by lot, in whole won', () => {
  const cheap = lotOf({ id: 1, granted: 100, amount: 33, paid: won(8999) });
  const given = lotOf({ id: 2, kind: 'free', paid: null });
  const dear = lotOf({ id: 3, granted: 10, amount: 1, paid: won(1200) });
  const refunds = coinRefunds([cheap, given, dear], now);
  expect(refunds).toEqual([
    { lot: cheap, coins: 33, won: 2970 },
    { lot: dear, coins: 1, won: 120 },
  ]);
  expect(refundEntry(refunds)).toEqual({
    kind: 'refund',
    postings: [
      { account: { kind: 'lot', lotId: 1 }, coins: -33 },
      { account: { kind: 'lot', lotId: 3 }, coins: -1 },
      { account: { kind: 'refunds' }, coins: 34 },
    ],
  });
});

it('has no postings for no coins', () => {
  expect(refundEntry([]).postings).toEqual([]);
});

it('never pays more than was paid, and nothing twice', () => {
  fc.assert(
    fc.property(anyLots, (lots) => {
      const refunds = coinRefunds(lots, now);
      for (const { lot: some, won: back } of refunds) {
        expect(back).toBeLessThanOrEqual(some.paid?.amount ?? 0);
      }
      expect(coinRefunds(applyEntry(lots, refundEntry(refunds)), now)).toEqual([]);
    }),
  );
});
