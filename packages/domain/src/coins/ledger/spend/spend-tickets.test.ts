import fc from 'fast-check';
import { expect, it } from 'vitest';
import { inOrderOfUse, ticketBalance, ticketKinds } from '#coins/lots.ts';
import { after, anyHoldings, lotOf, now, ticketsOf } from '#coins/testing/lots.ts';
import { applyEntry } from '#coins/ledger/apply-entry.ts';
import { spendTickets } from './spend-tickets.ts';

const forGood = ticketsOf({ id: 1, kind: 'ticket', amount: 3 });
const late = ticketsOf({ id: 2, kind: 'ticket', amount: 2, expiresAt: after(9) });
const soon = ticketsOf({ id: 3, kind: 'ticket', amount: 1, expiresAt: after(1) });
const expired = ticketsOf({ id: 4, kind: 'ticket', amount: 9, expiresAt: now });
const beside = ticketsOf({ id: 5, kind: 'ad_ticket', amount: 9, expiresAt: after(1) });
const coins = lotOf({ id: 6, kind: 'free', amount: 9, paid: null, expiresAt: after(1) });
const held = [forGood, coins, late, beside, soon, expired];

it.each([
  [0, []],
  [1, [[3, -1]]],
  [
    2,
    [
      [3, -1],
      [2, -1],
    ],
  ],
  [
    6,
    [
      [3, -1],
      [2, -2],
      [1, -3],
    ],
  ],
])('%i tickets are taken from %j, the soonest to end first', (count, taken) => {
  const spending = spendTickets(held, 'ticket', count, now);
  const postings = spending.kind === 'paid' ? spending.entry.postings : null;
  expect(
    postings?.flatMap(({ account, amount }) =>
      account.kind === 'lot' ? [[account.lotId, amount]] : [],
    ),
  ).toEqual(taken);
});

it('of tickets that end together takes the older', () => {
  const twins = [late, { ...late, id: 7 }, { ...late, id: 1 }];
  expect(spendTickets(twins, 'ticket', 1, now)).toMatchObject({
    entry: { postings: [{ account: { lotId: 1 } }, { account: { kind: 'revenue' }, amount: 1 }] },
  });
});

it.each([
  ['ticket', 7, 1],
  ['ad_ticket', 12, 3],
] as const)('there are too few %ss for %i: %i are missing', (unit, count, missing) => {
  expect(spendTickets(held, unit, count, now)).toEqual({ kind: 'insufficient', missing });
});

it.each([-1, 0.5, Number.NaN])('refuses %d tickets', (count) => {
  expect(() => spendTickets(held, 'ticket', count, now)).toThrow(RangeError);
});

it('takes exactly so many of this kind, and nothing of another', () => {
  const kinds = fc.constantFrom(...ticketKinds);
  fc.assert(
    fc.property(anyHoldings, kinds, fc.nat(60), (lots, unit, count) => {
      const before = ticketBalance(lots, unit, now);
      const spending = spendTickets(lots, unit, count, now);
      const paid = count <= before;
      expect(spending.kind === 'insufficient' ? spending.missing : 0).toBe(
        paid ? 0 : count - before,
      );
      const left = spending.kind === 'paid' ? applyEntry(lots, spending.entry) : lots;
      expect(ticketBalance(left, unit, now)).toBe(paid ? before - count : before);
      for (const other of ticketKinds.filter((kind) => kind !== unit)) {
        expect(ticketBalance(left, other, now)).toBe(ticketBalance(lots, other, now));
      }
      expect(inOrderOfUse(left, now)).toEqual(inOrderOfUse(lots, now));
    }),
  );
});
