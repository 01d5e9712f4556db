import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sumOfCoins } from './lots.ts';
import { spendingPlan } from './spending-plan.ts';
import { after, anyLots, lotOf, now } from './testing/lots.ts';

const friday = after(60_000);
const given = { kind: 'free', paid: null } as const;
const lots = [
  lotOf({ id: 1, amount: 4 }),
  lotOf({ id: 2, amount: 3, ...given, kind: 'bonus', expiresAt: friday }),
  lotOf({ id: 3, amount: 2, ...given, expiresAt: friday }),
  lotOf({ id: 4, amount: 6 }),
  lotOf({ id: 5, amount: 1, ...given, expiresAt: now }),
];

it('says which coins go, those that end together as one', () => {
  expect(spendingPlan(lots, 8, now)).toEqual({
    uses: [
      { kind: 'given', amount: 5, expiresAt: friday },
      { kind: 'purchased', amount: 3, expiresAt: null },
    ],
    missing: 0,
    balanceAfter: 7,
  });
  expect(spendingPlan(lots, 12, now).uses.at(-1)).toEqual({
    kind: 'purchased',
    amount: 7,
    expiresAt: null,
  });
});

it('keeps apart what is given and what was bought, where neither ends', () => {
  const bought = lotOf({ id: 1, amount: 1 });
  const free = lotOf({ id: 2, amount: 2, ...given });
  expect(spendingPlan([bought, free], 3, now).uses).toEqual([
    { kind: 'given', amount: 2, expiresAt: null },
    { kind: 'purchased', amount: 1, expiresAt: null },
  ]);
  const later = lotOf({ id: 3, amount: 1, ...given, expiresAt: friday });
  expect(spendingPlan([free, later], 2, now).uses).toEqual([
    { kind: 'given', amount: 1, expiresAt: friday },
    { kind: 'given', amount: 1, expiresAt: null },
  ]);
});

it('says of bought coins how many go, whenever they end', () => {
  const bought = [friday, after(90_000), null].map((expiresAt, index) =>
    lotOf({ id: index + 1, amount: 2, expiresAt }),
  );
  expect(spendingPlan(bought, 5, now).uses).toEqual([
    { kind: 'purchased', amount: 5, expiresAt: null },
  ]);
});

it('takes nothing where coins are missing, and says how many', () => {
  expect(spendingPlan(lots, 16, now)).toEqual({ uses: [], missing: 1, balanceAfter: 15 });
  expect(spendingPlan(lots, 0, now)).toEqual({ uses: [], missing: 0, balanceAfter: 15 });
});

it('uses as many as are paid, whatever the lots', () => {
  fc.assert(
    fc.property(anyLots, fc.nat({ max: 60 }), (some, price) => {
      const { uses, missing, balanceAfter } = spendingPlan(some, price, now);
      const used = sumOfCoins(uses);
      expect(missing > 0 ? used : used - price).toBe(0);
      expect(balanceAfter).toBeGreaterThanOrEqual(0);
    }),
  );
});
