import fc from 'fast-check';
import { expect, it } from 'vitest';
import { anyLots, lotOf, now, won } from '#coins/testing/lots.ts';
import { coinRefunds } from './coin-refund.ts';
import { refundTotals } from './refund-totals.ts';

it('of nothing is nothing', () => {
  expect(refundTotals([], [])).toEqual({
    refundTotalAmount: 0,
    refundPurchasedAmount: 0,
    refundBalanceCoin: 0,
    coinDetail: { ios: 0, aos: 0, aos3rdParty: 0, other: 0 },
  });
});

it('sums chapters and coins in won without a fee, and coins by the shop they came from', () => {
  const lots = [
    lotOf({ id: 1, amount: 1, paid: won(100), platform: 'ios' }),
    lotOf({ id: 2, amount: 2, paid: won(300), platform: 'aos' }),
    lotOf({ id: 3, amount: 4, paid: won(500), platform: 'one-store' }),
    lotOf({ id: 4, amount: 8, paid: won(700), platform: 'web' }),
    lotOf({ id: 5, amount: 16, paid: won(900), platform: 'ios' }),
    lotOf({ id: 6, amount: 32, paid: null, platform: 'web', kind: 'free' }),
  ];
  expect(refundTotals([{ won: 10 }, { won: 7 }], coinRefunds(lots, now))).toEqual({
    refundTotalAmount: 2517,
    refundPurchasedAmount: 17,
    refundBalanceCoin: 31,
    coinDetail: { ios: 17, aos: 2, aos3rdParty: 4, other: 8 },
  });
});

it('counts each coin for one shop', () => {
  fc.assert(
    fc.property(anyLots, (lots) => {
      const { coinDetail, refundBalanceCoin } = refundTotals([], coinRefunds(lots, now));
      const { ios, aos, aos3rdParty, other } = coinDetail;
      expect(ios + aos + aos3rdParty + other).toBe(refundBalanceCoin);
    }),
  );
});
