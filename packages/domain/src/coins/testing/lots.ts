import fc from 'fast-check';
import {
  coinKinds,
  type CoinLot,
  coinPlatforms,
  type Lot,
  ticketKinds,
  type TicketLot,
} from '#coins/lots.ts';
import type { Money } from '#numbers/money.ts';

/** The moment that these tests take for now. */
export const now = new Date('2025-10-10T03:00:00Z');

/** A moment so many milliseconds after `now`, or before it. */
export function after(ms: number): Date {
  return new Date(now.getTime() + ms);
}

export function won(amount: number): Money {
  return { amount, currency: 'KRW' };
}

/** A full lot of ten purchased coins, worth 100 won each, but for what is named. */
export function lotOf(facts: Partial<CoinLot> & Pick<CoinLot, 'id'>): CoinLot {
  const amount = facts.amount ?? 10;
  return {
    kind: 'purchased',
    granted: amount,
    amount,
    acquiredAt: after(-1000),
    expiresAt: null,
    paid: won(1000),
    platform: 'web',
    ...facts,
  };
}

/** A full lot of tickets, but for what is named. */
export function ticketsOf(
  facts: Partial<TicketLot> & Pick<TicketLot, 'id' | 'kind' | 'amount'>,
): TicketLot {
  return {
    granted: facts.amount,
    acquiredAt: after(-1000),
    expiresAt: null,
    paid: null,
    platform: 'web',
    ...facts,
  };
}

const moments = fc.integer({ min: -3, max: 3 }).map((step) => after(step * 1000));

/** Any lots with ids of their own; moments are few, so that some of them coincide. */
export const anyLots: fc.Arbitrary<CoinLot[]> = fc
  .array(
    fc.record({
      kind: fc.constantFrom(...coinKinds),
      granted: fc.integer({ min: 1, max: 50 }),
      used: fc.nat(50),
      acquiredAt: moments,
      expiresAt: fc.option(moments),
      paid: fc.nat(5000).map(won),
      platform: fc.constantFrom(...coinPlatforms),
    }),
    { maxLength: 8 },
  )
  .chain((facts) =>
    fc
      .shuffledSubarray(
        facts.map((_, index) => index + 1),
        { minLength: facts.length },
      )
      .map((ids) =>
        facts.map(({ used, ...lot }, index) => ({
          ...lot,
          id: ids[index] ?? 0,
          amount: Math.max(0, lot.granted - used),
          paid: lot.kind === 'purchased' ? lot.paid : null,
        })),
      ),
  );

/** Any lots of coins and of tickets, with ids of their own. */
export const anyHoldings: fc.Arbitrary<Lot[]> = anyLots.chain((lots) =>
  fc
    .array(fc.option(fc.constantFrom(...ticketKinds)), {
      minLength: lots.length,
      maxLength: lots.length,
    })
    .map((kinds) =>
      lots.map((lot, at): Lot => {
        const kind = kinds[at] ?? null;
        return kind === null ? lot : { ...lot, kind, paid: null };
      }),
    ),
);
