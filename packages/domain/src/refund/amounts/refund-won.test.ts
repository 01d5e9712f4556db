import fc from 'fast-check';
import { expect, it } from 'vitest';
import { coinKinds } from '#coins/lots/coin-lot.ts';
import { won as wonOf } from '#coins/testing/lots.ts';
import { type PaidShare, refundWon } from './refund-won.ts';

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
