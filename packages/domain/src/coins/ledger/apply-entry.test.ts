import { expect, it } from 'vitest';
import type { LotKind } from '#coins/lots.ts';
import { lotOf, ticketsOf } from '#coins/testing/lots.ts';
import { applyEntry } from './apply-entry.ts';
import { ledgerEntry } from './ledger-entry.ts';

const lots = [lotOf({ id: 2, amount: 5, granted: 10 }), lotOf({ id: 1, amount: 4, granted: 4 })];
const kind = 'free';
function after(changes: [number, number][]) {
  return applyEntry(
    lots,
    ledgerEntry(
      'spend',
      changes.map(([id, amount]) => ({ lot: { id, kind }, amount })),
    ),
  );
}

it.each<[[number, number][], number[]]>([
  [[], [5, 4]],
  [[[2, -1]], [4, 4]],
  [[[1, -4]], [5, 0]],
  [
    [
      [2, -5],
      [1, -1],
    ],
    [0, 3],
  ],
  [[[2, 5]], [10, 4]],
  [
    [
      [2, -2],
      [2, -3],
    ],
    [0, 4],
  ],
])('changes of %j leave %j', (changes, amounts) => {
  expect(after(changes)).toEqual(lots.map((lot, index) => ({ ...lot, amount: amounts[index] })));
});

it.each<[[number, number][], string]>([
  [[[2, -6]], 'lot 2 cannot hold -1'],
  [[[2, 6]], 'lot 2 cannot hold 11'],
  [[[1, 1]], 'lot 1 cannot hold 5'],
  [
    [
      [2, -3],
      [2, -3],
    ],
    'lot 2 cannot hold -1',
  ],
  [[[3, -1]], 'no lot 3'],
  [
    [
      [3, -1],
      [1, -1],
      [4, -1],
    ],
    'no lot 3, 4',
  ],
])('refuses changes of %j: %s', (changes, message) => {
  expect(() => after(changes)).toThrow(new RangeError(message));
});

it('refuses tickets of a lot of coins, and coins of a lot of tickets', () => {
  const tickets = ticketsOf({ id: 3, kind: 'ticket', amount: 2 });
  const of = (id: number, its: LotKind) =>
    applyEntry([...lots, tickets], ledgerEntry('spend', [{ lot: { id, kind: its }, amount: -1 }]));
  expect(of(3, 'ticket').at(-1)).toEqual({ ...tickets, amount: 1 });
  expect(() => of(3, 'free')).toThrow(new RangeError('lot 3 holds no coin'));
  expect(() => of(3, 'ad_ticket')).toThrow(new RangeError('lot 3 holds no ad_ticket'));
  expect(() => of(2, 'ticket')).toThrow(new RangeError('lot 2 holds no ticket'));
});
