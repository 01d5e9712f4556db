import { expect, it } from 'vitest';
import { after, lotOf, now } from '#coins/testing/lots.ts';
import { applyEntry } from './apply-entry.ts';
import { ledgerEntry } from './ledger-entry.ts';
import { overdraws, reverseEntries } from './reverse-entries.ts';
import { spendCoins } from './spend/spend-coins.ts';

it('leaves every lot as it was', () => {
  const lots = [
    lotOf({ id: 1, kind: 'free', paid: null, amount: 5, granted: 8, expiresAt: after(1) }),
    lotOf({ id: 2, amount: 4 }),
  ];
  const spending = spendCoins(lots, 7, now);
  if (spending.kind !== 'paid') throw new Error('it was not paid');
  const back = reverseEntries([spending.entry]);
  expect(applyEntry(applyEntry(lots, spending.entry), back)).toEqual(lots);
  expect(back.postings).toEqual([
    { account: { kind: 'lot', lotId: 1 }, unit: 'coin', amount: 5 },
    { account: { kind: 'lot', lotId: 2 }, unit: 'coin', amount: 2 },
    { account: { kind: 'revenue' }, unit: 'coin', amount: -7 },
  ]);
});

it('takes what came back out of its lot again, to where it came from', () => {
  const back = reverseEntries([
    ledgerEntry('spend', [{ lot: { id: 1, kind: 'free' }, amount: -3 }]),
    ledgerEntry('coin_back', [{ lot: { id: 9, kind: 'bonus' }, amount: 1 }]),
  ]);
  expect(back.kind).toBe('take_back');
  expect(back.postings.at(-1)).toEqual({
    account: { kind: 'promotions' },
    unit: 'coin',
    amount: 1,
  });
  expect(back.postings.reduce((sum, { amount }) => sum + amount, 0)).toBe(0);
});

it.each([
  ['all of it is left', [lotOf({ id: 9, kind: 'bonus', amount: 2 })], false],
  ['some of it is spent', [lotOf({ id: 9, kind: 'bonus', amount: 1 })], true],
  ['another lot alone is left', [lotOf({ id: 8, amount: 9 })], true],
])('overdraws the lot of what came back unless it is left: %s', (_, lots, expected) => {
  const back = reverseEntries([
    ledgerEntry('coin_back', [{ lot: { id: 9, kind: 'bonus' }, amount: 2 }]),
  ]);
  expect(overdraws(back, lots)).toBe(expected);
});
