import type { Inventory } from '@hanji/contract/entities/inventory.ts';
import type { RentMethod } from '@hanji/contract/vocabulary.ts';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { salesState, type SalesFacts, type SalesState } from './sales-state.ts';

type Case = {
  unlocked?: boolean;
  free?: boolean;
  event?: 'free_increased' | 'discount';
  rent?: RentMethod[];
  ads?: boolean;
  rentRemained?: number;
  /** Absent for a visitor. */
  owns?: { gauge?: number; recover?: number; tickets?: number };
};

const inventory = ({
  gauge = 0,
  recover = 0,
  tickets = 0,
}: NonNullable<Case['owns']>): Inventory => ({
  ticket: { amount: tickets },
  coin: { purchasedAmount: 0, freeAmount: 0, closestExpireAmount: 0, closestExpireAt: null },
  readForFree: { amount: gauge, recoverRemained: recover },
});

const facts = (one: Case): SalesFacts => ({
  adsEnabled: one.ads ?? false,
  inventory: one.owns === undefined ? null : inventory(one.owns),
  chapter: {
    activity: {
      unlocked: one.unlocked ?? false,
      rented: (one.rentRemained ?? 0) > 0,
      rentRemained: one.rentRemained ?? 0,
      read: false,
    },
    salesConfig: {
      rentableRemained: 0,
      free: one.free ?? false,
      rentAllowedWith: one.rent ?? [],
      purchaseAllowedWith: ['coin'],
      event: one.event ?? null,
      originalPrice: 3,
      price: 3,
      coinBackPrice: 0,
      originalRentalPrice: 2,
      rentalPrice: 2,
      rentalPeriod: 259_200,
    },
  },
});

const table = (title: string, rows: [Case, SalesState][]): void => {
  it.each(rows)(`${title}: %j is %s`, (one, state) => {
    expect(salesState(facts(one))).toBe(state);
  });
};

table('[A4-052] the first that applies decides', [
  [
    { unlocked: true, free: true, rent: ['gauge'], rentRemained: 9, owns: { gauge: 1 } },
    'purchased',
  ],
  [{ free: true, rent: ['gauge'], rentRemained: 9, owns: { gauge: 1 } }, 'free'],
  [{ rent: ['gauge'], rentRemained: 9, owns: { gauge: 1 } }, 'remained'],
  [{ rent: ['gauge'], owns: { gauge: 1 } }, 'read_now'],
  [{ owns: { gauge: 1 } }, 'price'],
]);
table('[A4-053] an unlocked chapter is purchased', [
  [{ unlocked: true }, 'purchased'],
  [{ unlocked: true, owns: {} }, 'purchased'],
]);
table('[A4-054] a free chapter is free, or target_free by the event', [
  [{ free: true }, 'free'],
  [{ free: true, event: 'discount' }, 'free'],
  [{ free: true, event: 'free_increased' }, 'target_free'],
]);
table('[A4-055] rentable with ads enabled is the coin price', [
  [{ ads: true, rent: ['ads'], owns: { tickets: 1 } }, 'price'],
  [{ ads: true, rent: ['gauge'], owns: { gauge: 1 } }, 'price'],
  [{ ads: true, rent: ['gauge'] }, 'price'],
]);
table('[A4-056] remaining rent time is remained', [
  [{ rent: ['coin'], rentRemained: 1, owns: {} }, 'remained'],
  [{ rent: [], rentRemained: 1, owns: {} }, 'remained'],
  [{ rent: ['coin'], rentRemained: 0, owns: {} }, 'price'],
]);
table('[A4-057] gauge and ticket', [
  [{ rent: ['gauge', 'ticket'], owns: { gauge: 1 } }, 'read_now'],
  [{ rent: ['gauge', 'ticket'], owns: { tickets: 1 } }, 'read_now'],
  [{ rent: ['gauge', 'ticket'], owns: { recover: 1 } }, 'available_soon'],
  [{ rent: ['gauge', 'ticket'], owns: { recover: 0 } }, 'price'],
]);
table('[A4-058] gauge only', [
  [{ rent: ['gauge'], owns: { gauge: 1 } }, 'read_now'],
  [{ rent: ['gauge'], owns: { recover: 1, tickets: 1 } }, 'wait_free'],
  [{ rent: ['gauge'], owns: { recover: 0 } }, 'price'],
]);
table('[A4-059] ticket only', [
  [{ rent: ['ticket'], owns: { tickets: 1 } }, 'read_now'],
  [{ rent: ['ticket'], owns: { gauge: 1, recover: 1 } }, 'price'],
]);
table('[A4-060] a visitor reads now what can be rented', [
  [{ rent: ['gauge'] }, 'read_now'],
  [{ rent: ['ticket'] }, 'read_now'],
  [{ rent: ['coin'] }, 'read_now'],
]);
table('[A4-061] price in every other case', [
  [{}, 'price'],
  [{ owns: { gauge: 1, tickets: 1 } }, 'price'],
  [{ rent: ['coin'], owns: { gauge: 1, tickets: 1 } }, 'price'],
]);

it('[A4-060] never asks a visitor to wait', () => {
  fc.assert(
    fc.property(
      fc.subarray<RentMethod>(['gauge', 'ticket', 'coin', 'ads']),
      fc.boolean(),
      (rent, ads) => {
        expect(['wait_free', 'available_soon']).not.toContain(salesState(facts({ rent, ads })));
      },
    ),
  );
});
