import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { coinKinds, type CoinLot } from '#coins/lots.ts';
import { won as wonOf, after, anyLots, lotOf, now } from '#coins/testing/lots.ts';
import {
  type PaidShare,
  refundWon,
  chapterRefunds,
  remainingDays,
  coinRefunds,
  isRefundable,
  refundEntry,
  refundTotals,
} from './amounts.ts';
import { applyEntry } from '#coins/ledger/apply-entry.ts';
describe('refund won', () => {
  const whole = { part: 1, of: 1 };
  function share(coins: number, granted: number, paid: number): PaidShare {
    return {
      coins,
      lot: { kind: 'purchased', granted, paid: wonOf(paid) },
    };
  }

  it.each<[PaidShare[], { part: number; of: number }, number]>([
    [[], whole, 0],
    [[share(10, 10, 1000)], whole, 1000],
    // A lot that never held a coin.
    [[share(0, 0, 1000)], whole, 0],
    [[share(0, 0, 1000), share(3, 10, 1000)], whole, 300],
    [[share(3, 10, 1000)], whole, 300],
    [[share(1, 3, 100)], whole, 34],
    [[share(2, 3, 100)], whole, 67],
    [[share(3, 3, 100)], whole, 100],
    [[share(1, 1000, 1)], whole, 1],
    [[share(1, 1, 0)], whole, 0],
    // Lots of different worth: 33 1/3 + 66 2/3 is exactly 100, and no won more.
    [[share(1, 3, 100), share(2, 3, 100)], whole, 100],
    [[share(1, 3, 100), share(1, 7, 50)], whole, 41],
    [[share(1, 1, 365)], { part: 365, of: 365 }, 365],
    [[share(1, 1, 365)], { part: 364, of: 365 }, 364],
    [[share(1, 1, 366)], { part: 364, of: 365 }, 365],
    [[share(1, 1, 100)], { part: 1, of: 365 }, 1],
    [[share(1, 1, 100)], { part: 0, of: 365 }, 0],
    // One cut for both: a third of 100, of which a half, is 16 2/3.
    [[share(1, 3, 100)], { part: 1, of: 2 }, 17],
  ])('[B9-010] %j, %j of it, are %i won', (shares, fraction, won) => {
    expect(refundWon(shares, fraction)).toBe(won);
  });

  it.each([
    ['free', 0],
    ['bonus', 0],
    ['purchased', 500],
  ] as const)('coins that are %s are worth %i won', (kind, won) => {
    const given = { coins: 5, lot: { kind, granted: 10, paid: wonOf(1000) } };
    expect(refundWon([given], whole)).toBe(won);
    expect(refundWon([given, share(1, 10, 1000)], whole)).toBe(won + 100);
  });

  it('[B9-010] refuses lots that were paid in anything but won', () => {
    const lot = { kind: 'purchased', granted: 10, paid: { amount: 999, currency: 'USD' } } as const;
    expect(() => refundWon([{ lot, coins: 1 }], whole)).toThrow(
      new RangeError('refunds are in won, not in USD'),
    );
  });

  const anyShares = fc.array(
    fc
      .record({
        kind: fc.constantFrom(...coinKinds),
        granted: fc.integer({ min: 1, max: 500 }),
        paid: fc.nat(100_000).map(wonOf),
        used: fc.nat(),
      })
      .map(({ used, ...lot }): PaidShare => ({ lot, coins: used % (lot.granted + 1) })),
    { maxLength: 4 },
  );

  it('[B9-010] is never less than the exact value, and less than a won more', () => {
    fc.assert(
      fc.property(anyShares, fc.nat(365), (shares, days) => {
        const won = refundWon(shares, { part: days, of: 365 });
        const purchased = shares.filter(({ lot }) => lot.kind === 'purchased');
        const under = purchased.reduce((product, { lot }) => product * BigInt(lot.granted), 365n);
        const over = purchased.reduce(
          (sum, { lot, coins }) =>
            sum + (under / 365n / BigInt(lot.granted)) * BigInt((lot.paid?.amount ?? 0) * coins),
          0n,
        );
        const exact = over * BigInt(days);
        expect(BigInt(won) * under >= exact).toBe(true);
        expect((BigInt(won) - 1n) * under < exact).toBe(true);
      }),
    );
  });
});

describe('chapter refund', () => {
  const dayMs = 86_400_000;
  const end = new Date('2025-10-31T14:59:00Z');
  function before(ms: number): Date {
    return new Date(end.getTime() - ms);
  }

  it.each([
    [0, 365],
    [dayMs - 1, 365],
    [dayMs, 364],
    [2 * dayMs - 1, 364],
    [100.5 * dayMs, 265],
    [364 * dayMs, 1],
    [365 * dayMs - 1, 1],
    [365 * dayMs, 0],
    [365 * dayMs + 1, 0],
    [366 * dayMs, 0],
    [3650 * dayMs, 0],
  ])('[B9-010, B9-011] bought %d ms before the end, %i days remain', (ms, days) => {
    expect(remainingDays(before(ms), end)).toBe(days);
  });

  it.each([1, 59_999])('[B9-011] bought %d ms into the closing minute, all days remain', (ms) => {
    expect(remainingDays(before(-ms), end)).toBe(365);
  });

  it.each([60_000, dayMs, 400 * dayMs])(
    '[B9-011] bought %d ms after the end, no days remain',
    (ms) => {
      expect(remainingDays(before(-ms), end)).toBe(0);
    },
  );

  it('[B9-010] never has more days for an older purchase', () => {
    const ago = fc.nat(800 * dayMs);
    fc.assert(
      fc.property(ago, ago, (a, b) => {
        const young = remainingDays(before(Math.min(a, b)), end);
        const old = remainingDays(before(Math.max(a, b)), end);
        expect(old).toBeLessThanOrEqual(young);
        expect(young).toBeLessThanOrEqual(365);
        expect(old).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  function paid(coins: number): PaidShare {
    return {
      coins,
      lot: { kind: 'purchased', granted: 10, paid: wonOf(1200) },
    };
  }
  function free(coins: number): PaidShare {
    return {
      coins,
      lot: { kind: 'free', granted: 10, paid: null },
    };
  }
  function bought(ms: number, ...shares: PaidShare[]) {
    return { purchasedAt: before(ms), shares };
  }

  it.each([
    [bought(0, paid(3)), 3, 365, 360],
    [bought(dayMs, paid(3)), 3, 364, 360],
    [bought(2 * dayMs, paid(3)), 3, 363, 359],
    [bought(183 * dayMs, paid(3)), 3, 182, 180],
    [bought(365 * dayMs - 1, paid(3)), 3, 1, 1],
    [bought(0, free(2), paid(1)), 3, 365, 120],
    [bought(0, paid(1), paid(2)), 3, 365, 360],
  ])('[B9-010] %j: %i coins used, %i days remain, %i won', (chapter, usedCoin, days, won) => {
    expect(chapterRefunds([chapter], end)).toEqual([
      { chapter, usedCoin, remainingDays: days, won },
    ]);
  });

  it.each([
    ['bought 365 days before', bought(365 * dayMs, paid(3))],
    ['bought after the end', bought(-60_000, paid(3))],
    ['bought with free coins alone', bought(0, free(3))],
    ['bought for nothing', bought(0)],
  ])('[B9-011] leaves out a chapter %s', (_, chapter) => {
    expect(chapterRefunds([chapter], end)).toEqual([]);
  });

  it('keeps the order and whatever else a chapter says', () => {
    const chapters = [
      { ...bought(9, paid(1)), chapterName: 'two' },
      { ...bought(366 * dayMs, paid(1)), chapterName: 'none' },
      { ...bought(5, paid(1)), chapterName: 'one' },
    ];
    const names = chapterRefunds(chapters, end).map(({ chapter }) => chapter.chapterName);
    expect(names).toEqual(['two', 'one']);
  });
});

describe('coin refund', () => {
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
    const cheap = lotOf({ id: 1, granted: 100, amount: 33, paid: wonOf(8999) });
    const given = lotOf({ id: 2, kind: 'free', paid: null });
    const dear = lotOf({ id: 3, granted: 10, amount: 1, paid: wonOf(1200) });
    const refunds = coinRefunds([cheap, given, dear], now);
    expect(refunds).toEqual([
      { lot: cheap, coins: 33, won: 2970 },
      { lot: dear, coins: 1, won: 120 },
    ]);
    expect(refundEntry(refunds)).toEqual({
      kind: 'refund',
      postings: [
        { account: { kind: 'lot', lotId: 1 }, unit: 'coin', amount: -33 },
        { account: { kind: 'lot', lotId: 3 }, unit: 'coin', amount: -1 },
        { account: { kind: 'refunds' }, unit: 'coin', amount: 34 },
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
});

describe('refund totals', () => {
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
      lotOf({ id: 1, amount: 1, paid: wonOf(100), platform: 'ios' }),
      lotOf({ id: 2, amount: 2, paid: wonOf(300), platform: 'aos' }),
      lotOf({ id: 3, amount: 4, paid: wonOf(500), platform: 'one-store' }),
      lotOf({ id: 4, amount: 8, paid: wonOf(700), platform: 'web' }),
      lotOf({ id: 5, amount: 16, paid: wonOf(900), platform: 'ios' }),
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
});
