import type { Inventory } from '@hanji/contract/entities/inventory.ts';
import type { RentMethod } from '@hanji/contract/vocabulary.ts';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { usableInventory } from './reader.ts';
import { salesState, type SalesFacts, type SalesState } from './sales-state.ts';

type Case = {
  unlocked?: boolean;
  free?: boolean;
  event?: 'free_increased' | 'discount' | 'coinback';
  rent?: RentMethod[];
  ads?: boolean;
  rentRemained?: number;
  /** Until the chapter can no longer be rented; 0 is no end. */
  rentableRemained?: number;
  /** Absent for a visitor, and for a guest. */
  owns?: { gauge?: number; recover?: number; tickets?: number };
};

function inventory({
  gauge = 0,
  recover = 0,
  tickets = 0,
}: NonNullable<Case['owns']>): Pick<Inventory, 'ticket' | 'readForFree'> {
  return {
    ticket: { amount: tickets },
    readForFree: { amount: gauge, recoverRemained: recover },
  };
}

function facts(given: Case): SalesFacts {
  return {
    adsEnabled: given.ads ?? false,
    inventory: given.owns === undefined ? null : inventory(given.owns),
    chapter: {
      activity: {
        unlocked: given.unlocked ?? false,
        rentRemained: given.rentRemained ?? 0,
      },
      salesConfig: {
        rentableRemained: given.rentableRemained ?? 0,
        free: given.free ?? false,
        rentAllowedWith: given.rent ?? [],
        event: given.event ?? null,
      },
    },
  };
}

function table(title: string, rows: [Case, SalesState][]): void {
  it.each(rows)(`${title}: %j is %s`, (given, state) => {
    expect(salesState(facts(given))).toBe(state);
  });
}

table('[A4-052] the first that applies decides', [
  [
    { unlocked: true, free: true, rent: ['gauge'], rentRemained: 9, owns: { gauge: 1 } },
    'purchased',
  ],
  [{ free: true, rent: ['gauge'], rentRemained: 9, owns: { gauge: 1 } }, 'free'],
  [{ rent: ['gauge'], rentRemained: 9, owns: { gauge: 1 } }, 'remained'],
  [{ unlocked: true, rent: ['gauge'], ads: true, owns: {} }, 'purchased'],
  [{ free: true, rent: ['gauge'], ads: true, owns: {} }, 'free'],
  [{ rent: ['gauge'], rentRemained: 9, ads: true, owns: {} }, 'remained'],
  [{ rent: ['gauge'], owns: { gauge: 1 } }, 'read_now'],
  [{ owns: { gauge: 1 } }, 'price'],
]);
table('[A4-053] an unlocked chapter is purchased', [
  [{ unlocked: true }, 'purchased'],
  [{ unlocked: true, owns: {} }, 'purchased'],
]);
table('[A4-054] a free chapter is free, or target_free by the event', [
  [{ free: true }, 'free'],
  [{ free: true, owns: {} }, 'free'],
  [{ free: true, event: 'discount' }, 'free'],
  [{ free: true, event: 'coinback' }, 'free'],
  [{ free: true, event: 'free_increased' }, 'target_free'],
  [{ free: true, event: 'free_increased', owns: {} }, 'target_free'],
  [{ event: 'free_increased' }, 'price'],
]);
table('[A4-055] rentable with ads enabled is the coin price', [
  [{ ads: true, rent: ['ads'], owns: { tickets: 1 } }, 'price'],
  [{ ads: true, rent: ['gauge'], owns: { gauge: 1 } }, 'price'],
  [{ ads: true, rent: ['gauge'] }, 'price'],
  [{ ads: true, rent: ['ticket'], owns: { tickets: 1 } }, 'price'],
  [{ ads: true, rent: ['gauge', 'ticket'], owns: { recover: 1 } }, 'price'],
]);
table('[A4-056] remaining rent time is remained', [
  [{ rent: ['coin'], rentRemained: 1, owns: {} }, 'remained'],
  [{ rent: [], rentRemained: 1, owns: {} }, 'remained'],
  [{ rent: ['coin'], rentRemained: 0, owns: {} }, 'price'],
  [{ rent: ['gauge'], rentRemained: 1, owns: { gauge: 1, tickets: 1 } }, 'remained'],
  // Without an inventory nobody knows whose rental it would be.
  [{ rent: ['coin'], rentRemained: 1 }, 'read_now'],
]);
table('[A4-057] gauge and ticket', [
  [{ rent: ['gauge', 'ticket'], owns: { gauge: 1 } }, 'read_now'],
  [{ rent: ['ticket', 'gauge'], owns: { gauge: 1, recover: 1, tickets: 1 } }, 'read_now'],
  [{ rent: ['gauge', 'ticket'], owns: { recover: 1, tickets: 1 } }, 'read_now'],
  [{ rent: ['gauge', 'ticket'], owns: { tickets: 1 } }, 'read_now'],
  [{ rent: ['gauge', 'ticket'], owns: { recover: 1 } }, 'available_soon'],
  [{ rent: ['gauge', 'ticket'], owns: { recover: 0 } }, 'price'],
  [{ rent: ['gauge', 'ticket'], rentableRemained: 9, owns: { recover: 8 } }, 'available_soon'],
  [{ rent: ['gauge', 'ticket'], rentableRemained: 9, owns: { recover: 9 } }, 'price'],
]);
table('[A4-058] gauge only', [
  [{ rent: ['gauge'], owns: { gauge: 1 } }, 'read_now'],
  [{ rent: ['gauge'], owns: { recover: 1, tickets: 1 } }, 'wait_free'],
  [{ rent: ['gauge'], owns: { recover: 0 } }, 'price'],
  [{ rent: ['gauge'], owns: { tickets: 1 } }, 'price'],
  [{ rent: ['gauge', 'coin'], owns: { gauge: 1 } }, 'read_now'],
  // The chapter stops being rentable before the gauge is full, or at that moment.
  [{ rent: ['gauge'], rentableRemained: 9, owns: { recover: 8 } }, 'wait_free'],
  [{ rent: ['gauge'], rentableRemained: 9, owns: { recover: 9 } }, 'price'],
  [{ rent: ['gauge'], rentableRemained: 9, owns: { gauge: 1, recover: 10 } }, 'read_now'],
]);
table('[A4-059] ticket only', [
  [{ rent: ['ticket'], owns: { tickets: 1 } }, 'read_now'],
  [{ rent: ['ticket'], owns: { tickets: 0 } }, 'price'],
  [{ rent: ['ticket'], owns: { gauge: 1, recover: 1 } }, 'price'],
]);
table('[A4-060, A4-063] a visitor reads now what can be rented', [
  [{ rent: ['gauge'] }, 'read_now'],
  [{ rent: ['ticket'] }, 'read_now'],
  [{ rent: ['coin'] }, 'read_now'],
  [{ rent: ['ads'] }, 'read_now'],
]);
table('[A4-061] price in every other case', [
  [{}, 'price'],
  [{ owns: { gauge: 1, tickets: 1 } }, 'price'],
  [{ rent: ['coin'], owns: { gauge: 1, tickets: 1 } }, 'price'],
  [{ rent: ['ads'], owns: { gauge: 1, tickets: 1 } }, 'price'],
  [{ owns: {} }, 'price'],
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

it('[A4-060] shows a guest what it shows a visitor, whatever the guest holds', () => {
  const rents: RentMethod[][] = [[], ['gauge'], ['ticket'], ['gauge', 'ticket'], ['coin']];
  const held = inventory({ gauge: 1, recover: 1, tickets: 1 });
  for (const rent of rents) {
    const visitor = facts({ rent, rentRemained: 9 });
    const guest = { ...visitor, inventory: usableInventory('guest', held) };
    expect(salesState(guest)).toBe(salesState(visitor));
  }
});
