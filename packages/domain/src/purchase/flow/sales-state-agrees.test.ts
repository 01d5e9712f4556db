import type { RentMethod } from '@hanji/contract/vocabulary.ts';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type ReaderKind, usableInventory } from '#chapters/reader.ts';
import { salesState, type SalesState } from '#chapters/sales-state.ts';
import { purchaseFlow, type FlowOutcome } from './purchase-flow.ts';

const methods: RentMethod[] = ['gauge', 'ticket', 'coin', 'ads'];

const facts = fc.record({
  rentAllowedWith: fc.subarray(methods),
  unlocked: fc.boolean(),
  free: fc.boolean(),
  buy: fc.boolean(),
  rentRemained: fc.constantFrom(0, 5),
  rentableRemained: fc.constantFrom(0, 9),
  gauge: fc.constantFrom(0, 1),
  recover: fc.constantFrom(0, 8, 9, 10),
  tickets: fc.constantFrom(0, 1),
});
type Facts = typeof facts extends fc.Arbitrary<infer Value> ? Value : never;

/** What a row says and what pressing it does, of the same facts. */
function bothOf(reader: ReaderKind, one: Facts): { state: SalesState; outcome: FlowOutcome } {
  const { rentAllowedWith, rentableRemained, unlocked, rentRemained, free } = one;
  const owned = {
    ticket: { amount: one.tickets },
    readForFree: { amount: one.gauge, recoverRemained: one.recover },
  };
  const inventory = usableInventory(reader, owned);
  const chapter = {
    unit: 'volume',
    hasTrial: false,
    activity: { unlocked, rentRemained },
    salesConfig: {
      free,
      event: null,
      rentAllowedWith,
      rentableRemained,
      rentalPrice: 2,
      purchaseAllowedWith: one.buy ? ['coin' as const] : [],
      price: 5,
    },
  } as const;
  return {
    state: salesState({ chapter, adsEnabled: false, inventory }),
    outcome: purchaseFlow({ reader, inventory, chapter }),
  };
}

/** How an outcome is reached, in a word. */
function wayOf(outcome: FlowOutcome): string {
  switch (outcome.kind) {
    case 'viewer':
      return outcome.rentWith ?? 'open';
    case 'dialog':
      return outcome.about;
    case 'login':
    case 'blocked':
      return outcome.kind;
  }
}

const waysOfMember: Readonly<Record<SalesState, readonly string[]>> = {
  purchased: ['open'],
  free: ['open'],
  target_free: ['open'],
  remained: ['open'],
  read_now: ['gauge', 'ticket'],
  available_soon: ['wait'],
  wait_free: ['wait'],
  price: ['no_gauge', 'pay'],
};

it('leads a member where the row says', () => {
  fc.assert(
    fc.property(facts, (given) => {
      const { state, outcome } = bothOf('member', given);
      // Reading for advertisements is a way that no state of a row has a word for.
      const ads =
        state === 'price' && given.rentAllowedWith.includes('ads') ? ['gauge', 'ads'] : [];
      expect([...waysOfMember[state], ...ads]).toContain(wayOf(outcome));
    }),
    { numRuns: 3000 },
  );
});

it('opens to a visitor what is free, and asks for the login before all else', () => {
  fc.assert(
    fc.property(facts, (given) => {
      expect(wayOf(bothOf('visitor', given).outcome)).toBe(given.free ? 'open' : 'login');
    }),
  );
});

it('never shows a guest a dialog that asks for payment', () => {
  fc.assert(
    fc.property(facts, (given) => {
      const { state, outcome } = bothOf('guest', given);
      const opens = given.free || given.unlocked || given.rentRemained > 0;
      expect(wayOf(outcome)).toBe(opens ? 'open' : 'blocked');
      expect(['wait_free', 'available_soon', 'remained']).not.toContain(state);
    }),
  );
});
