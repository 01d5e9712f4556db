import fc from 'fast-check';
import { expect, it } from 'vitest';
import { lotKinds, units } from '#coins/lots.ts';
import { ledgerEntry, ledgerEntryKinds } from './ledger-entry.ts';

it.each([
  ['charge', 'sales'],
  ['grant', 'promotions'],
  ['coin_back', 'promotions'],
  ['spend', 'revenue'],
  ['expire', 'expiry'],
  ['refund', 'refunds'],
  ['move', 'previous_service'],
] as const)('%s moves coins between lots and %s', (kind, account) => {
  const changes = [
    { lot: { id: 7, kind: 'free' }, amount: -2 },
    { lot: { id: 8, kind: 'purchased' }, amount: -3 },
  ] as const;
  expect(ledgerEntry(kind, changes)).toEqual({
    kind,
    postings: [
      { account: { kind: 'lot', lotId: 7 }, unit: 'coin', amount: -2 },
      { account: { kind: 'lot', lotId: 8 }, unit: 'coin', amount: -3 },
      { account: { kind: account }, unit: 'coin', amount: 5 },
    ],
  });
});

it.each([[[]], [[{ lot: { id: 1, kind: 'free' as const }, amount: 0 }]]])(
  'of nothing has no postings: %j',
  (changes) => {
    expect(ledgerEntry('expire', changes)).toEqual({ kind: 'expire', postings: [] });
  },
);

it('leaves out changes of no coins', () => {
  const changes = [
    { lot: { id: 1, kind: 'free' }, amount: 0 },
    { lot: { id: 2, kind: 'free' }, amount: 4 },
  ] as const;
  expect(ledgerEntry('charge', changes).postings).toEqual([
    { account: { kind: 'lot', lotId: 2 }, unit: 'coin', amount: 4 },
    { account: { kind: 'sales' }, unit: 'coin', amount: -4 },
  ]);
});

it('sets coins and tickets each against an account of their own', () => {
  const changes = [
    { lot: { id: 1, kind: 'ad_ticket' }, amount: -1 },
    { lot: { id: 2, kind: 'bonus' }, amount: -7 },
    { lot: { id: 3, kind: 'ticket' }, amount: -2 },
    { lot: { id: 4, kind: 'ticket' }, amount: -3 },
  ] as const;
  const account = { kind: 'expiry' };
  expect(ledgerEntry('expire', changes).postings.slice(4)).toEqual([
    { account, unit: 'coin', amount: 7 },
    { account, unit: 'ticket', amount: 5 },
    { account, unit: 'ad_ticket', amount: 1 },
  ]);
});

it('has nothing against what moves between two lots', () => {
  const changes = [
    { lot: { id: 1, kind: 'free' }, amount: -3 },
    { lot: { id: 2, kind: 'free' }, amount: 3 },
  ] as const;
  expect(ledgerEntry('grant', changes).postings).toHaveLength(2);
});

it('always sums to 0, in each unit', () => {
  const lot = fc.record({ id: fc.nat(9), kind: fc.constantFrom(...lotKinds) });
  const changes = fc.array(fc.record({ lot, amount: fc.integer() }));
  fc.assert(
    fc.property(fc.constantFrom(...ledgerEntryKinds), changes, (kind, some) => {
      if (kind === 'take_back') return;
      const { postings } = ledgerEntry(kind, some);
      for (const unit of units) {
        const ofUnit = postings.filter((posting) => posting.unit === unit);
        expect(ofUnit.reduce((sum, { amount }) => sum + amount, 0)).toBe(0);
      }
    }),
  );
});
